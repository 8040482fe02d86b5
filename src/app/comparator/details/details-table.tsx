import { labelText } from "../../../comparison/screen-text.ts";
import { colourHex } from "../../../domain/display/colour.ts";
import { DIMENSIONS, type Dimension, difference, measuresOf, ratioOf } from "../../../domain/display/measures.ts";
import {
  differenceText,
  differenceWords,
  measureText,
  ratioNumberText,
} from "../../../domain/display/measures-text.ts";
import { EXPLANATIONS, pixelsPerInch } from "../../../domain/display/pixels.ts";
import { densityText } from "../../../domain/display/pixels-text.ts";
import { resolutionOf, resolutionText } from "../../../domain/display/resolution.ts";
import type { Screen } from "../../../domain/display/screen.ts";
import { otherUnit } from "../../../domain/display/unit.ts";
import type { DrawnScreen } from "../../../drawing/writers/drawing.tsx";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import styles from "./details.module.css";
import { HeadingWithFormula } from "./heading-with-formula.tsx";

interface DetailsTableProps {
  screens: readonly DrawnScreen[];
  base: DrawnScreen;
  onBase(id: number): void;
}

const HEADINGS: Readonly<Record<Dimension, string>> = {
  diagonal: "Diagonal",
  width: "Width",
  height: "Height",
  area: "Area",
};

/** The sizes of every screen in its own unit and, smaller, in the other one, with their difference from the base. */
export function DetailsTable({ screens, base, onBase }: DetailsTableProps) {
  const hasPixels = screens.some(({ screen }) => resolutionOf(screen) !== null);
  return (
    <ScrollRegion label="Sizes">
      <table className={styles.table}>
        <caption className="visually-hidden">
          Sizes of the screens, and how they differ from {labelText(base.screen)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{screens.length > 1 ? "Compared with" : "Screen"}</th>
            {DIMENSIONS.map((dimension) => (
              <th key={dimension} scope="col">
                {HEADINGS[dimension]}
              </th>
            ))}
            <th scope="col">Ratio</th>
            {hasPixels && (
              <th scope="col">
                <HeadingWithFormula explanation={EXPLANATIONS.pixelsPerInch} label="Pixels" />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {screens.map(({ id, screen }, index) => (
            <tr key={id}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.base}
                  aria-pressed={id === base.id}
                  data-tooltip={id === base.id ? undefined : "Compare the others with this one"}
                  style={{ "--screen-colour": colourHex(screen.colour) } as React.CSSProperties}
                  onClick={() => onBase(id)}
                >
                  <span>
                    <span className="visually-hidden">{`Screen ${index + 1}: `}</span>
                    {labelText(screen)}
                  </span>
                </button>
              </th>
              {DIMENSIONS.map((dimension) => (
                <MeasureCell
                  key={dimension}
                  screen={screen}
                  base={id === base.id ? null : base.screen}
                  dimension={dimension}
                />
              ))}
              <td>{`${ratioNumberText(ratioOf(screen))}:1`}</td>
              {hasPixels && <PixelsCell screen={screen} />}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface MeasureCellProps {
  screen: Screen;
  /** Null in the base's own row. */
  base: Screen | null;
  dimension: Dimension;
}

function MeasureCell({ screen, base, dimension }: MeasureCellProps) {
  const inUnit = (unit: Screen["unit"]) => measureText(measuresOf(screen, unit)[dimension], dimension, unit);
  return (
    <td>
      <span>{inUnit(screen.unit)}</span> <span className={styles.small}>{inUnit(otherUnit(screen.unit))}</span>
      {base !== null && <DifferenceLine screen={screen} base={base} dimension={dimension} />}
    </td>
  );
}

function DifferenceLine({ screen, base, dimension }: MeasureCellProps & { base: Screen }) {
  const one = difference(screen, base)[dimension];
  return (
    <span className={styles.difference}>
      <span>{differenceWords(one, dimension)}</span>{" "}
      <span className={styles.small}>{differenceText(one, dimension, screen.unit)}</span>
    </span>
  );
}

function PixelsCell({ screen }: { screen: Screen }) {
  const resolution = resolutionOf(screen);
  const density = pixelsPerInch(screen);
  if (resolution === null || density === null) return <td>–</td>;
  return (
    <td>
      <span>{resolutionText(resolution)}</span> <span className={styles.small}>{densityText(density)}</span>
    </td>
  );
}
