import type { KnownObject } from "../domain/display/known-object.ts";

export const OBJECT_NAMES: Readonly<Record<KnownObject, string>> = {
  card: "Bank card",
  a4: "A4 sheet",
  letter: "US Letter sheet",
  person: "Standing adult",
  sofa: "Sofa for three",
};

const SIZE_TEXTS: Readonly<Record<KnownObject, string>> = {
  card: "8.56 × 5.40 cm",
  a4: "21 × 29.7 cm",
  letter: "8.5 × 11 inches",
  person: "170 cm tall",
  sofa: "200 cm wide",
};

/** `Bank card, 8.56 × 5.40 cm` */
export function objectText(object: KnownObject): string {
  return `${OBJECT_NAMES[object]}, ${SIZE_TEXTS[object]}`;
}
