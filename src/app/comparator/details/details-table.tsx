import type { ScreenId } from "../../../comparison/listed-screen.ts";
import { COMPARED_DIMENSIONS } from "../../../domain/display/figures.ts";
import { RadioRow } from "../../../ui/radio-row.tsx";
import { DIMENSION_HEADINGS } from "../dimension-headings.ts";
import { DifferenceWords, Figure, Size, Swatch, screenColour } from "./cells.tsx";
import type { DetailsRow } from "./row.ts";
import styles from "./tables.module.css";

interface DetailsTableProps {
  rows: readonly DetailsRow[];
  /** The ratio of the film that the screens show: `16:9`. */
  content: string;
  onBase(id: ScreenId): void;
}

/** The sizes of every screen in both units, with their differences from the base. */
export function DetailsTable({ rows, content, onBase }: DetailsTableProps) {
  const hasPixels = rows.some(({ pixels }) => pixels !== null);
  const base = rows.find(({ isBase }) => isBase);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Sizes of the screens, and how they differ from {base?.title}</caption>
      <thead>
        <tr>
          <th scope="col">{rows.length > 1 ? "Compared with" : "Screen"}</th>
          {COMPARED_DIMENSIONS.map((dimension) => (
            <th key={dimension} scope="col">
              {DIMENSION_HEADINGS[dimension]}
            </th>
          ))}
          <th scope="col">Ratio</th>
          {hasPixels && <th scope="col">Pixels</th>}
          {base?.picture && <th scope="col">{content} film</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <BaseButton row={row} onBase={onBase} /> <span className={styles.otherDiagonal}>{row.otherDiagonal}</span>
            </th>
            {COMPARED_DIMENSIONS.map((dimension) => (
              <MeasureCell key={dimension} measure={row.measures[dimension]} />
            ))}
            <td>{row.ratio}</td>
            {hasPixels && (
              <td>
                {row.pixels === null ? "–" : <Figure first={row.pixels.resolution} second={row.pixels.density} />}
              </td>
            )}
            {row.picture !== null && <PictureCell picture={row.picture} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BaseButton({ row, onBase }: { row: DetailsRow; onBase(id: ScreenId): void }) {
  return (
    <RadioRow
      className={styles.base}
      chosen={row.isBase}
      data-tooltip={row.isBase ? undefined : "Compare the others with this one"}
      style={screenColour(row.screen)}
      onClick={() => onBase(row.id)}
    >
      <Swatch />
      <span>
        <span className="visually-hidden">{`Screen ${row.number}: `}</span>
        {row.title}
      </span>
    </RadioRow>
  );
}

function PictureCell({ picture: { diagonal, area } }: { picture: NonNullable<DetailsRow["picture"]> }) {
  return (
    <td>
      <Figure {...diagonal} />
      <span className={styles.difference}>
        <Figure {...area} />
      </span>
    </td>
  );
}

function MeasureCell({ measure }: { measure: DetailsRow["measures"]["width"] }) {
  const { difference } = measure;
  return (
    <td>
      <Size measure={measure} />
      {difference !== null && (
        <span className={styles.difference}>
          <DifferenceWords difference={difference} /> <span>{difference.by}</span>
        </span>
      )}
    </td>
  );
}
