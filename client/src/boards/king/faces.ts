// How the faces of the dice look: a picture and a colour, each face with both of its own.

import type { GlyphName } from "./glyphs";
import { FACE_WORDS, type Face } from "./view";

export const FACE_COLOURS: Record<Face, string> = {
  E: "#157a43",
  A: "#c4480e",
  H: "#c02540",
  C: "#a87400",
  D: "#5b3c8f",
  O: "#20242e",
};

export function faceGlyph(face: Face): GlyphName {
  return FACE_WORDS[face] as GlyphName;
}
