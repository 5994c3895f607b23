// What is printed on the power cards: kind, cost, where they are cheaper, and a picture of our own.
// Their names and effects are texts: `card-NAME` and `card-NAME-effect`.

import type { GlyphName } from "./glyphs";
import type { Borough } from "./view";

export interface Card {
  keep: boolean;
  cost: number;
  cheaperIn: readonly Borough[];
  glyph: GlyphName;
}

const keep = (cost: number, glyph: GlyphName): Card => ({ keep: true, cost, cheaperIn: [], glyph });
const discard = (cost: number, glyph: GlyphName, ...cheaperIn: Borough[]): Card => ({
  keep: false,
  cost,
  cheaperIn,
  glyph,
});

export const CARDS: Readonly<Record<string, Card>> = {
  "antimatter-pellets": keep(4, "atom"),
  "artificial-heart": keep(4, "heart"),
  "broadway-star": keep(5, "celebrity"),
  bulletproof: keep(4, "shield"),
  "can-opener": keep(4, "tank"),
  carapace: keep(3, "shield"),
  chameleon: keep(4, "die"),
  "chinatown-regular": keep(3, "bowl"),
  "climb-the-empire-state-building": keep(3, "tower"),
  curse: keep(4, "eye"),
  diva: keep(5, "mic"),
  drain: keep(4, "energy"),
  "ego-trip": keep(3, "celebrity"),
  "extra-head": keep(7, "die"),
  fireball: keep(4, "flame"),
  fury: keep(4, "ouch"),
  "hailing-cabs": keep(5, "cab"),
  hunter: keep(5, "infantry"),
  "jinx-aura": keep(4, "eye"),
  "king-of-queens": keep(5, "crown"),
  leveler: keep(5, "destruction"),
  "long-neck": keep(3, "jet"),
  "natural-selection": keep(2, "dna"),
  "of-another-world": keep(6, "atom"),
  overload: keep(0, "energy"),
  painbow: keep(5, "rainbow"),
  "personal-spotlight": keep(5, "mic"),
  "phoenix-blood": keep(4, "flame"),
  "power-tap": keep(4, "plug"),
  regeneration: keep(5, "heart"),
  scavenger: keep(3, "hand"),
  "seismic-ray": keep(4, "destruction"),
  "shadow-double": keep(12, "double"),
  "sharp-shooter": keep(4, "target"),
  "stink-attack": keep(5, "cloud"),
  stomp: keep(4, "foot"),
  "super-speed": keep(4, "speed"),
  "terminal-rage": keep(4, "ouch"),
  "tesla-antennae": keep(4, "antenna"),
  tourist: keep(6, "camera"),
  "towering-titan": keep(10, "attack"),
  "trash-thrower": keep(5, "bin"),
  "trophy-hunter": keep(5, "trophy"),
  "universal-soldier": keep(6, "double"),
  "violent-star": keep(3, "celebrity"),
  webspinner: keep(6, "web"),
  "air-force-one": discard(6, "jet"),
  "brooklyn-bridge": discard(6, "bridge", "brooklyn"),
  "central-park": discard(5, "tree", "manhattan"),
  "columbia-university": discard(6, "book", "manhattan"),
  "coney-island": discard(4, "wheel", "brooklyn"),
  "drink-the-hudson": discard(12, "water", "manhattan", "brooklyn", "staten-island"),
  "flatiron-building": discard(3, "tower", "manhattan"),
  "general-ellis": discard(5, "tank"),
  "holland-tunnel": discard(9, "tunnel", "manhattan"),
  "new-york-marathon": discard(6, "speed"),
  "next-stage": discard(4, "mic"),
  "photo-op": discard(4, "camera"),
  "power-substation": discard(5, "plug"),
  "subterranean-cable": discard(0, "plug"),
  subway: discard(10, "tunnel"),
  "tesla-cannon": discard(5, "antenna"),
  "the-unisphere": discard(5, "globe", "queens"),
  "yankee-stadium": discard(9, "stadium", "bronx"),
};
