import { hasResolution, type ListedScreen } from "#comparison/listed-screen.ts";
import { baseOf, type Comparison } from "#comparison/state.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import { drawnMeasures } from "#domain/display/measures.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { DrawnUnit, Unit } from "#domain/display/unit.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { type Differences, differencesFrom } from "./difference.ts";
import { measureFigure, sizeFigure } from "./numbers.ts";
import { shownName, titleText } from "./screens.ts";

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

/** One figure in every unit; in pixels null without a resolution. */
export type Figures = Readonly<Record<Unit, string>> & { readonly px: string | null };

/** One screen of the answer. Every figure is rounded once, from unrounded sizes. */
export interface AnswerRow extends ListedScreen {
  /** Its name or `27″ 16:9`, with its colour where another screen is called the same. */
  readonly title: string;
  /** `is`, or `are` of a set without a name. */
  readonly verb: "is" | "are";
  readonly isBase: boolean;
  /** Whether the drawing has it; in pixels not without a resolution (D46). */
  readonly isDrawn: boolean;
  /** `23.5 × 13.2″`, `59.8 × 33.6 cm` and `3840×2160` */
  readonly size: Figures;
  readonly measures: Readonly<Record<ComparedDimension, Figures>>;
  /** The difference between the drawn size and the base. Null for the base itself and for a screen that is not drawn. */
  readonly differences: Differences | null;
}

/** What the drawing has of a comparison: in pixels only screens with a resolution, and so a base among them (D46). */
function drawnPart(comparison: Comparison): Comparison {
  if (comparison.scale !== "pixels") return comparison;
  return { ...comparison, screens: comparison.screens.filter(hasResolution) };
}

/** Every screen, in the list's order. */
export function answerRows(comparison: Comparison): readonly AnswerRow[] {
  const { screens, scale } = comparison;
  const drawn = drawnPart(comparison);
  const base = baseOf(drawn);
  const titles = screens.map(({ screen }) => titleText(screen, screens));
  return screens.map((listed, index) => {
    const { screen } = listed;
    const title = titles[index] ?? "";
    const isAmbiguous = titles.indexOf(title) !== titles.lastIndexOf(title);
    const isBase = listed === base;
    return {
      ...listed,
      title: isAmbiguous ? `${title} (${screen.colour})` : title,
      verb: screen.count !== undefined && shownName(screen) === null ? "are" : "is",
      isBase,
      isDrawn: drawn.screens.includes(listed),
      ...figuresOf(screen),
      differences:
        isBase || base === null ? null : differencesFrom(base.screen, screen, scale === "pixels" ? "px" : "in"),
    };
  });
}

function figuresOf(screen: Screen): Pick<AnswerRow, "size" | "measures"> {
  const measure = (dimension: ComparedDimension) => (unit: DrawnUnit) => {
    const measures = drawnMeasures(screen, unit);
    return measures && measureFigure(measures[dimension], dimension, unit, "answer");
  };
  const size = (unit: DrawnUnit) => {
    const measures = drawnMeasures(screen, unit);
    return measures && sizeFigure(measures.width, measures.height, unit);
  };
  return {
    size: inEach(size),
    measures: { width: inEach(measure("width")), height: inEach(measure("height")), area: inEach(measure("area")) },
  };
}

function inEach(figureIn: (unit: DrawnUnit) => string | null): Figures {
  return { in: figureIn("in") ?? "", cm: figureIn("cm") ?? "", px: figureIn("px") };
}
