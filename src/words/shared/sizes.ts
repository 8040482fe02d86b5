import type { Size } from "#domain/geometry/size.ts";
import { type Numbers, resolutionText } from "./numbers.ts";

/** What is said of a size or a model. Its sides are in centimetres, its diagonal in inches. */
interface Sold {
  /** Null where it is said beside. */
  readonly diagonal: number | null;
  readonly size: Size;
  readonly resolution: Size;
  /** As `4K`; null without one. */
  readonly resolutionName: string | null;
}

/**
 * The figures of the page of all sizes and models.
 *
 * @param foldable what is said of the displays of folding phones instead of a resolution’s name
 */
export function sizeFiguresIn({ lengthText, markSpace, withDecimals }: Numbers, foldable: string) {
  const diagonal = (inches: number) => lengthText(inches, "in");
  return {
    diagonal,
    /** A size among others of its kind. */
    named: (inches: number, { resolution, resolutionName }: Pick<Sold, "resolution" | "resolutionName">): string =>
      `${diagonal(inches)} ${nameIn(resolutionName, foldable) ?? resolutionText(resolution)}`,
    facts: ({ diagonal: inches, size, resolution, resolutionName }: Sold): string =>
      [
        inches === null ? null : diagonal(inches),
        `${withDecimals(size.width, 1, 1)} × ${withDecimals(size.height, 1, 1)} cm`,
        resolutionText(resolution),
        nameIn(resolutionName, foldable),
      ]
        .filter((fact) => fact !== null)
        .join(" · "),
    series: (name: string, year: number | null, resolution: Size): string =>
      `${[name, year, resolutionText(resolution)].filter((fact) => fact !== null).join(", ")}${markSpace}:`,
  };
}

/** What a resolution is called in a language. All names but one are the same in all. */
export function nameIn(resolutionName: string | null, foldable: string): string | null {
  return resolutionName === "foldable" ? foldable : resolutionName;
}
