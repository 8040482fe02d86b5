import { type ReactNode, useId } from "react";
import { rich } from "#app/rich.ts";
import type { Content } from "#comparison/content.ts";
import type { ScreenDetails } from "#comparison/details.ts";
import { seatDetails } from "#comparison/seat-details.ts";
import { COMPARED_DIMENSIONS } from "#domain/display/dimension.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { RadioRow } from "#ui/radio-row.tsx";
import { comparator } from "#words/page/comparator.ts";
import { details } from "#words/page/details.ts";
import colourBar from "../colour-bar.module.css";
import { screenColour } from "../screen-colour.tsx";
import { useSession } from "../session.ts";
import styles from "./cards.module.css";
import { Angle, BlendDistance, DifferenceWords, Figure, SeatDistances, Size } from "./cells.tsx";

const { seat, sizes } = details;

interface DetailsCardsProps {
  rows: readonly ScreenDetails[];
  content: Content;
  /** From the eye to the screens without a distance of their own, in centimetres; null while none is typed. */
  common: number | null;
  /** Of distances. */
  unit: Unit;
}

/** The same as the tables, one card per screen, where a table would have to scroll sideways. */
export function DetailsCards({ rows, content, common, unit }: DetailsCardsProps) {
  const { dispatch } = useSession();
  const group = useId();
  return (
    <ul className={styles.cards} aria-label={sizes.cards}>
      {rows.map(({ id, screen, isBase, units, measures, pixels, picture }) => {
        const label = sizes.label(screen, rows, units.first);
        return (
          <li key={id} className={`${styles.card} ${colourBar.card}`} style={screenColour(screen.colour)}>
            <h3 className={styles.cardTitle}>
              {rows.length === 1 ? (
                label
              ) : (
                <RadioRow
                  name={group}
                  label={sizes.compareWith(label)}
                  checked={isBase}
                  onChange={() => dispatch({ type: "set-base", id })}
                >
                  {label}
                </RadioRow>
              )}
            </h3>
            <dl className={styles.facts}>
              {COMPARED_DIMENSIONS.map((dimension) => (
                <Fact key={dimension} label={comparator.dimensions[dimension]}>
                  <dd>
                    <Size measure={measures[dimension]} dimension={dimension} units={units} />
                  </dd>
                  {measures[dimension].difference && (
                    <dd className={`${styles.factDifference} muted`}>
                      <DifferenceWords difference={measures[dimension].difference} />
                    </dd>
                  )}
                </Fact>
              ))}
              {pixels !== null && (
                <Fact label={sizes.pixels}>
                  <dd className={styles.wide}>
                    <Figure
                      first={sizes.resolution(screen, pixels.resolution)}
                      second={sizes.density(pixels.density)}
                    />
                  </dd>
                </Fact>
              )}
              {picture !== null && (
                <Fact label={sizes.film(content)}>
                  <dd>
                    <Size measure={picture.diagonal} dimension="width" units={units} />
                  </dd>
                  <dd>
                    <Size measure={picture.area} dimension="area" units={units} />
                  </dd>
                </Fact>
              )}
              <SeatFacts screen={screen} common={common} unit={unit} />
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

function SeatFacts({ screen, common, unit }: { screen: Screen; common: number | null; unit: Unit }) {
  const { ranges, blend, seen } = seatDetails(screen, common);
  return (
    <>
      {ranges.length > 0 && (
        <Fact label={seat.whereToSit}>
          <dd className={styles.wide}>
            <SeatDistances ranges={ranges} unit={unit} />
          </dd>
        </Fact>
      )}
      {blend !== null && (
        <Fact label={seat.card.invisible}>
          <dd className={styles.wide}>{rich(seat.card.beyond(<BlendDistance blend={blend} unit={unit} />))}</dd>
        </Fact>
      )}
      {seen !== null && (
        <Fact label={seat.card.at(seen.distance, unit)}>
          <dd className={styles.wide}>
            <Angle degrees={seen.angle} screen={screen} /> {seen.pixels && seat.card.pixels(seen.pixels.areTold)}
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
