// Which game has which board. A game without one is played with the list of actions.

type Made = () => Promise<{ default: unknown }>;

const FOUND = import.meta.glob<{ default: unknown }>("./*/*Board.svelte");
const FILES: Record<string, string> = {
  "king-of-new-york": "./king/KingBoard.svelte",
  manhattan: "./manhattan/ManhattanBoard.svelte",
};

export const BOARDS: Record<string, Made> = Object.fromEntries(
  Object.entries(FILES).flatMap(([game, file]) => (FOUND[file] ? [[game, FOUND[file]]] : [])),
);
