// What makes an element of an SVG something that can be tapped, clicked, focused and pressed.

export interface TapAttributes {
  role: "button";
  tabindex: 0;
  "aria-label": string;
  "aria-pressed"?: boolean;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

/** Attributes to be spread over an element. `pressed` is for what can be selected. */
export function tap(label: string, act: () => void, pressed?: boolean): TapAttributes {
  return {
    role: "button",
    tabindex: 0,
    "aria-label": label,
    ...(pressed === undefined ? {} : { "aria-pressed": pressed }),
    onclick: (event) => {
      event.stopPropagation();
      act();
    },
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      // A space would scroll the page.
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}

export interface GlanceAttributes {
  role: "img";
  "aria-label": string;
  onclick: (event: Event) => void;
}

/** For what only tells about itself: a pointer may ask, the keyboard does not stop at each of them
 * on its way to what can be done. */
export function glance(label: string, tell: () => void): GlanceAttributes {
  return {
    role: "img",
    "aria-label": label,
    onclick: (event) => {
      event.stopPropagation();
      tell();
    },
  };
}
