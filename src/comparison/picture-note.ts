import { diagonalFigure } from "../domain/display/figures.ts";
import type { Screen } from "../domain/display/screen.ts";
import { type Content, contentRatio, contentText } from "./content.ts";
import { pictureMeasures } from "./details.ts";
import { listText } from "./list-text.ts";

interface TitledScreen {
  readonly screen: Screen;
  readonly title: string;
}

/** `A 16:9 film is a 27″ picture on 27″ 16:9 and a 26.8″ picture on 34″ 43:18.` Null without content (D33). */
export function pictureNote(screens: readonly TitledScreen[], content: Content): string | null {
  if (contentRatio(content) === null || screens.length === 0) return null;
  const pictures = screens.map(({ screen, title }) => {
    const diagonal = pictureMeasures(screen, content)?.[screen.unit].diagonal ?? 0;
    const figure = diagonalFigure(Math.round(diagonal * 10) / 10 || diagonal, screen.unit);
    const each = screen.count === undefined ? "on" : "on each of";
    return `${/^(8|1[18](\D|$))/.test(figure) ? "an" : "a"} ${figure} picture ${each} ${title}`;
  });
  return `A ${contentText(content)} film is ${listText(pictures)}.`;
}
