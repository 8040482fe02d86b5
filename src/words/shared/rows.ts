import { type ComparedScreen, comparedScreens } from "#comparison/compared-screens.ts";
import type { Comparison } from "#comparison/state.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import { drawnMeasures } from "#domain/display/measures.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { DrawnUnit, Unit } from "#domain/display/unit.ts";
import { type AnswerPart, partsText, textPart } from "../answer-part.ts";
import type { Numbers } from "./numbers.ts";
import { isNamed, type Screens } from "./screens.ts";

/** One figure in every unit; in pixels null without a resolution. */
export type Figures = Readonly<Record<Unit, string>> & { readonly px: string | null };

/** One screen of the answer. Every figure is rounded once, from unrounded sizes. */
export interface AnswerRow extends ComparedScreen {
  /** Its name or `27″ 16:9`, with its colour where another screen is called the same. */
  readonly title: string;
  /** `23.5 × 13.2″`, `59.8 × 33.6 cm` and `3840×2160` */
  readonly size: Figures;
  readonly measures: Readonly<Record<ComparedDimension, Figures>>;
}

export function screenPart({ title, screen }: AnswerRow): AnswerPart {
  return { type: "screen", text: title, colour: screen.colour };
}

/** Whether a sentence has it in the plural: a set without a name. */
export function isPlural({ screen }: AnswerRow): boolean {
  return screen.count !== undefined && !isNamed(screen);
}

export type Rows = ReturnType<typeof rowsIn>;

/** The rows of an answer in a language. */
export function rowsIn({ conjunction, measureFigure, sizeFigure }: Numbers, { colours, titleText }: Screens) {
  /** Every screen, in the list's order. */
  function answerRows(comparison: Comparison): readonly AnswerRow[] {
    const { screens } = comparison;
    const titles = screens.map(({ screen }) => titleText(screen, screens));
    return comparedScreens(comparison).map((compared, index) => {
      const { screen } = compared;
      const title = titles[index] ?? "";
      const isAmbiguous = titles.indexOf(title) !== titles.lastIndexOf(title);
      return {
        ...compared,
        title: isAmbiguous ? `${title} (${colours[screen.colour]})` : title,
        ...figuresOf(screen),
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

  /** `one`, `one and two`, `one, two and three` */
  function listParts(items: readonly (readonly AnswerPart[])[]): AnswerPart[] {
    return items.flatMap((item, index) => {
      if (index === 0) return item;
      const isLast = index === items.length - 1;
      return [textPart(isLast ? ` ${conjunction("and", partsText(item))} ` : ", "), ...item];
    });
  }

  return { answerRows, listParts };
}

function inEach(figureIn: (unit: DrawnUnit) => string | null): Figures {
  return { in: figureIn("in") ?? "", cm: figureIn("cm") ?? "", px: figureIn("px") };
}
