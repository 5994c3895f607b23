"""The sections of a report on King of New York."""

from __future__ import annotations

from typing import Any, NamedTuple

from bigapple.games.king_of_new_york.cards.table import CARDS, CARDS_IN_BOX
from bigapple.games.king_of_new_york.people.words import ENDING_NAMES
from bigapple.laboratory import page, plots
from bigapple.laboratory.counting.king_of_new_york import (
    BOUGHT,
    FORBIDDEN,
    FREE,
    SOURCES,
    TRIED_ONE_IN,
    WOUNDS,
)
from bigapple.laboratory.intervals import (
    NOTHING,
    Estimate,
    mean,
    moments,
    paired,
    proportion,
    quantile,
    weighted,
)
from bigapple.laboratory.page import Page, Words
from bigapple.laboratory.report import compared, has_games, heading, seats, spread, two_moments
from bigapple.laboratory.study import Part, Study


def write(report: Page, study: Study) -> None:
    for part in study.counts:
        if has_games(part):
            about_players(report, part)
    if has_games(study.experiment):
        assert study.experiment is not None
        about_cards(report, study.experiment)


def about_players(report: Page, part: Part) -> None:
    """Who wins, how and when, with one number of monsters."""
    words, tally = report.words, part.tally
    players, games = int(part.options["players"]), int(tally.games)
    wins = [proportion(int(tally.seat_wins[seat].sum()), games) for seat in range(players)]
    report.section(
        words("lab-king-players", players=players),
        page.paragraph(words("lab-played", games=words.number(games))),
        heading(words("lab-seats")),
        seats(words, wins),
        heading(words("lab-king-endings")),
        endings(words, tally, games),
        heading(words("lab-length")),
        length(words, tally),
        heading(words("lab-king-falls")),
        falls(words, tally, players, games),
        heading(words("lab-king-stars")),
        stars(words, tally, players, games),
        heading(words("lab-king-damage")),
        damage(words, tally, players, games),
    )


def endings(words: Words, tally: Any, games: int) -> str:
    caption = words("lab-king-endings-caption")
    rows = []
    for number, name in enumerate(ENDING_NAMES[1:], 1):
        times = int(tally.endings[number])
        share = proportion(times, games)
        rounds = two_moments(tally.rounds_by_ending[number], times)
        message = "card-painbow" if name == "painbow" else f"lab-king-ending-{name}"
        rows.append((words(message), share, rounds))
    cells = [
        [name, words.estimate(share, percent=True), words.estimate(rounds, percent=False)]
        for name, share, rounds in rows
    ]
    head = [words("lab-king-ending"), words("lab-share"), words("lab-king-rounds-mean")]
    plot = plots.bars(caption, [(name, [share]) for name, share, _ in rows], words.whole)
    return page.pair(plot, page.table(caption, head, cells))


def length(words: Words, tally: Any) -> str:
    told = {
        "turns": words.estimate(moments(tally.turns), percent=False, digits=2),
        "rounds": words.estimate(moments(tally.rounds), percent=False, digits=2),
        "short": quantile(tally.rounds, 0.05),
        "long": quantile(tally.rounds, 0.95),
    }
    shown = spread(words, words("lab-king-rounds-caption"), words("lab-king-rounds"), tally.rounds)
    return page.paragraph(words("lab-king-length", **told)) + shown


