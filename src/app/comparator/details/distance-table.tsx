import type { ReactNode } from "react";
import { labelText } from "../../../comparison/screen-text.ts";
import {
  distanceForAngle,
  EXPLANATIONS,
  pixelLimitDistance,
  pixelsPerDegree,
  showsPixels,
  viewingAngle,
} from "../../../domain/display/pixels.ts";
import { angleText, degreeDensityText, distanceText } from "../../../domain/display/pixels-text.ts";
import { resolutionOf } from "../../../domain/display/resolution.ts";
import type { Screen } from "../../../domain/display/screen.ts";
import type { Unit } from "../../../domain/display/unit.ts";
import type { DrawnScreen } from "../../../drawing/writers/drawing.tsx";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import styles from "./details.module.css";
import { HeadingWithFormula } from "./heading-with-formula.tsx";

interface DistanceTableProps {
  screens: readonly DrawnScreen[];
  /** In inches; null while none is typed. */
  distance: number | null;
  /** The unit of all distances. */
  unit: Unit;
}

interface Column {
  readonly key: string;
  readonly heading: ReactNode;
  readonly cell: (screen: Screen) => string;
}

/** What each screen looks like from a distance, and from which distance it fills an angle or shows no pixels. */
export function DistanceTable({ screens, distance, unit }: DistanceTableProps) {
  const hasPixels = screens.some(({ screen }) => resolutionOf(screen) !== null);
  const from = distance === null ? null : distanceText(distance, unit);
  const columns = [...(distance === null ? [] : atDistance(distance, hasPixels)), ...distancesFor(unit, hasPixels)];
  return (
    <ScrollRegion label="Distances">
      <table className={styles.table}>
        <caption className="visually-hidden">
          {from === null ? "From where a screen fills an angle" : `The screens from ${from}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{from === null ? "Screen" : `From ${from}`}</th>
            {columns.map(({ key, heading }) => (
              <th key={key} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {screens.map(({ id, screen }) => (
            <tr key={id}>
              <th scope="row">{labelText(screen)}</th>
              {columns.map(({ key, cell }) => (
                <td key={key}>{cell(screen)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function atDistance(distance: number, hasPixels: boolean): Column[] {
  const angle: Column = {
    key: "angle",
    heading: <HeadingWithFormula explanation={EXPLANATIONS.viewingAngle} />,
    cell: (screen) => angleText(viewingAngle(screen, distance)),
  };
  if (!hasPixels) return [angle];
  return [
    angle,
    {
      key: "pixels per degree",
      heading: <HeadingWithFormula explanation={EXPLANATIONS.pixelsPerDegree} />,
      cell: (screen) => orDash(pixelsPerDegree(screen, distance), degreeDensityText),
    },
    {
      key: "single pixels",
      heading: <HeadingWithFormula explanation={EXPLANATIONS.acuity} label="Single pixels" />,
      cell: (screen) => orDash(showsPixels(screen, distance), (shows) => (shows ? "can be told apart" : "blend")),
    },
  ];
}

function distancesFor(unit: Unit, hasPixels: boolean): Column[] {
  const fills = (degrees: 30 | 40): Column => ({
    key: `fills ${degrees}°`,
    heading: <HeadingWithFormula explanation={EXPLANATIONS.thirtyAndForty} label={`Fills ${degrees}° from`} />,
    cell: (screen) => distanceText(distanceForAngle(screen, degrees), unit),
  });
  const blend: Column = {
    key: "pixels blend",
    heading: <HeadingWithFormula explanation={EXPLANATIONS.pixelLimit} label="Pixels blend from" />,
    cell: (screen) => orDash(pixelLimitDistance(screen), (inches) => distanceText(inches, unit)),
  };
  return hasPixels ? [fills(30), fills(40), blend] : [fills(30), fills(40)];
}

/** A dash for a value that needs a resolution, if the screen has none. */
function orDash<T>(value: T | null, text: (value: T) => string): string {
  return value === null ? "–" : text(value);
}
