import type { ReactNode } from "react";
import { useDisplayKey } from "#app/browser/display.ts";
import { isNumbered, type ListedScreen } from "#comparison/listed-screen.ts";
import { type Comparison, textBaseOf } from "#comparison/state.ts";
import { type TextAndRoom, textAndRoomOf } from "#comparison/text-and-room.ts";
import { unitsOf } from "#comparison/units.ts";
import { LEAST_SCALING, MOST_SCALING, SCALING_STEP, scalingOf } from "#domain/display/scaling.ts";
import { type Calibration, cssPixelsPerInch } from "#domain/viewing/calibration.ts";
import { composeRoom, roomElements, roomScale } from "#drawing/svg/room-elements.ts";
import { writeReact } from "#drawing/svg/write-react.ts";
import { Button } from "#ui/button.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { comparator } from "#words/page/comparator.ts";
import { details } from "#words/page/details.ts";
import { numbers } from "#words/page/numbers.ts";
import { site } from "#words/page/site.ts";
import { useMeasuring } from "../actual-size/actual-size.tsx";
import { useCalibrations } from "../actual-size/stored-calibrations.ts";
import { Parts } from "../answer/sentence.tsx";
import { ChooseResolution } from "../choose-resolution.tsx";
import colourBar from "../colour-bar.module.css";
import { Swatch, screenColour } from "../screen-colour.tsx";
import { useSession } from "../session.ts";
import { sampleSizes } from "./sample-sizes.ts";
import sections from "./sections.module.css";
import { SectionHeading } from "./sections.tsx";
import styles from "./text-and-room.module.css";

const words = details.textAndRoom;

/** In CSS pixels at the usual text size. */
const LARGEST_ROOM = { width: 72, height: 56 } as const;

