// Written by tools/types.mjs from what the server publishes. Do not edit.

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ListGames
         * @description What can be played.
         */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Who am I: nobody yet, for a page that just asks.
         */
        get: operations["me"];
        put?: never;
        post?: never;
        /**
         * ForgetMe
         * @description Be forgotten.
         */
        delete: operations["forgetMe"];
        options?: never;
        head?: never;
        /**
         * ChangeMe
         * @description Change name, colour or language.
         */
        patch: operations["changeMe"];
        trace?: never;
    };
    "/api/me/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * MakeLink
         * @description A private link to come back by; the one before is no longer valid.
         */
        post: operations["makeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ComeBack
         * @description Come back by the private link.
         */
        post: operations["comeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * MyTables
         * @description My tables, the last changed first.
         */
        get: operations["myTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * CreatePerson
         * @description Become somebody.
         */
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * CreateTable
         * @description A new table.
         */
        post: operations["createTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ShowTable
         * @description A table as it is.
         */
        get: operations["table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/at/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ShowMoment
         * @description The view before an action, by its entry's number: one's own, or any once it is over.
         */
        get: operations["moment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command
         * @description Do something: the same as over the socket, under a name of the client's own choice.
         */
        post: operations["command"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/describe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe
         * @description A part of the table in words.
         */
        get: operations["describe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/dice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ShowDice
         * @description Dice observed and expected.
         */
        get: operations["dice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ShowEntries
         * @description What has happened.
         */
        get: operations["entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ShowHint
         * @description The best few actions, for whoever plays with nobody but bots or at one device.
         */
        get: operations["hint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * NewInvite
         * @description A new invitation; the one before is no longer valid.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ShowRecord
         * @description The record of a finished game.
         */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Account */
        Account: {
            events: components["schemas"]["Happening"][];
            /** @description A seat, from 0. */
            seat: number | null;
            undone: boolean;
        };
        /** Act */
        Act: {
            action: string;
            decision?: number | null;
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
            type: "act";
        };
        /** Acted */
        Acted: {
            /** @description In milliseconds since 1970. */
            at: number;
            /** @enum {string} */
            by: "person" | "bot" | "absent" | "instruction";
            eyes: components["schemas"]["Account"][];
            number: number;
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
            type: "acted";
        };
        /** AnswerUndo */
        AnswerUndo: {
            agree: boolean;
            /** @constant */
            type: "answer-undo";
        };
        /** Chair */
        Chair: {
            /** @description Milliseconds that are left. */
            bank?: number;
            bot: string | null;
            /** @description As the game's sentences call whoever sits there. */
            called: string | components["schemas"]["Sentence"];
            /** @description A person's id. */
            person: string | null;
            present: boolean;
        };
        /** ChangedPerson */
        ChangedPerson: {
            colour?: string | null;
            language?: string | null;
            name?: string | null;
        };
        /** Choice */
        Choice: {
            index: number;
            message: components["schemas"]["Sentence"];
            /** @description To be sent as the action of an act. */
            text: string;
        };
        /** Close */
        Close: {
            /** @constant */
            type: "close";
        };
        /** Closed */
        Closed: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @constant */
            type: "closed";
        };
        /** Created */
        Created: {
            /** @description In milliseconds since 1970. */
            at: number;
            /** @description A person's id. */
            host: string;
            number: number;
            /** @constant */
            type: "created";
        };
        /** Damage */
        Damage: {
            cause: string;
            paid: number[];
            points: number[];
            /** @description A seat, from 0. */
            source: number | null;
        };
        /** Dealt */
        Dealt: {
            /** @description In milliseconds since 1970. */
            at: number;
            eyes: components["schemas"]["Account"][];
            number: number;
            /** @constant */
            type: "dealt";
        };
        /** Description */
        Description: {
            text: string;
        };
        /** DiceCount */
        DiceCount: {
            chi_square: number;
            expected: number;
            observed: {
                [key: string]: number;
            };
            thrown: number;
        };
        /** Done */
        Done: {
            /** @description Of the first entry that the command led to. */
            number: number;
        };
        /** Ended */
        Ended: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description Which the table had committed itself to. */
            seed: string;
            /** @constant */
            type: "ended";
        };
        /** Ending */
        Ending: {
            /** @description Each seat's place, from 1. */
            ranking: number[];
            /** @enum {string} */
            reason: "victory" | "shared-victory" | "no-winner";
            scores: number[];
            winners: number[];
        };
        /** Face */
        Face: {
            colour: string;
            id: string;
            name: string;
        };
        /** Frame */
        Frame: {
            borough?: "bronx" | "brooklyn" | "manhattan" | "queens" | "staten-island";
            do: string;
            left?: number;
            player?: number;
            step?: string;
        };
        /** GameOffer */
        GameOffer: {
            /** @description What can be described in words. */
            describe: string[];
            id: string;
            most_players: number;
            options: components["schemas"]["OptionOffer"][];
            rules: number;
        };
        /** Give */
        Give: {
            person: string;
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
            type: "give";
        };
        /** Grant */
        Grant: {
            /** @description A seat, from 0. */
            seat: number;
            seconds: number;
            /** @constant */
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
            /** @constant */
            type: "granted";
        };
        /** Happening */
        Happening: {
            arguments: {
                [key: string]: number | null;
            };
            kind: string;
            message: components["schemas"]["Sentence"] | null;
        };
        /** Hint */
        Hint: {
            /** @description Of winning. */
            chance: number;
            choice: components["schemas"]["Choice"];
            /** @description All of it as one text. */
            message: components["schemas"]["Sentence"];
            /** @description The chance in words. */
            odds: components["schemas"]["Sentence"];
            /** @description What counts most first. */
            reasons: components["schemas"]["Sentence"][];
        };
        /** Instruct */
        Instruct: {
            /** @description A seat, from 0. */
            seat: number;
            text: string;
            /** @constant */
            type: "instruct";
        };
        /** Instructed */
        Instructed: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description A seat, from 0. */
            seat: number;
            text: string | null;
            /** @constant */
            type: "instructed";
        };
        /** Join */
        Join: {
            invite?: string | null;
            /** @constant */
            type: "join";
        };
        /** Joined */
        Joined: {
            /** @description In milliseconds since 1970. */
            at: number;
            face: components["schemas"]["Face"];
            number: number;
            /** @constant */
            type: "joined";
        };
        /** KingOfNewYork */
        KingOfNewYork: {
            /** @description A seat, from 0. */
            active: number;
            /** @description A seat, from 0. */
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
            /** @description A seat, from 0. */
            first_player: number | null;
            /** @constant */
            format: "bigapple-position";
            /** @constant */
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
            options: {
                [key: string]: unknown;
            };
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
            /** @description A seat, from 0. */
            statue: number | null;
            subway_moves: number;
            /** @description A seat, from 0. */
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
            /** @constant */
            version: 1;
            /** @description A seat, from 0. */
            winner?: number | null;
        };
        /** LastScoring */
        LastScoring: {
            majorities: {
                [key: string]: number;
            };
            /** @enum {null|string} */
            tallest: "blue" | "orange" | "purple" | "yellow" | null;
        };
        /** Leave */
        Leave: {
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
            type: "leave";
        };
        /** Link */
        Link: {
            token: string;
        };
        /** MadeTable */
        MadeTable: {
            /** @description What others join with; it is told only once. */
            invite: string;
            table: string;
        };
        /** Manhattan */
        Manhattan: {
            /** @description A seat, from 0. */
            actor: number | null;
            chosen: {
                [key: string]: number[];
            };
            decision: string;
            destroyed: {
                [key: string]: number[];
            };
            /** @description A seat, from 0. */
            first_player: number | null;
            /** @constant */
            format: "bigapple-position";
            /** @constant */
            game: "manhattan";
            given_up: {
                [key: string]: number[];
            };
            hands: (number[] | null)[];
            last_scoring: components["schemas"]["LastScoring"];
            monster?: string;
            options: {
                [key: string]: unknown;
            };
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
            /** @constant */
            version: 1;
        };
        /** Me */
        Me: {
            colour: string;
            /** @description What a page sends along with each change. */
            form: string;
            id: string;
            language: string;
            name: string;
            /** @description For clients without cookies; it is told only once. */
            token: string | null;
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
        /** MyTable */
        MyTable: {
            /** @description In milliseconds since 1970. */
            changed_at: number;
            game: string;
            id: string;
            /** @description Whether it waits for me, told for the tables that changed last. */
            my_turn: boolean;
            /** @description The names of the other people there. */
            others: string[];
            /** @enum {string} */
            phase: "lobby" | "playing" | "over" | "closed";
        };
        /** Name */
        Name: {
            name?: string | null;
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
            type: "name";
        };
        /** Named */
        Named: {
            /** @description In milliseconds since 1970. */
            at: number;
            name: string | null;
            number: number;
            /** @description A person's id. */
            person: string;
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
            type: "named";
        };
        /** NewPerson */
        NewPerson: {
            /** @default teal */
            colour: string;
            /** @default en */
            language: string;
            name: string;
        };
        /** NewTable */
        NewTable: {
            game: string;
            /**
             * @description Whether anybody who knows the table may join uninvited.
             * @default false
             */
            open: boolean;
            options?: {
                [key: string]: unknown;
            };
            time?: components["schemas"]["NewTime"];
        };
        /**
         * NewTime
         * @default {
         *       "kind": "untimed",
         *       "seconds": 0,
         *       "increment": 0
         *     }
         */
        NewTime: {
            /** @default 0 */
            increment: number;
            /**
             * @default untimed
             * @enum {string}
             */
            kind: "untimed" | "move" | "bank";
            /** @default 0 */
            seconds: number;
        };
        /** Offers */
        Offers: {
            bots: string[];
            colours: string[];
            games: components["schemas"]["GameOffer"][];
            messages: string[];
        };
        /** OpenSeat */
        OpenSeat: {
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
            type: "open-seat";
        };
        /** OptionOffer */
        OptionOffer: {
            default: unknown;
            name: string;
            /** @description Whether it is a list of values. */
            several: boolean;
            values: unknown[];
        };
        /** ProblemDocument */
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
        /** Rematch */
        Rematch: {
            /** @constant */
            type: "rematch";
        };
        /** Rematched */
        Rematched: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            table: string;
            /** @constant */
            type: "rematched";
        };
        /** Remove */
        Remove: {
            person: string;
            /** @constant */
            type: "remove";
        };
        /** Removed */
        Removed: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description A person's id. */
            person: string;
            /** @constant */
            type: "removed";
        };
        /** Request */
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
            /** @constant */
            type: "said";
            what: string;
        };
        /** Say */
        Say: {
            /** @constant */
            type: "say";
            what: string;
        };
        /** SeatBot */
        SeatBot: {
            bot: string;
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
            type: "seat-bot";
        };
        /** Seated */
        Seated: {
            /** @description In milliseconds since 1970. */
            at: number;
            bot: string | null;
            number: number;
            /** @description A person's id. */
            person: string | null;
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
            type: "seated";
        };
        /** Sentence */
        Sentence: {
            id: string;
            parameters: {
                [key: string]: unknown;
            };
            /** @description In the language that was asked for. */
            text?: string;
        };
        /** Sight */
        Sight: {
            /** @description One's own, by subject. */
            instructions?: {
                [key: string]: string;
            };
            /** @description Empty unless this seat is asked. */
            legal: components["schemas"]["Choice"][];
            question: components["schemas"]["Sentence"] | null;
            /** @description A seat, from 0. */
            seat: number | null;
            view: components["schemas"]["Manhattan"] | components["schemas"]["KingOfNewYork"];
        };
        /** Start */
        Start: {
            /** @constant */
            type: "start";
        };
        /** TableState */
        TableState: {
            /** @description Who is asked. */
            actor: number | null;
            /** @description The number of that decision. */
            asked: number;
            /** @description To the seed of all chance. */
            commitment: string;
            /** @description In milliseconds since 1970. */
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
            options: {
                [key: string]: unknown;
            };
            outcome?: components["schemas"]["Ending"];
            /** @enum {string} */
            phase: "lobby" | "playing" | "over" | "closed";
            rules: number;
            seats: components["schemas"]["Chair"][];
            /** @description Once the game is over. */
            seed?: string;
            /** @description The table of the rematch. */
            successor: string | null;
            table: string;
            /** @description Whether a bot is asked. */
            thinking: boolean;
            time: components["schemas"]["TimeControl"];
            undo: components["schemas"]["UndoState"];
            you: components["schemas"]["You"];
        };
        /** Take */
        Take: {
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
            type: "take";
        };
        /** TimeControl */
        TimeControl: {
            /** @default 0 */
            increment: number;
            /**
             * @default untimed
             * @enum {string}
             */
            kind: "untimed" | "move" | "bank";
            /** @default 0 */
            seconds: number;
        };
        /** Undo */
        Undo: {
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
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
            /** @constant */
            type: "undo-answered";
        };
        /** UndoAsked */
        UndoAsked: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description A seat, from 0. */
            seat: number;
            /** @constant */
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
            /** @constant */
            type: "undone";
        };
        /** UndoState */
        UndoState: {
            agreed: string[];
            /** @description A seat, from 0. */
            asked_by: number | null;
            /** @description One's own seats that may take back without asking. */
            free: number[];
        };
        /** Withdraw */
        Withdraw: {
            /** @description A seat, from 0. */
            seat: number;
            subject?: string | null;
            /** @constant */
            type: "withdraw";
        };
        /** Withdrawn */
        Withdrawn: {
            /** @description In milliseconds since 1970. */
            at: number;
            number: number;
            /** @description A seat, from 0. */
            seat: number;
            subject: string | null;
            /** @constant */
            type: "withdrawn";
        };
        /** You */
        You: {
            /** @description A person's id. */
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
export interface operations {
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offers"];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"] | null;
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    forgetMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    changeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedPerson"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    makeLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    comeBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Link"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    myTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTable"][];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    createPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPerson"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    createTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeTable"];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    table: {
        parameters: {
            query?: {
                /** @description For messages as texts; without one they come as ids only. */
                language?: "en" | "fr" | "es" | "ru" | null;
            };
            header?: never;
            path: {
                /** @description A table. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableState"];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    moment: {
        parameters: {
            query?: {
                /** @description With whose eyes. */
                seat?: number | null;
            };
            header?: never;
            path: {
                number: number;
                /** @description A table. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manhattan"] | components["schemas"]["KingOfNewYork"];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    command: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Request"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    describe: {
        parameters: {
            query: {
                /** @description For messages as texts; without one they come as ids only. */
                language?: "en" | "fr" | "es" | "ru" | null;
                part: string;
                /** @description With whose eyes. */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description A table. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Description"];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    dice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["DiceCount"];
                    };
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    entries: {
        parameters: {
            query?: {
                /** @description For messages as texts; without one they come as ids only. */
                language?: "en" | "fr" | "es" | "ru" | null;
                /** @description Entries after this number. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description A table. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Created"] | components["schemas"]["Joined"] | components["schemas"]["Removed"] | components["schemas"]["Seated"] | components["schemas"]["Named"] | components["schemas"]["Dealt"] | components["schemas"]["Acted"] | components["schemas"]["UndoAsked"] | components["schemas"]["UndoAnswered"] | components["schemas"]["Undone"] | components["schemas"]["Said"] | components["schemas"]["Instructed"] | components["schemas"]["Withdrawn"] | components["schemas"]["Granted"] | components["schemas"]["Ended"] | components["schemas"]["Rematched"] | components["schemas"]["Closed"])[];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query: {
                /** @description For messages as texts; without one they come as ids only. */
                language?: "en" | "fr" | "es" | "ru" | null;
                /** @description Whose decision it is. */
                seat: number;
            };
            header?: never;
            path: {
                /** @description A table. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"][];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeTable"];
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad Request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
}
