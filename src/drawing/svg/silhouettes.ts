import type { KnownObject } from "../../domain/display/known-object.ts";
import { OBJECT_SIZES } from "../../domain/display/object-sizes.ts";
import type { ObjectMark } from "../scene/marks.ts";

/** SVG path data in centimetres, from the top left corner of the object's box, which it fills. */
const SILHOUETTES: Readonly<Record<KnownObject, string>> = {
  card: "M.318 0H8.242a.318.318 0 0 1 .318.318V5.08a.318.318 0 0 1-.318.318H.318a.318.318 0 0 1-.318-.318V.318A.318.318 0 0 1 .318 0zM1 1.9h1.2v.9H1z",
  a4: "M0 0H17.5L21 3.5V29.7H0zM17.5 0V3.5H21",
  letter: "M0 0H18.09L21.59 3.5V27.94H0zM18.09 0V3.5H21.59",
  person:
    "M24 0c5.5 0 9 5 9 11.5S29 24 24 24 15 18 15 11.5 18.5 0 24 0zM20 23v4c-6 2-14 3-17 8C0 41 0 60 0 86c0 4 5 4 6 0l3-36v50l2 66c0 5.333 10 5.333 10 0l2-62h2l2 62c0 5.333 10 5.333 10 0l2-66V50l3 36c1 4 6 4 6 0 0-26 0-45-3-51-3-5-11-6-17-8v-4",
  sofa: "M18 38V8a8 8 0 0 1 8-8h148a8 8 0 0 1 8 8v30M0 78V48a10 10 0 0 1 20 0v12h160V48a10 10 0 0 1 20 0v30zM73.3 60v18M126.7 60v18M10 78v7M190 78v7",
};

/** An object's lines in its own coordinates, and how many pixels one of these has. */
export function silhouetteOf({ object, width }: ObjectMark): { path: string; scale: number } {
  return { path: SILHOUETTES[object], scale: width / OBJECT_SIZES[object].width };
}
