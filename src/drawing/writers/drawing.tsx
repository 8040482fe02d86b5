import { memo, useMemo, useRef } from "react";
import { type Arrangement, DEFAULT_ARRANGEMENT } from "../../comparison/arrangement.ts";
import { describeComparison } from "../../comparison/screen-text.ts";
import type { Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { composeScene } from "../scene/compose-scene.ts";
import { MARK_KINDS } from "../scene/marks.ts";
import { reservedBoxes } from "../scene/reserved-boxes.ts";
import styles from "./drawing.module.css";
import { DRAWING_MARKS } from "./drawing-marks.tsx";
import { ServedDrawing } from "./served-drawing.tsx";
import { useMotion } from "./use-motion.ts";

/** A screen with an id that stays when its place in the list changes. */
export interface DrawnScreen {
  readonly id: number;
  readonly screen: Screen;
}

interface DrawingProps {
  screens: readonly DrawnScreen[];
  /** The drawing area in pixels; null on the server and until the browser has measured it. */
  area: Size | null;
  /** Whether this is a phone's layout, where the top bar lies over the drawing. */
  narrow: boolean;
  arrangement?: Arrangement;
  /** Whether a change moves from the old size to the new one (V2). */
  moves: boolean;
  /** The number of the highlighted screen; the others are dimmed. */
  highlighted: number | null;
  onHighlight(number: number | null): void;
  /** The id of the panel with all figures, while it is on the page. */
  detailsId?: string | undefined;
}

/** The comparison as one picture that fills its area (D10). */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  const {
    screens,
    area,
    narrow,
    arrangement = DEFAULT_ARRANGEMENT,
    moves,
    highlighted,
    onHighlight,
    detailsId,
  } = props;
  const compared = useMemo(() => screens.map(({ screen }) => screen), [screens]);
  return (
    <svg
      role="img"
      aria-label={describeComparison(compared)}
      aria-details={detailsId}
      className={styles.drawing}
      data-highlighting={highlighted === null ? undefined : ""}
    >
      {area === null ? (
        <UnmeasuredDrawing screens={compared} arrangement={arrangement} />
      ) : (
        <MeasuredDrawing
          screens={screens}
          compared={compared}
          area={area}
          narrow={narrow}
          arrangement={arrangement}
          moves={moves}
          highlighted={highlighted}
          onHighlight={onHighlight}
        />
      )}
    </svg>
  );
});

/** Keeps the server's drawing on the page until the area is measured. The browser loads no code for it. */
function UnmeasuredDrawing(props: { screens: readonly Screen[]; arrangement: Arrangement }) {
  if (props.screens.length === 0) return null;
  if (import.meta.env.SSR) return <ServedDrawing {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty; hydration then leaves the server's marks alone
  return <g suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

interface MeasuredDrawingProps {
  screens: readonly DrawnScreen[];
  compared: readonly Screen[];
  area: Size;
  narrow: boolean;
  arrangement: Arrangement;
  moves: boolean;
  highlighted: number | null;
  onHighlight(number: number | null): void;
}

function MeasuredDrawing(props: MeasuredDrawingProps) {
  const { screens, compared, area, narrow, arrangement, moves, highlighted, onHighlight } = props;
  const scene = useMemo(
    () => composeScene(compared, area, { arrangement, reserved: reservedBoxes(area, narrow) }),
    [compared, area, arrangement, narrow],
  );
  const picture = useRef<SVGGElement>(null);
  useMotion(picture, scene, moves);
  const keyOf = (number: number) => screens[number - 1]?.id;
  return (
    <g ref={picture}>
      {MARK_KINDS.map((kind) => {
        const Marks = DRAWING_MARKS[kind];
        return <Marks key={kind} scene={scene} keyOf={keyOf} highlighted={highlighted} onHighlight={onHighlight} />;
      })}
    </g>
  );
}
