import type { ColourName } from "#domain/display/colour.ts";

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

/** A sentence's parts as plain text. */
export function partsText(parts: readonly AnswerPart[]): string {
  return parts.map(({ text }) => text).join("");
}
