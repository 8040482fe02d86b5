import { Angle, BlendDistance, Figure, SeatDistance, Swatch, screenColour } from "./cells.tsx";
import type { DetailsRow } from "./row.ts";
import styles from "./tables.module.css";

interface SeatTableProps {
  rows: readonly DetailsRow[];
  /** `60 cm`; null while no distance is typed. */
  distance: string | null;
}

/** Where to sit, from where pixels blend, and what each screen looks like from the typed distance. */
export function SeatTable({ rows, distance }: SeatTableProps) {
  const hasPixels = rows.some(({ pixels }) => pixels !== null);
  const hasFills = rows.some(({ seat }) => seat.fills !== null);
  const at = distance === null ? "" : `At ${distance} `;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        {distance === null ? "Where to sit" : `Where to sit, and the screens from ${distance}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Screen</th>
          <th scope="col">Sit</th>
          {hasPixels && <th scope="col">Pixels blend from</th>}
          {hasFills && <th scope="col">{`${at}it fills`}</th>}
          {hasFills && hasPixels && <th scope="col">{distance === null ? "Pixels" : `Pixels at ${distance}`}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, screen, seat }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.screen} style={screenColour(screen)}>
                <Swatch />
                {title}
              </span>
            </th>
            <td>
              <SeatDistance sit={seat.sit} />
            </td>
            {hasPixels && (
              <td>
                <BlendDistance blend={seat.blend} />
              </td>
            )}
            {hasFills && (
              <td>
                {seat.fills === null ? "–" : <Angle fills={seat.fills} screen={screen} />}
                {seat.own !== null && ` from ${seat.own}`}
              </td>
            )}
            {hasFills && hasPixels && (
              <td>{seat.pixels === null ? "–" : <Figure first={seat.pixels.words} second={seat.pixels.density} />}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
