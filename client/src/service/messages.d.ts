// Written by tools/types.mjs from what the server publishes. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Account
         * @description What happened, with the eyes of a seat or of a spectator.
         */
        Account: {
            events: components["schemas"]["Happening"][];
            seat: number | null;
            undone: boolean;
        };
        /**
         * Act
         * @description Answers the decision that one is asked.
         */
        Act: {
            action: string;
            /** @default null */
            decision: number | null;
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "act";
        };
        /** Acted */
        Acted: {
            /** @description In milliseconds since 1970. */
            at: number;
            /** @enum {unknown} */
            by: "absent" | "bot" | "instruction" | "person";
            eyes: components["schemas"]["Account"][];
            number: number;
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "acted";
        };
        /** AnswerUndo */
        AnswerUndo: {
            agree: boolean;
            /** @enum {unknown} */
            type: "answer-undo";
        };
        /**
         * Chair
         * @description A seat: whose it is, and the bot that plays it, if one does.
         */
        Chair: {
            /** @description Milliseconds that are left. */
            bank?: number;
            bot: string | null;
            /** @description As the game's sentences call whoever sits there. */
            called: string | components["schemas"]["Sentence"];
            person: string | null;
            present: boolean;
        };
        /**
         * Choice
         * @description Something that whoever is asked may do.
         */
        Choice: {
            index: number;
            message: components["schemas"]["Sentence"];
            /** @description To be sent as the action of an act. */
            text: string;
        };
        /**
         * Close
         * @description The host ends the table.
         */
        Close: {
            /** @enum {unknown} */
            type: "close";
        };
        /** Closed */
        Closed: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @enum {unknown} */
            type: "closed";
        };
        /** Created */
        Created: {
            /** @description In milliseconds since 1970. */
            at: number;
            /** @description A person's id. */
            host: string;
            number: number;
            /** @enum {unknown} */
            type: "created";
        };
        /** Damage */
        Damage: {
            cause: string;
            paid: number[];
            points: number[];
            source: number | null;
        };
        /** Dealt */
        Dealt: {
            /** @description In milliseconds since 1970. */
            at: number;
            eyes: components["schemas"]["Account"][];
            number: number;
            /** @enum {unknown} */
            type: "dealt";
        };
        /**
         * Done
         * @description A command was carried out, and is on disk.
         */
        Done: {
            id: string;
            number: number;
            /** @enum {unknown} */
            type: "done";
        };
        /** Ended */
        Ended: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description Which the table had committed itself to. */
            seed: string;
            /** @enum {unknown} */
            type: "ended";
        };
        /**
         * Ending
         * @description How the game ended.
         */
        Ending: {
            /** @description Each seat's place, from 1. */
            ranking: number[];
            /** @enum {unknown} */
            reason: "no-winner" | "shared-victory" | "victory";
            scores: number[];
            winners: number[];
        };
        /**
         * Entries
         * @description What has just happened, and the table as it is now.
         */
        Entries: {
            entries: (components["schemas"]["Created"] | components["schemas"]["Joined"] | components["schemas"]["Removed"] | components["schemas"]["Seated"] | components["schemas"]["Named"] | components["schemas"]["Dealt"] | components["schemas"]["Acted"] | components["schemas"]["UndoAsked"] | components["schemas"]["UndoAnswered"] | components["schemas"]["Undone"] | components["schemas"]["Said"] | components["schemas"]["Instructed"] | components["schemas"]["Withdrawn"] | components["schemas"]["Granted"] | components["schemas"]["Ended"] | components["schemas"]["Rematched"] | components["schemas"]["Closed"])[];
            state: components["schemas"]["TableState"];
            /** @enum {unknown} */
            type: "entries";
        };
        /**
         * Face
         * @description What others see of a person.
         */
        Face: {
            colour: string;
            id: string;
            name: string;
        };
        /**
         * Frame
         * @description Something that is under way.
         */
        Frame: {
            /** @enum {unknown} */
            borough?: "bronx" | "brooklyn" | "manhattan" | "queens" | "staten-island";
            do: string;
            left?: number;
            player?: number;
            step?: string;
        };
        FromDevice: components["schemas"]["Hello"] | components["schemas"]["Request"];
        FromServer: components["schemas"]["Welcome"] | components["schemas"]["Entries"] | components["schemas"]["Presence"] | components["schemas"]["Done"] | components["schemas"]["Refused"];
        /**
         * Give
         * @description Gives an open seat, or one's own, to a guest. An open one only the host can give.
         */
        Give: {
            person: string;
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "give";
        };
        /**
         * Grant
         * @description Gives another player more time.
         */
        Grant: {
            /** @description A seat, from 0. */
            seat: number;
            seconds: number;
            /** @enum {unknown} */
            type: "grant";
        };
        /** Granted */
        Granted: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description A person's id. */
            person: string;
            /** @description A seat, from 0. */
            seat: number;
            seconds: number;
            /** @enum {unknown} */
            type: "granted";
        };
        /**
         * Happening
         * @description An event of the game; what somebody may not know of it is null.
         */
        Happening: {
            arguments: {
                [key: string]: number | null;
            };
            kind: string;
            message: components["schemas"]["Sentence"] | null;
        };
        /**
         * Hello
         * @description The first message of a device: what it has seen, and in what language it wants texts.
         */
        Hello: {
            /** @default null */
            language: ("en" | "es" | "fr" | "ru") | null;
            /** @default null */
            since: number | null;
        };
        /**
         * Instruct
         * @description Answers a question in advance.
         */
        Instruct: {
            /** @description A seat, from 0. */
            seat: number;
            text: string;
            /** @enum {unknown} */
            type: "instruct";
        };
        /**
         * Instructed
         * @description A standing instruction was given; what it says is told only to whoever gave it.
         */
        Instructed: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description A seat, from 0. */
            seat: number;
            text: string | null;
            /** @enum {unknown} */
            type: "instructed";
        };
        /**
         * Join
         * @description Becomes a guest of the table, who may watch and take an open seat.
         */
        Join: {
            /** @default null */
            invite: string | null;
            /** @enum {unknown} */
            type: "join";
        };
        /** Joined */
        Joined: {
            /** @description In milliseconds since 1970. */
            at: number;
            face: components["schemas"]["Face"];
            number: number;
            /** @enum {unknown} */
            type: "joined";
        };
        /** KingOfNewYork */
        KingOfNewYork: {
            /** @description A seat, from 0. */
            active: number;
            actor: number | null;
            added: {
                [key: string]: number;
            };
            agenda: components["schemas"]["Frame"][];
            below: {
                [key: string]: number[];
            };
            carapace_tokens: number;
            card_in_play: string | null;
            claims: number[];
            damage: components["schemas"]["Damage"] | null;
            decision: string;
            /** @description What is in it; nobody knows the order. */
            deck: string[];
            destroyed: {
                [key: string]: number;
            };
            /** @description A letter for each die. */
            dice: string;
            discard_pile: string[];
            ending?: string;
            entered: boolean;
            entering_cards: string[];
            extra_turn: string | null;
            falls: number;
            fell_now: number[];
            first_player: number | null;
            /** @enum {unknown} */
            format: "bigapple-position";
            /** @enum {unknown} */
            game: "king-of-new-york";
            lost: number[];
            market: (string | null)[];
            monsters: components["schemas"]["Monster"][];
            new_units: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            nobody_in_manhattan: boolean;
            /** @description A seat, from 0. */
            normal_player: number;
            only_units: boolean;
            options: Record<string, never>;
            piles: {
                [key: string]: (string | null)[];
            };
            received: number[];
            rerolls_left: number;
            resolved: string;
            rules: number;
            souvenirs: {
                [key: string]: number;
            };
            sped: boolean;
            statue: number | null;
            subway_moves: number;
            superstar: number | null;
            turn_number: number;
            units: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            unseen_tiles: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            version: 1;
            winner?: number | null;
        };
        /** LastScoring */
        LastScoring: {
            majorities: {
                [key: string]: number;
            };
            tallest: ("blue" | "orange" | "purple" | "yellow") | null;
        };
        /**
         * Leave
         * @description Gives a seat up: to a bot once the game has begun.
         */
        Leave: {
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "leave";
        };
        /**
         * Listing
         * @description Several parameters, written one after another.
         */
        Listing: {
            items: components["schemas"]["Parameter"][];
            separator: components["schemas"]["Parameter"];
        };
        /** Manhattan */
        Manhattan: {
            actor: number | null;
            chosen: {
                [key: string]: number[];
            };
            decision: string;
            destroyed: {
                [key: string]: number[];
            };
            first_player: number | null;
            /** @enum {unknown} */
            format: "bigapple-position";
            /** @enum {unknown} */
            game: "manhattan";
            given_up: {
                [key: string]: number[];
            };
            hands: (number[] | null)[];
            last_scoring: components["schemas"]["LastScoring"];
            monster?: string;
            options: Record<string, never>;
            pile: number[] | null;
            pile_size: number;
            played: number[];
            reserve: {
                [key: string]: number[];
            };
            round: number;
            rules: number;
            score: {
                [key: string]: number;
            };
            set_aside?: number[];
            /** @description Blocks on each lot, such as blue 3, upwards. */
            towers: {
                [key: string]: string[];
            };
            true_rule?: string | null;
            unseen_rules?: string[];
            urban_rule?: string;
            /** @enum {unknown} */
            version: 1;
        };
        /** Monster */
        Monster: {
            cards: string[];
            curses: number;
            energy: number;
            extra_turns: string[];
            fallen: number;
            hearts: number;
            name: string;
            place: string | null;
            stars: number;
            trophies: {
                [key: string]: number;
            };
            webs: number;
        };
        /**
         * Name
         * @description Calls one's own seat by a name: several people can play at one device. Without a name it is
         *         called as before.
         */
        Name: {
            /** @default null */
            name: string | null;
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "name";
        };
        /**
         * Named
         * @description How a person calls one of their seats from now on; null for no name of its own.
         */
        Named: {
            /** @description In milliseconds since 1970. */
            at: number;
            name: string | null;
            number: number;
            /** @description A person's id. */
            person: string;
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "named";
        };
        /**
         * OpenSeat
         * @description Takes a bot off its seat, so that somebody can sit there.
         */
        OpenSeat: {
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "open-seat";
        };
        Parameter: string | number | boolean | null | components["schemas"]["Sentence"] | components["schemas"]["Listing"];
        /**
         * Presence
         * @description Who of the people is there.
         */
        Presence: {
            present: string[];
            table: string;
            /** @enum {unknown} */
            type: "presence";
        };
        /**
         * ProblemDocument
         * @description What was refused and why, after RFC 9457. Nothing has changed.
         */
        ProblemDocument: {
            /** @description Of the rulebook. */
            clause?: string;
            code: string;
            message: components["schemas"]["Sentence"];
            status: number;
            /** @description A sentence in the language of whoever asked. */
            title: string;
            type: string;
        };
        /**
         * Refused
         * @description A command, or the socket itself if there is no id, was refused; nothing has changed.
         */
        Refused: {
            id: string | null;
            problem: components["schemas"]["ProblemDocument"];
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Rematch
         * @description The same people at a new table.
         */
        Rematch: {
            /** @enum {unknown} */
            type: "rematch";
        };
        /** Rematched */
        Rematched: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            table: string;
            /** @enum {unknown} */
            type: "rematched";
        };
        /**
         * Remove
         * @description The host sends a guest away; a bot keeps the seats.
         */
        Remove: {
            person: string;
            /** @enum {unknown} */
            type: "remove";
        };
        /** Removed */
        Removed: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description A person's id. */
            person: string;
            /** @enum {unknown} */
            type: "removed";
        };
        /**
         * Request
         * @description What a device sends: a command under a name of its own, the same each time it is sent.
         */
        Request: {
            command: components["schemas"]["Join"] | components["schemas"]["Take"] | components["schemas"]["Leave"] | components["schemas"]["Give"] | components["schemas"]["SeatBot"] | components["schemas"]["OpenSeat"] | components["schemas"]["Remove"] | components["schemas"]["Name"] | components["schemas"]["Start"] | components["schemas"]["Act"] | components["schemas"]["Undo"] | components["schemas"]["AnswerUndo"] | components["schemas"]["Say"] | components["schemas"]["Instruct"] | components["schemas"]["Withdraw"] | components["schemas"]["Grant"] | components["schemas"]["Rematch"] | components["schemas"]["Close"];
            id: string;
        };
        /** Said */
        Said: {
            /** @description In milliseconds since 1970. */
            at: number;
            message: components["schemas"]["Sentence"];
            number: number;
            /** @description A person's id. */
            person: string;
            /** @enum {unknown} */
            type: "said";
            what: string;
        };
        /**
         * Say
         * @description One of the friendly messages.
         */
        Say: {
            /** @enum {unknown} */
            type: "say";
            what: string;
        };
        /**
         * SeatBot
         * @description Lets a bot play an open seat, or keep one's own. Once the game has begun, the host can let it
         *         keep anybody's: it stays theirs, and they can take it back.
         */
        SeatBot: {
            bot: string;
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "seat-bot";
        };
        /**
         * Seated
         * @description Whose a seat is from now on, and which bot plays it; nobody's if it is open.
         */
        Seated: {
            /** @description In milliseconds since 1970. */
            at: number;
            bot: string | null;
            number: number;
            person: string | null;
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "seated";
        };
        /**
         * Sentence
         * @description A message and what is to be put into it; parameters may be messages themselves.
         */
        Sentence: {
            id: string;
            parameters: {
                [key: string]: components["schemas"]["Parameter"];
            };
            /** @description In the language that was asked for. */
            text?: string;
        };
        /**
         * Sight
         * @description The game with the eyes of a seat, or of a spectator.
         */
        Sight: {
            /** @description One's own, by subject. */
            instructions?: {
                [key: string]: string;
            };
            /** @description Empty unless this seat is asked. */
            legal: components["schemas"]["Choice"][];
            question: components["schemas"]["Sentence"] | null;
            seat: number | null;
            view: components["schemas"]["Manhattan"] | components["schemas"]["KingOfNewYork"];
        };
        /**
         * Start
         * @description The host begins the game.
         */
        Start: {
            /** @enum {unknown} */
            type: "start";
        };
        /**
         * TableState
         * @description A table as one person may know it.
         */
        TableState: {
            /** @description Who is asked. */
            actor: number | null;
            /** @description The number of that decision. */
            asked: number;
            /** @description To the seed of all chance. */
            commitment: string;
            deadline: number | null;
            /** @description What kind of decision is asked. */
            decision: string | null;
            /** @description Empty until the game begins. */
            eyes: components["schemas"]["Sight"][];
            game: string;
            guests: components["schemas"]["Face"][];
            /** @description A person's id. */
            host: string;
            /** @description Of the last entry. */
            number: number;
            open: boolean;
            options: Record<string, never>;
            outcome?: components["schemas"]["Ending"];
            /** @enum {unknown} */
            phase: "closed" | "lobby" | "over" | "playing";
            rules: number;
            seats: components["schemas"]["Chair"][];
            /** @description Once the game is over. */
            seed?: string;
            successor: string | null;
            table: string;
            /** @description Whether a bot is asked. */
            thinking: boolean;
            time: components["schemas"]["TimeControl"];
            undo: components["schemas"]["UndoState"];
            you: components["schemas"]["You"];
        };
        /**
         * Take
         * @description Takes an open seat, or takes one's own seat back from the bot that kept it.
         */
        Take: {
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "take";
        };
        /**
         * TimeControl
         * @description How long a player may think. Times are in seconds; days per move are many of them.
         */
        TimeControl: {
            /** @default 0 */
            increment: number;
            /**
             * @default untimed
             * @enum {unknown}
             */
            kind: "bank" | "move" | "untimed";
            /** @default 0 */
            seconds: number;
        };
        /**
         * Undo
         * @description Takes one's last action back: at once where nothing was learned, else others are asked.
         */
        Undo: {
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "undo";
        };
        /** UndoAnswered */
        UndoAnswered: {
            agree: boolean;
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description A person's id. */
            person: string;
            /** @enum {unknown} */
            type: "undo-answered";
        };
        /** UndoAsked */
        UndoAsked: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "undo-asked";
        };
        /** Undone */
        Undone: {
            /** @description In milliseconds since 1970. */
            at: number;
            count: number;
            number: number;
            /** @description A seat, from 0. */
            seat: number;
            /** @enum {unknown} */
            type: "undone";
        };
        /** UndoState */
        UndoState: {
            agreed: string[];
            asked_by: number | null;
            /** @description One's own seats that may take back without asking. */
            free: number[];
        };
        /**
         * Welcome
         * @description The first answer: the table as it is, and what has happened since one last saw it.
         */
        Welcome: {
            entries: (components["schemas"]["Created"] | components["schemas"]["Joined"] | components["schemas"]["Removed"] | components["schemas"]["Seated"] | components["schemas"]["Named"] | components["schemas"]["Dealt"] | components["schemas"]["Acted"] | components["schemas"]["UndoAsked"] | components["schemas"]["UndoAnswered"] | components["schemas"]["Undone"] | components["schemas"]["Said"] | components["schemas"]["Instructed"] | components["schemas"]["Withdrawn"] | components["schemas"]["Granted"] | components["schemas"]["Ended"] | components["schemas"]["Rematched"] | components["schemas"]["Closed"])[];
            state: components["schemas"]["TableState"];
            /** @enum {unknown} */
            type: "welcome";
        };
        /**
         * Withdraw
         * @description Takes an instruction back, or all of them.
         */
        Withdraw: {
            /** @description A seat, from 0. */
            seat: number;
            /** @default null */
            subject: string | null;
            /** @enum {unknown} */
            type: "withdraw";
        };
        /**
         * Withdrawn
         * @description Instructions were taken back; which ones is told only to whoever did it.
         */
        Withdrawn: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description A seat, from 0. */
            seat: number;
            subject: string | null;
            /** @enum {unknown} */
            type: "withdrawn";
        };
        /** You */
        You: {
            person: string | null;
            seats: number[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
