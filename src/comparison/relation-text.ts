import type { Dimension } from "../domain/display/dimension.ts";
import { displayText } from "../domain/display/display-text.ts";
import { holds } from "../domain/display/equivalent.ts";
import type { ScreenDescription } from "../domain/display/screen.ts";
import { NAME_MAX_LENGTH } from "../domain/display/screen-name.ts";

const WORDS: Readonly<Record<Dimension, string>> = {
  height: "as tall as",
  width: "as wide as",
  area: "as large as",
  diagonal: "same diagonal as",
};

/** `as tall as 34″ 3440×1440`, cut as a name is; null where there is no relation or it no longer holds (D47). */
export function relationText(screen: ScreenDescription): string | null {
  const { relation } = screen;
  if (relation === undefined || !holds(screen, relation)) return null;
  const text = `${WORDS[relation.by]} ${displayText(relation.to)}`;
  const characters = [...text];
  return characters.length > NAME_MAX_LENGTH ? `${characters.slice(0, NAME_MAX_LENGTH - 1).join("")}…` : text;
}
