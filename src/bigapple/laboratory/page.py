"""A report as one HTML page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bigapple.laboratory.intervals import Estimate
from bigapple.numbers import MISSING, number, percent, percent_sign
from bigapple.texts import text

STYLE = """
:root{color-scheme:light dark;--ink:#1b1d22;--soft:#5a6070;--paper:#fff;--line:#d5d9e2;
--band:#f3f5f9;--s0:#1f5fa8;--s1:#c2571a}
@media(prefers-color-scheme:dark){:root{--ink:#e8eaf0;--soft:#a5adbd;--paper:#15171c;--line:#3a404c;
--band:#1e2128;--s0:#7db4ee;--s1:#f0a06a}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:72rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
h1{line-height:1.2}h2{margin-top:2.5rem;border-top:2px solid var(--line);padding-top:1rem}
p{max-width:46rem}a{color:var(--s0)}
nav ul{padding-left:1.2rem}
.pair{display:grid;gap:1rem;align-items:start}
@media(min-width:60rem){.pair{grid-template-columns:27rem minmax(0,1fr)}}
figure{margin:0}figcaption,caption{color:var(--soft);text-align:left;padding:.2rem 0}
svg{width:100%;max-width:40rem;height:auto;display:block;overflow:visible}
svg text{font:12px system-ui,sans-serif;fill:var(--ink)}
.tick{text-anchor:middle}.name{text-anchor:end;font-size:11px}
.grid{stroke:var(--line)}.zero{stroke:var(--soft)}.whisker{stroke:var(--ink);stroke-width:1.5}
.mark{stroke:var(--ink);stroke-dasharray:4 3}
.s0{fill:var(--s0)}.s1{fill:var(--s1)}.unsure{fill:var(--paper);stroke:var(--soft);stroke-width:1.5}
.wide{overflow-x:auto}.wide:focus{outline:2px solid var(--s0)}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}
thead th{white-space:normal;vertical-align:bottom}
tbody tr:nth-child(odd){background:var(--band)}
.range{color:var(--soft)}
"""


class Words:
    """Texts and numbers in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, **parameters: object) -> str:
        return text(message, self.language, **parameters)

    def number(self, value: float, digits: int = 0) -> str:
        return number(value, self.language, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        return percent(share, self.language, digits)

    def whole(self, share: float) -> str:
        return self.percent(share, 0)

    def plain(self, value: float) -> str:
        return self.number(value, 0 if value == int(value) else 1)

    def estimate(self, estimate: Estimate, percent: bool, digits: int = 1) -> str:
        """A value with its interval, as text."""
        if not estimate.known:
            return MISSING
        factor = 100 if percent else 1
        write = [self.number(factor * end, digits) for end in estimate[:3]]
        unit = percent_sign(self.language) if percent else ""
        return f"{write[0]}{unit} ({write[1]} … {write[2]})"

    def points(self, value: float) -> str:
        """A difference of shares, in hundredths."""
        return ("+" if value > 0 else "") + self.number(100 * value, 0)

    def effect(self, estimate: Estimate, digits: int = 1) -> str:
        """A difference of shares with its interval, in hundredths with their signs."""
        if not estimate.known:
            return MISSING
        low, high = (self.number(100 * end, digits) for end in estimate[1:3])
        sign = "+" if estimate.value > 0 else ""
        return f"{sign}{self.number(100 * estimate.value, digits)} ({low} … {high})"


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = []
    for row in rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        body.append(f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>')
    # A table that is wider than a phone is moved inside its frame, by keyboard too.
    label = escape(caption, quote=True)
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{label}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead>"
        f"<tbody>{''.join(body)}</tbody></table></div>"
    )


def pair(plot: str, numbers: str) -> str:
    """A plot and the table of what it shows."""
    return f'<div class="pair"><figure>{plot}</figure>{numbers}</div>'


class Page:
    """Sections in their order, and the links to them."""

    def __init__(self, title: str, words: Words) -> None:
        self.title, self.words = title, words
        self.sections: list[tuple[str, list[str]]] = []
        self.opening: list[str] = []

    def section(self, title: str, *parts: str) -> None:
        self.sections.append((title, list(parts)))

    def html(self) -> str:
        links = "".join(
            f'<li><a href="#part-{number}">{escape(title)}</a></li>'
            for number, (title, _) in enumerate(self.sections, 1)
        )
        body = "".join(
            f'<section aria-labelledby="part-{number}"><h2 id="part-{number}">{escape(title)}</h2>'
            f"{''.join(parts)}</section>\n"
            for number, (title, parts) in enumerate(self.sections, 1)
        )
        contents = escape(self.words("lab-contents"), quote=True)
        return (
            f'<!DOCTYPE html>\n<html lang="{self.words.language}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
            f"<main>\n<h1>{escape(self.title)}</h1>\n{''.join(self.opening)}\n"
            f'<nav aria-label="{contents}"><ul>{links}</ul></nav>\n{body}</main>\n'
            "</body>\n</html>\n"
        )