def falls(words: Words, tally: Any, players: int, games: int) -> str:
    """Who is eliminated, in which round, and by what."""
    by_round = tally.fell.sum(axis=0)
    total = int(by_round.sum())
    fallen = mean(total, total, games)
    parts = [page.paragraph(words("lab-king-falls-mean", falls=words.number(fallen.value, 2)))]
    caption = words("lab-king-falls-seat")
    rates = [proportion(int(tally.fell[seat].sum()), games) for seat in range(players)]
    names = [words("lab-seat", number=seat + 1) for seat in range(players)]
    rows = [
        [name, words.estimate(rate, percent=True)] for name, rate in zip(names, rates, strict=True)
    ]
    plot = plots.bars(
        caption, [(name, [rate]) for name, rate in zip(names, rates, strict=True)], words.whole
    )
    head = [words("lab-seat-head"), words("lab-king-fell")]
    parts.append(page.pair(plot, page.table(caption, head, rows)))
    if total:
        caption = words("lab-king-falls-round")
        parts.append(spread(words, caption, words("lab-king-round"), by_round))
        caption = words("lab-king-falls-cause")
        causes = [proportion(int(tally.falls_by[i]), total) for i in range(len(WOUNDS))]
        names = [words(f"lab-king-wound-{wound}") for wound in WOUNDS]
        rows = [
            [name, words.estimate(one, percent=True)]
            for name, one in zip(names, causes, strict=True)
        ]
        plot = plots.bars(
            caption, [(name, [one]) for name, one in zip(names, causes, strict=True)], words.whole
        )
        head = [words("lab-king-cause"), words("lab-share")]
        parts.append(page.pair(plot, page.table(caption, head, rows)))
    return "".join(parts)


def winners_and_others(sums: Any, players: int, games: int, won: int) -> tuple[Estimate, Estimate]:
    """Averages of two moments by [others, winners]: a game has at most one winner."""
    return (
        mean(int(sums[1, 0]), int(sums[1, 1]), won),
        mean(int(sums[0, 0]), int(sums[0, 1]), players * games - won),
    )


def stars(words: Words, tally: Any, players: int, games: int) -> str:
    won = int(tally.seat_wins.sum())
    rows = [
        (
            words(f"lab-king-source-{source}"),
            *winners_and_others(tally.stars[number], players, games, won),
        )
        for number, source in enumerate(SOURCES)
    ]
    rows.append(
        (words("lab-king-stars-lost"), *winners_and_others(tally.stars_lost, players, games, won))
    )
    rows.append(
        (words("lab-king-stars-end"), *winners_and_others(tally.final_stars, players, games, won))
    )
    shares = [
        proportion(int(tally.home_turns[0, who]), int(tally.home_turns[1, who])) for who in (1, 0)
    ]
    told = dict(
        zip(("winners", "others"), (words.estimate(s, percent=True) for s in shares), strict=True)
    )
    caption = words("lab-king-stars-caption")
    shown = compared(words, caption, words("lab-king-source"), rows)
    return page.paragraph(words("lab-king-home", **told)) + shown


def damage(words: Words, tally: Any, players: int, games: int) -> str:
    won = int(tally.seat_wins.sum())
    rows = [
        (
            words(f"lab-king-wound-{wound}"),
            *winners_and_others(tally.hearts[number], players, games, won),
        )
        for number, wound in enumerate(WOUNDS)
    ]
    caption = words("lab-king-damage-caption")
    return compared(words, caption, words("lab-king-cause"), rows)


# Cards.


class CardResult(NamedTuple):
    """What the experiment says of a card, in shares of games won."""

    number: int
    trials: int
    bought: Estimate
    """Bought rather than forbidden …"""
    wanted: Estimate
    """… only where the policy wanted it …"""
    free: Estimate
    """… and got for nothing rather than forbidden."""
    per_energy: Estimate
    """The last for each ⚡ that it costs."""


def arms(counts: Any, one: int, other: int) -> tuple[int, int, int]:
    """How often the one arm alone was won, how often the other, and of how many trials."""
    more = sum(int(n) for won, n in enumerate(counts) if won >> one & 1 and not won >> other & 1)
    less = sum(int(n) for won, n in enumerate(counts) if won >> other & 1 and not won >> one & 1)
    return more, less, int(counts.sum())


def effect(trials: Any, one: int, other: int) -> Estimate:
    """Over all moments: those that were seldom tried out count for more."""
    return weighted([arms(counts, one, other) for counts in trials], TRIED_ONE_IN)


def mean_cost(trials: Any, costs: Any) -> float:
    """The average price over all moments."""
    moments = sum(int(trials[s].sum()) * TRIED_ONE_IN[s] for s in range(len(TRIED_ONE_IN)))
    paid = sum(int(costs[s]) * TRIED_ONE_IN[s] for s in range(len(TRIED_ONE_IN)))
    return paid / moments if moments else 0.0


