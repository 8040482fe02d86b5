import type { Equivalence } from "#domain/display/dimension.ts";
import { holds } from "#domain/display/equivalent.ts";
import { givenRatio, resolutionText } from "#domain/display/resolution.ts";
import { LEAST_SCALING, scalingOf } from "#domain/display/scaling.ts";
import type { Relation, ScreenDescription } from "#domain/display/screen.ts";
import { NAME_MAX_LENGTH } from "#domain/display/screen-name.ts";
import { diagonalText, displayText } from "./display-text.ts";

const WORDS: Readonly<Record<Equivalence, string>> = {
  height: "as tall as",
  width: "as wide as",
  area: "as large as",
  diagonal: "same diagonal as",
  text: "same text size as",
};

/** `as tall as 34″ 3440×1440`, cut as a name is; null where there is no relation or it no longer holds (D47). */
export function relationText(screen: ScreenDescription): string | null {
  const { relation } = screen;
  if (relation === undefined || !holds(screen, relation)) return null;
  const text = `${WORDS[relation.by]} ${relation.by === "text" ? textDisplay(relation.to) : displayText(relation.to)}`;
  const characters = [...text];
  return characters.length > NAME_MAX_LENGTH ? `${characters.slice(0, NAME_MAX_LENGTH - 1).join("")}…` : text;
}

/** `27″ 2560×1440`, and its scaling where that is not 100%: the resolution decides how large text is. */
function textDisplay(to: Relation["to"]): string {
  const scaling = scalingOf(to) === LEAST_SCALING ? "" : ` ${scalingOf(to)}%`;
  return `${diagonalText(to)} ${resolutionText(givenRatio(to))}${scaling}`;
}
