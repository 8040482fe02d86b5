import { use, useId } from "react";
import { useHydrated } from "#app/startup/hydration.ts";
import type { RelativeDifference } from "#comparison/differences.ts";
import { isNumbered } from "#comparison/listed-screen.ts";
import type { DrawnUnits } from "#comparison/units.ts";
import { COMPARED_DIMENSIONS } from "#domain/display/dimension.ts";
import { type Column, FigureTable } from "#ui/figure-table.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { answerView } from "#words/page/answer-view.ts";
import { comparator } from "#words/page/comparator.ts";
import { screens } from "#words/page/screens.ts";
import type { Answer } from "#words/shared/answer.ts";
import type { AnswerRow, Figures } from "#words/shared/rows.ts";
import type { SeatFigures } from "#words/shared/seat.ts";
import { ChooseResolution } from "../choose-resolution.tsx";
import { HighlightContext, useRowEvents } from "../highlight.ts";
import { Swatch } from "../screen-colour.tsx";
import { useSession } from "../session.ts";
import styles from "./answer-table.module.css";
import { Parts } from "./sentence.tsx";

const { table } = answerView;

/**
 * The sizes of any number of screens in both units (D54). From three on each says how it differs from the base, which a radio button
 * in its row chooses.
 */
export function AnswerTable({ answer: { rows, units, seat } }: { answer: Answer }) {
  const rowEvents = useRowEvents();
  // Its script loads after the page's, so it responds later.
  const hydrated = useHydrated();
  const compares = rows.length > 2;
  const group = useId();
  return (
    <FigureTable
      className={styles.table}
      data-ready={hydrated}
      data-compares={compares || undefined}
      data-seat={seat !== null || undefined}
      caption={compares ? table.differences : table.sizes}
      rows={rows}
      columns={[
        {
          heading: compares ? table.comparedWith : table.screen,
          headingHidden: !compares,
          cell: (row) =>
            compares ? <BaseChoice row={row} rows={rows} group={group} /> : <Name row={row} rows={rows} />,
        },
        ...(seat === null
          ? COMPARED_DIMENSIONS.map((dimension, index) => ({
              heading: comparator.dimensions[dimension],
              cell: (row: AnswerRow) => {
                if (!row.isDrawn)
                  return index === 0 && <ChooseResolution id={row.id}>{table.chooseResolution}</ChooseResolution>;
                return (
                  <>
                    <BothUnits figures={row.measures[dimension]} units={units} />
                    {compares && row.differences && <Difference difference={row.differences[dimension]} />}
                  </>
                );
              },
            }))
          : seatColumns(rows, seat, units)),
      ]}
      rowProps={({ id }) => rowEvents(id)}
    />
  );
}

/** From the seat angles are compared, and true sizes stand beside them, on a phone in one column (D32). */
function seatColumns(
  rows: readonly AnswerRow[],
  seat: readonly SeatFigures[],
  units: DrawnUnits,
): readonly Column<AnswerRow>[] {
  const seen = (row: AnswerRow) => seat[rows.indexOf(row)];
  return [
    {
      heading: table.inView,
      cell: (row) => {
        const difference = seen(row)?.difference;
        return (
          <>
            {seen(row)?.inView}
            {rows.length > 2 && difference && <Difference difference={difference} />}
          </>
        );
      },
    },
    { heading: table.distance, cell: (row) => seen(row)?.distance },
    ...(["width", "height"] as const).map((side) => ({
      heading: comparator.dimensions[side],
      className: styles.roomyColumn,
      cell: (row: AnswerRow) => <BothUnits figures={row.measures[side]} units={units} />,
    })),
    {
      heading: table.trueSize,
      className: styles.tightColumn,
      cell: (row) => <BothUnits figures={row.size} units={units} />,
    },
  ];
}

interface NameProps {
  row: AnswerRow;
  rows: readonly AnswerRow[];
}

/** What the others are compared with is chosen by pressing its name. */
function BaseChoice({ row, rows, group }: NameProps & { group: string }) {
  const { dispatch } = useSession();
  const { onHighlight } = use(HighlightContext);
  return (
    <RadioRow
      name={group}
      label={table.compareWith(row.title)}
      checked={row.isBase}
      disabled={!row.isDrawn}
      onChange={() => dispatch({ type: "set-base", id: row.id })}
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) onHighlight({ id: row.id, by: "focus" });
      }}
      onBlur={() => onHighlight(null)}
    >
      <Name row={row} rows={rows} />
    </RadioRow>
  );
}

function Name({ row: { screen, number, title }, rows }: NameProps) {
  const size = screens.sizeText(screen, rows);
  return (
    <span className={`${styles.name} level-row`} data-tooltip={title.length > MOST_ON_ONE_LINE ? title : undefined}>
      <span className={styles.mark} data-numbered={isNumbered(rows.length) || undefined}>
        <Swatch colour={screen.colour} number={isNumbered(rows.length) ? number : undefined} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {screen.name !== undefined && <span className={`${styles.size} muted`}>{size}</span>}
      </span>
    </span>
  );
}

/** A longer name may be cut, and its tooltip has the whole. */
const MOST_ON_ONE_LINE = 20;

/** `23.5″` and, beside or below it, `59.8 cm` */
export function BothUnits({ figures, units }: { figures: Figures; units: DrawnUnits }) {
  return (
    <span className={styles.units}>
      <span>{figures[units.first]}</span> <span className="muted">{figures[units.second]}</span>
    </span>
  );
}

/** `33% wider`, and `+33%` where there is little room. */
function Difference({ difference }: { difference: RelativeDifference }) {
  return (
    <span className={styles.difference}>
      <span className={`${styles.onlyRoomy} muted`}>
        <Parts parts={answerView.underHeading(difference)} />
      </span>
      <b className={styles.onlyTight}>{answerView.signedText(difference)}</b>
    </span>
  );
}
