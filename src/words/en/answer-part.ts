import type { ColourName } from "#domain/display/colour.ts";
import type { AnswerRow } from "./answer-row.ts";

/** A piece of a sentence: plain words, a figure to set in bold, or a screen to show with its colour. */
export type AnswerPart =
  | { readonly type: "text" | "figure"; readonly text: string }
  | { readonly type: "screen"; readonly text: string; readonly colour: ColourName };

export function textPart(text: string): AnswerPart {
  return { type: "text", text };
}

export function figurePart(text: string): AnswerPart {
  return { type: "figure", text };
}

export function screenPart({ title, screen }: AnswerRow): AnswerPart {
  return { type: "screen", text: title, colour: screen.colour };
}

/** The end of a sentence: `27″ 16:9 and 29″ 21:9 are the same size.` */
export function alikeParts(one: AnswerRow, other: AnswerRow, verb: string, words: string): AnswerPart[] {
  return [
    screenPart(one),
    textPart(" and "),
    screenPart(other),
    textPart(` ${verb} `),
    figurePart(words),
    textPart("."),
  ];
}

/** `one`, `one and two`, `one, two and three` */
export function listParts(items: readonly (readonly AnswerPart[])[]): AnswerPart[] {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [textPart(index === items.length - 1 ? " and " : ", "), ...item];
  });
}

/** A sentence's parts as plain text. */
export function partsText(parts: readonly AnswerPart[]): string {
  return parts.map(({ text }) => text).join("");
}
