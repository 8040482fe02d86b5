import { contentRatio, contentText } from "#comparison/content.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { AnswerRow } from "./answer-row.ts";
import { pictureMeasures } from "./details.ts";
import { diagonalFigure } from "./figures.ts";
import { listText } from "./list-text.ts";

/** `A 16:9 film is a 27″ picture on 27″ 16:9 and a 26.8″ picture on 34″ 3440×1440.` Null without content (D33), and in pixels, where none is drawn (D46). */
export function pictureNote(rows: readonly AnswerRow[], comparison: Comparison): string | null {
  const { content, scale } = comparison;
  if (contentRatio(content) === null || rows.length === 0 || scale === "pixels") return null;
  const pictures = rows.map(({ screen, title }) => {
    const { first } = unitsOf(comparison, screen);
    const diagonal = pictureMeasures(screen, content)?.[first].diagonal ?? 0;
    const figure = diagonalFigure(Math.round(diagonal * 10) / 10 || diagonal, first);
    const each = screen.count === undefined ? "on" : "on each of";
    return `${/^(8|1[18](\D|$))/.test(figure) ? "an" : "a"} ${figure} picture ${each} ${title}`;
  });
  return `A ${contentText(content)} film is ${listText(pictures)}.`;
}
