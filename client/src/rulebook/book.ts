// A rulebook as it is shown: clauses of paragraphs, lists and tables. It reads only as much of
// Markdown as the rulebooks are written in.

export interface Piece {
  text: string;
  /** A clause that the text names, such as M5.2; or how it is set. */
  clause?: string;
  strong?: boolean;
  slanted?: boolean;
}
export type Line = readonly Piece[];

export type Block =
  | { is: "paragraph"; line: Line }
  | { is: "list"; numbered: boolean; lines: Line[] }
  | { is: "table"; head: Line[]; rows: Line[][] };

export interface Section {
  /** M5 or M5.2; empty for what stands before the first chapter. */
  id: string;
  title: string;
  /** 1 for the book, 2 for a chapter, 3 for a clause. */
  level: number;
  blocks: Block[];
}

const HEADING = /^(#{1,3}) +(.+?) *$/;
const NUMBERED = /^([A-Z]\d+(?:\.\d+)?) +(.+)$/;
const ITEM = /^(?:-|\d+\.) +(.+)$/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\b([KM]\d+(?:\.\d+)?)\b/g;

export function readBook(markdown: string): Section[] {
  const sections: Section[] = [];
  let lines: string[] = [];
  const close = () => {
    sections.at(-1)?.blocks.push(...blocksOf(lines));
    lines = [];
  };
  for (const line of markdown.split("\n")) {
    const heading = HEADING.exec(line);
    if (!heading) {
      lines.push(line);
      continue;
    }
    close();
    const title = heading[2] ?? "";
    const numbered = NUMBERED.exec(title);
    sections.push({
      id: numbered?.[1] ?? "",
      title: numbered?.[2] ?? title,
      level: heading[1]?.length ?? 1,
      blocks: [],
    });
  }
  close();
  return sections;
}

function blocksOf(lines: readonly string[]): Block[] {
  return lines
    .join("\n")
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(text: string): Block {
  const lines = text.split("\n");
  if (lines.every((line) => line.startsWith("|"))) {
    const [head = [], , ...rows] = lines.map((line) =>
      line.split("|").slice(1, -1).map((cell) => inline(cell.trim())),
    );
    return { is: "table", head, rows };
  }
  const items = lines.map((line) => ITEM.exec(line)?.[1]);
  if (items.every((item) => item !== undefined)) {
    return { is: "list", numbered: /^\d/.test(text), lines: items.map(inline) };
  }
  return { is: "paragraph", line: inline(lines.join(" ")) };
}

/** Text in pieces: clauses that it names, and what is set in another way. */
export function inline(text: string): Line {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    const [all, strong, slanted, clause] = match;
    if (strong !== undefined) pieces.push({ text: strong, strong: true });
    else if (slanted !== undefined) pieces.push({ text: slanted, slanted: true });
    else pieces.push({ text: all, ...(clause ? { clause } : {}) });
    from = match.index + all.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** All that a section holds as plain text, to be searched. */
export function plain(section: Section): string {
  const line = (pieces: Line) => pieces.map((piece) => piece.text).join("");
  const blocks = section.blocks.map((block) => {
    if (block.is === "paragraph") return line(block.line);
    if (block.is === "list") return block.lines.map(line).join(" ");
    return [block.head, ...block.rows].flat().map(line).join(" ");
  });
  return [section.id, section.title, ...blocks].join(" ");
}
