import { type ReactNode, useId } from "react";
import { COMPARED_DIMENSIONS } from "#domain/display/dimension.ts";
import { RadioRow } from "#ui/radio-row.tsx";
import { COMPARATOR } from "#words/parts/comparator.ts";
import { useWords } from "../../use-words.ts";
import colourBar from "../colour-bar.module.css";
import { screenColour } from "../screen-colour.ts";
import { useSession } from "../session.ts";
import styles from "./cards.module.css";
import { Angle, BlendDistance, DifferenceWords, Figure, SeatDistances, Size } from "./cells.tsx";
import type { DetailsRow } from "./details-rows.ts";

interface DetailsCardsProps {
  rows: readonly DetailsRow[];
  /** The ratio of the film that the screens show: `16:9`. */
  content: string;
  /** `60 cm`; null while no distance is typed. */
  distance: string | null;
}

/** The same as the tables, one card per screen, where a table would have to scroll sideways. */
export function DetailsCards({ rows, content, distance }: DetailsCardsProps) {
  const { dimensions } = useWords(COMPARATOR);
  const { dispatch } = useSession();
  const group = useId();
  return (
    <ul className={styles.cards} aria-label="Sizes of the screens">
      {rows.map((row) => (
        <li key={row.id} className={`${styles.card} ${colourBar.card}`} style={screenColour(row.screen.colour)}>
          <h3 className={styles.cardTitle}>
            {rows.length === 1 ? (
              row.title
            ) : (
              <RadioRow
                name={group}
                label={`Compare with ${row.title}`}
                checked={row.isBase}
                onChange={() => dispatch({ type: "set-base", id: row.id })}
              >
                {row.title}
              </RadioRow>
            )}
          </h3>
          <dl className={styles.facts}>
            {COMPARED_DIMENSIONS.map((dimension) => (
              <Fact key={dimension} label={dimensions[dimension]}>
                <dd>
                  <Size measure={row.measures[dimension]} />
                </dd>
                <SizeDifference difference={row.measures[dimension].difference} />
              </Fact>
            ))}
            {row.pixels !== null && (
              <Fact label="Pixels">
                <dd className={styles.wide}>
                  <Figure first={row.pixels.resolution} second={row.pixels.density} />
                </dd>
              </Fact>
            )}
            {row.picture !== null && (
              <Fact label={`${content} film`}>
                <dd>
                  <Figure {...row.picture.diagonal} />
                </dd>
                <dd>
                  <Figure {...row.picture.area} />
                </dd>
              </Fact>
            )}
            <SeatFacts row={row} distance={distance} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function SizeDifference({ difference }: { difference: DetailsRow["measures"]["width"]["difference"] }) {
  if (difference === null) return null;
  return (
    <dd className={`${styles.factDifference} muted`}>
      <DifferenceWords difference={difference} />
    </dd>
  );
}

function SeatFacts({ row: { seat, screen }, distance }: { row: DetailsRow; distance: string | null }) {
  return (
    <>
      {seat.sit.length > 0 && (
        <Fact label="Where to sit">
          <dd className={styles.wide}>
            <SeatDistances sit={seat.sit} />
          </dd>
        </Fact>
      )}
      {seat.blend !== null && (
        <Fact label="Pixels invisible">
          <dd className={styles.wide}>
            beyond <BlendDistance blend={seat.blend} />
          </dd>
        </Fact>
      )}
      {seat.fills !== null && (
        <Fact label={`At ${seat.own ?? distance}`}>
          <dd className={styles.wide}>
            <Angle fills={seat.fills} screen={screen} /> {seat.pixels !== null && `pixels ${seat.pixels.words}`}
          </dd>
        </Fact>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="muted">{label}</dt>
      {children}
    </div>
  );
}