/** How large each screen's text is beside the base's, and how much fits on it (D45). */
export function TextAndRoomSection({ comparison }: { comparison: Comparison }) {
  const { dispatch } = useSession();
  const calibration = useCalibrations()[useDisplayKey()];
  const { screens } = comparison;
  const rows = screens.map((listed) => textAndRoomOf(listed, comparison));
  const shown = rows.filter((row) => row !== null);
  const textBase = textBaseOf(comparison);
  const base = textBase === null ? null : textAndRoomOf(textBase, comparison);
  const pixelsPerInch = calibration === undefined ? null : cssPixelsPerInch(calibration);
  const sizes = base && sampleSizes(rows, base, pixelsPerInch);
  const scale = shown.length === 0 ? 0 : roomScale(shown, LARGEST_ROOM);
  return (
    // Without a resolution there is nothing to read.
    <section aria-labelledby="details-text" className={`${sections.section} ${base === null ? "screen-only" : ""}`}>
      <div className={`${styles.head} wrapping`}>
        <SectionHeading section="text" />
        {base !== null && <SizeNote calibration={calibration} />}
      </div>
      <ul className={styles.rows}>
        {base !== null && (
          <li aria-hidden="true" className={`${styles.headings} fine`}>
            <span>{words.columns.screen}</span>
            <span>{words.columns.scaling}</span>
            <span>{words.columns.text}</span>
            <span>{words.columns.windows}</span>
          </li>
        )}
        {screens.map((listed, index) => {
          const row = rows[index] ?? null;
          return (
            <li
              key={listed.id}
              className={`${colourBar.card} ${styles.row}`}
              style={screenColour(listed.screen.colour)}
            >
              <Title listed={listed} numbered={isNumbered(screens.length)} text={row} />
              {row === null || sizes === null ? (
                <ChooseResolution id={listed.id} className={styles.choose}>
                  {words.choose}
                </ChooseResolution>
              ) : (
                <>
                  <ScalingStepper listed={listed} />
                  <div className={styles.text}>
                    <Sample number={listed.number} size={sizes.each[index] ?? ""} baseSize={sizes.base} row={row} />
                    <small className="aside">
                      <Parts parts={words.text(row, unitsOf(comparison).first)} />
                    </small>
                    <Offer row={row} onSet={(scaling) => dispatch({ type: "set-scaling", id: listed.id, scaling })} />
                  </div>
                  <div className={styles.room}>
                    <span className={styles.picture}>
                      <RoomPicture row={row} scale={scale} />
                    </span>
                    <span>
                      <span className={styles.figure}>{words.room(row)}</span>
                      <small className="aside">
                        <Parts parts={words.windows(row, listed.screen)} />
                      </small>
                    </span>
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {base !== null && <p className="fine">{words.note(shown.length > 1)}</p>}
    </section>
  );
}

/** Whether the samples have their true size, and what leads there (D30). */
function SizeNote({ calibration }: { calibration: Calibration | undefined }) {
  const [, setMeasuring] = useMeasuring();
  return (
    <p className="aside screen-only">
      {calibration === undefined ? words.toScale : words.trueSize(calibration.accuracy)}{" "}
      <Button look="link" onClick={() => setMeasuring(true)}>
        {calibration === undefined ? words.showTrueSize : words.calibrateAgain}
      </Button>
    </p>
  );
}

interface TitleProps {
  listed: ListedScreen;
  numbered: boolean;
  text: TextAndRoom | null;
}

/** The resolution is below the name, so the name does without it. */
function Title({ listed: { screen, number }, numbered, text }: TitleProps) {
  return (
    <div className={styles.title}>
      <Swatch colour={screen.colour} number={numbered ? number : undefined} />
      <div>
        <h4 className={styles.name}>{words.name(screen)}</h4>
        <small className="aside">{text === null ? words.noResolution : words.pixels(text, screen)}</small>
      </div>
    </div>
  );
}

interface SampleProps {
  number: number;
  size: string;
  /** Of the base's sample, whose end is marked in every row. */
  baseSize: string;
  row: TextAndRoom;
}

/** Real text; the figures below say the same to those who cannot see it. */
function Sample({ number, size, baseSize, row }: SampleProps) {
  return (
    <span aria-hidden="true" className={`${styles.sample} screen-only`}>
      {row.difference !== null && (
        <span className={styles.mark} style={{ fontSize: baseSize }}>
          {details.textAndRoom.sample}
        </span>
      )}
      <span data-sample={number} style={{ fontSize: size }}>
        {details.textAndRoom.sample}
      </span>
    </span>
  );
}

/** One press to the step at which the text is nearest to the base's (D45.2). */
function Offer({ row: { offer }, onSet }: { row: TextAndRoom; onSet(scaling: number): void }): ReactNode {
  if (offer === null) return null;
  return (
    <span className={`${styles.offer} wrapping screen-only`}>
      <Button look="pill" onClick={() => onSet(offer.scaling)}>
        {words.set(offer)}
      </Button>
      <small className="aside">{words.offered(offer)}</small>
    </span>
  );
}

/** A screen with the windows that fit side by side, to scale with those of the other screens. */
function RoomPicture({ row, scale }: { row: TextAndRoom; scale: number }) {
  const room = composeRoom(row, scale);
  const [width, height] = [room.width + 2, room.height + 2];
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${width} ${height}`}
      style={{ inlineSize: `${width / 16}rem`, blockSize: `${height / 16}rem` }}
    >
      {writeReact(roomElements(room, "var(--screen-colour)"))}
    </svg>
  );
}

/** Sets the scaling of a screen with a resolution, at once (D45). */
function ScalingStepper({ listed: { id, screen } }: { listed: ListedScreen }) {
  const { comparison, dispatch } = useSession();
  return (
    <Stepper
      label={comparator.scalingOf(screen, comparison.screens)}
      value={scalingOf(screen)}
      least={LEAST_SCALING}
      most={MOST_SCALING}
      step={SCALING_STEP}
      unit={numbers.percentSign}
      words={site.stepper}
      onChange={(scaling) => dispatch({ type: "set-scaling", id, scaling })}
    />
  );
}
