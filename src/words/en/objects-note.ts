import { isToScale } from "#comparison/scale-mode.ts";
import type { Comparison } from "#comparison/state.ts";
import { traitsOf } from "#domain/display/known-object.ts";
import { percentMore } from "#domain/display/measures.ts";
import { sizeIn } from "#domain/display/screen.ts";
import type { AnswerRow } from "./answer-row.ts";
import { capitalised } from "./capitalised.ts";
import { listText } from "./list-text.ts";
import { type RelativeDifference, relativeDifference, relativeText } from "./relative-difference.ts";

/**
 * How the drawn objects compare with the screen that others are compared with (D31): `A standing adult is 2.1× as tall as
 * 65″ 16:9, and a sofa for three is 39% wider. 65″ 16:9 is 17× as wide as a bank card.` Null without objects in the drawing.
 */
export function objectsNote(rows: readonly AnswerRow[], { objects, scale }: Comparison): string | null {
  const base = rows.find(({ isBase }) => isBase);
  if (base === undefined || objects.length === 0 || !isToScale(scale)) return null;
  const screen = sizeIn(base.screen, "cm");
  const traits = objects.map(traitsOf);
  const standing = traits.flatMap(({ name, size, measured }) => {
    if (measured === undefined) return [];
    const relative = relation(size[measured] / screen[measured], measured);
    return [{ words: `${name} is ${relativeText(relative)}`, joint: relative.joint }];
  });
  const lying = traits.flatMap(({ name, size, measured }) => {
    if (measured !== undefined) return [];
    const relative = relation(screen.width / size.width, "width");
    return [`${relativeText(relative)} ${relative.joint} ${name}`];
  });
  const [first, ...others] = standing;
  const sentences = [
    ...(first === undefined
      ? []
      : [[`${first.words} ${first.joint} ${base.title}`, ...others.map(({ words }) => words)].join(", and ")]),
    ...(lying.length === 0 ? [] : [`${base.title} ${base.verb} ${listText(lying)}`]),
  ];
  return sentences.map((sentence) => `${capitalised(sentence)}.`).join(" ");
}

function relation(factor: number, dimension: "width" | "height"): RelativeDifference {
  return relativeDifference({ factor, percent: percentMore(factor) }, dimension);
}