def card_result(tally: Any, card: int) -> CardResult:
    trials = tally.trials[card]
    free = effect(trials, FREE, FORBIDDEN)
    cost = mean_cost(trials, tally.trial_cost[card])
    return CardResult(
        number=card,
        trials=int(trials.sum()),
        bought=effect(trials, BOUGHT, FORBIDDEN),
        wanted=paired(*arms(trials[1], BOUGHT, FORBIDDEN)),
        free=free,
        per_energy=free.times(1 / cost) if cost else NOTHING,
    )


def energy_worth(tally: Any) -> Estimate:
    """What an ⚡ is worth: cards got for nothing rather than bought, by what they cost."""
    trials = tally.trials.sum(axis=0)
    cost = mean_cost(trials, tally.trial_cost.sum(axis=0))
    return effect(trials, FREE, BOUGHT).times(1 / cost) if cost else NOTHING


def about_cards(report: Page, part: Part) -> None:
    words, tally = report.words, part.tally
    games = int(tally.games)
    results = sorted(
        (card_result(tally, card) for card in range(CARDS_IN_BOX)),
        key=lambda result: -result.bought.value if result.bought.known else 9.0,
    )
    names = [words(f"card-{card.name}") for card in CARDS]
    told = {
        "trials": words.number(sum(result.trials for result in results)),
        "players": int(part.options["players"]),
        "energy": words.effect(energy_worth(tally), 2),
    }
    caption = words("lab-cards-caption")
    plot = plots.forest(caption, [(names[r.number], r.bought) for r in results], words.points)
    head = [words("lab-card"), words("lab-cards-effect"), words("lab-cards-wanted")]
    rows = [[names[r.number], words.effect(r.bought), words.effect(r.wanted)] for r in results]
    value_head = [
        words("lab-card"),
        words("lab-cards-cost"),
        words("lab-cards-free"),
        words("lab-cards-per-energy"),
        words("lab-cards-trials"),
    ]
    by_value = sorted(results, key=lambda r: -r.per_energy.value if r.per_energy.known else 9.0)
    value_rows = [
        [
            names[r.number],
            str(CARDS[r.number].cost),
            words.effect(r.free),
            words.effect(r.per_energy, 2),
            words.number(r.trials),
        ]
        for r in by_value
    ]
    report.section(
        words("lab-cards", players=int(part.options["players"])),
        page.paragraph(words("lab-cards-method", **told)),
        page.paragraph(words("lab-cards-limits")),
        heading(words("lab-cards-buying")),
        page.pair(plot, page.table(caption, head, rows)),
        heading(words("lab-cards-value")),
        page.paragraph(words("lab-cards-energy", **told)),
        page.table(words("lab-cards-value-caption"), value_head, value_rows),
        heading(words("lab-cards-market")),
        market(words, tally, games, names),
    )


def market(words: Words, tally: Any, games: int, names: list[str]) -> str:
    """How often cards are offered and bought, and how their buyers fare."""
    head = [
        words("lab-card"),
        words("lab-cards-cost"),
        words("lab-cards-offered"),
        words("lab-cards-bought"),
        words("lab-cards-paid"),
        words("lab-cards-otherwise"),
        words("lab-cards-stars"),
        words("lab-cards-owners"),
    ]
    rows = []
    order = sorted(range(CARDS_IN_BOX), key=lambda card: -int(tally.bought[card]))
    for card in order:
        bought, offered = int(tally.bought[card]), int(tally.offered[card])
        owners, had = tally.owned[card], bought + int(tally.bought_otherwise[card])
        rows.append(
            [
                names[card],
                str(CARDS[card].cost),
                words.number(100 * offered / games, 1),
                # A card that comes back after it was used is bought more than once.
                words.number(100 * bought / games, 2),
                words.number(int(tally.paid[card]) / bought if bought else float("nan"), 2),
                words.number(100 * int(tally.bought_otherwise[card]) / games, 2),
                words.number(int(tally.stars_by_card[card]) / had if had else float("nan"), 2),
                words.estimate(proportion(int(owners[1]), int(owners.sum())), percent=True),
            ]
        )
    return page.table(words("lab-cards-market-caption"), head, rows)
