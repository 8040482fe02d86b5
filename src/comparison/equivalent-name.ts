import { displayText } from "../domain/display/display-text.ts";
import type { Dimension } from "../domain/display/measures.ts";
import type { DisplaySpec } from "../domain/display/screen.ts";
import { NAME_MAX_LENGTH, screenName } from "../domain/display/screen-name.ts";

const WORDS: Readonly<Record<Dimension, string>> = {
  height: "as tall as",
  width: "as wide as",
  area: "as large as",
  diagonal: "same diagonal as",
};

/** The name of an equivalent, at most 40 characters: `as tall as 34″ 43:18`. */
export function equivalentName(display: DisplaySpec, by: Dimension): string {
  const text = `${WORDS[by]} ${displayText(display)}`;
  const characters = [...text];
  const fitting = characters.length > NAME_MAX_LENGTH ? `${characters.slice(0, NAME_MAX_LENGTH - 1).join("")}…` : text;
  return screenName(fitting) ?? WORDS[by];
}
