import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "./box.ts";
import type { Outline } from "./marks.ts";

/* What is on a sheet of paper. All lengths are in millimetres. */

export interface SheetLine {
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly width: number;
  readonly colour: string;
  /** Lengths of dashes and gaps in turn; none for a solid line. */
  readonly dashes: readonly number[];
}

/** One line of text; its baseline starts at the point. */
export interface SheetText extends Point {
  readonly content: string;
  /** For a writer whose font lacks letters of `content`. */
  readonly plain: string;
  readonly fontSize: number;
  readonly bold: boolean;
}

/** One sheet of paper in millimetres from its top left corner. */
export interface Sheet {
  readonly number: number;
  readonly size: Size;
  /** Outlines are cut at the edges of this box, between the margins. */
  readonly window: Box;
  readonly outlines: readonly SheetLine[];
  readonly lines: readonly SheetLine[];
  readonly texts: readonly SheetText[];
}

/** An outline in millimetres, and how its line looks. */
export interface PaperOutline extends Box, Pick<Outline, "id" | "number"> {
  readonly colour: string;
  readonly dashes: readonly number[];
  readonly title: string;
  /** The title without the screen's name. */
  readonly plainTitle: string;
}
