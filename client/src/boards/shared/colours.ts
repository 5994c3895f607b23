// The four colours of Manhattan: each has a pattern of windows and a shape of badge beside it, so
// that nothing is told by hue alone.

export type ColourName = "blue" | "orange" | "purple" | "yellow";

export interface Paint {
  left: string;
  right: string;
  top: string;
  window: string;
  /** The colour of badges and chips, and of what is written on them. */
  badge: string;
  ink: string;
}

export const DAY: Record<ColourName, Paint> = {
  blue: { left: "#3f7fc4", right: "#2a5f9e", top: "#7db0e4", window: "#d6eaff", badge: "#1f5fa8", ink: "#ffffff" },
  orange: { left: "#ee8342", right: "#c9622a", top: "#ffb183", window: "#fff0e0", badge: "#c4541a", ink: "#ffffff" },
  purple: { left: "#8e5bb5", right: "#6d4193", top: "#bd95dc", window: "#efdfff", badge: "#6b3a96", ink: "#ffffff" },
  yellow: { left: "#f3cc45", right: "#d2a722", top: "#ffe58c", window: "#7b5d06", badge: "#f0c22c", ink: "#2b2100" },
};

export const NIGHT: Record<ColourName, Paint> = {
  blue: { left: "#2c5f9c", right: "#1f4675", top: "#4f8fd6", window: "#ffe9a6", badge: "#6fb1ff", ink: "#06203f" },
  orange: { left: "#b75a26", right: "#8f4218", top: "#ee8a50", window: "#fff0b8", badge: "#ff9a5c", ink: "#3a1500" },
  purple: { left: "#6b4192", right: "#51306f", top: "#a173cb", window: "#ffe9a6", badge: "#c79cf0", ink: "#26093f" },
  yellow: { left: "#b38e1b", right: "#8a6c10", top: "#e6c14a", window: "#fffbe0", badge: "#ffd84d", ink: "#2e2400" },
};

export function paints(theme: "light" | "dark"): Record<ColourName, Paint> {
  return theme === "dark" ? NIGHT : DAY;
}

/** The outline of a colour's badge around the origin: circle, hexagon, square, diamond. */
export const BADGES: Record<ColourName, string> = {
  blue: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z",
  orange: "M-9 0-5-7.6 5-7.6 9 0 5 7.6-5 7.6Z",
  purple: "M-7.5-7.5h15v15h-15Z",
  yellow: "M0-10.5 10.5 0 0 10.5-10.5 0Z",
};
