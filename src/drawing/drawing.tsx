import { memo, type PointerEvent, useMemo, useRef } from "react";
import { type Arrangement, DEFAULT_ARRANGEMENT } from "../comparison/arrangement.ts";
import type { Screen } from "../domain/display/screen.ts";
import type { Size } from "../domain/geometry/size.ts";
import { comparisonSpeech } from "./comparison-speech.ts";
import styles from "./drawing.module.css";
import { LabelChip } from "./label-chip.tsx";
import { OutlineRect } from "./outline-rect.tsx";
import { composeScene } from "./scene.ts";
import { reservedBoxes } from "./scene-reserved.ts";
import { ServedScene } from "./served-scene.tsx";
import { useMotion } from "./use-motion.ts";

/** A screen and the id it keeps while its place in the list changes. */
export interface DrawnScreen {
  readonly id: number;
  readonly screen: Screen;
}

interface DrawingProps {
  screens: readonly DrawnScreen[];
  /** The drawing area in pixels; null while it is not known: on the server and until the page has been measured. */
  area: Size | null;
  /** Whether it is a phone's, with the buttons of the top bar over it. */
  narrow: boolean;
  /** How the outlines lie to each other; centred (D10) where nothing else is chosen. */
  alignment?: Arrangement;
  /** Whether a change may move from the old size to the new one (visual.md). */
  moves: boolean;
  /** The number of the screen that stands out now; the others are dimmed. */
  lifted: number | null;
  onLift(number: number | null): void;
  /** The id of what tells the same in full, while that is on the page. */
  detailsId?: string | undefined;
}

/** The comparison as one picture that fills its area (D10). */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { screens, area, narrow, alignment = DEFAULT_ARRANGEMENT, moves, lifted, onLift, detailsId } = props;
  const described = useMemo(() => screens.map(({ screen }) => screen), [screens]);
  return (
    <svg
      role="img"
      aria-label={comparisonSpeech(described)}
      aria-details={detailsId}
      className={styles.drawing}
      data-lifting={lifted === null ? undefined : ""}
      onPointerOver={(event) => onLift(outlineNumberAt(event))}
      onPointerLeave={() => onLift(null)}
    >
      {area === null ? (
        <UnmeasuredScene screens={described} alignment={alignment} />
      ) : (
        <MeasuredScene
          screens={screens}
          described={described}
          area={area}
          narrow={narrow}
          alignment={alignment}
          moves={moves}
          lifted={lifted}
        />
      )}
    </svg>
  );
});

/** The browser takes the server's scene over as it stands, until it has measured the area: it needs none of its code. */
function UnmeasuredScene(props: { screens: readonly Screen[]; alignment: Arrangement }) {
  if (props.screens.length === 0) return null;
  if (import.meta.env.SSR) return <ServedScene {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, in the place of what the server has drawn
  return <g suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

function outlineNumberAt(event: PointerEvent): number | null {
  const outline = event.target instanceof Element ? event.target.closest("[data-outline], [data-label]") : null;
  const number = outline?.getAttribute("data-outline") ?? outline?.getAttribute("data-label");
  return number ? Number(number) : null;
}

interface MeasuredSceneProps {
  screens: readonly DrawnScreen[];
  described: readonly Screen[];
  area: Size;
  narrow: boolean;
  alignment: Arrangement;
  moves: boolean;
  lifted: number | null;
}

function MeasuredScene({ screens, described, area, narrow, alignment, moves, lifted }: MeasuredSceneProps) {
  const scene = useMemo(
    () => composeScene(described, area, alignment, reservedBoxes(area, narrow)),
    [described, area, alignment, narrow],
  );
  const picture = useRef<SVGGElement>(null);
  useMotion(picture, scene, moves);
  const idOf = (number: number) => screens[number - 1]?.id;
  const { grid, scaleBar } = scene;
  return (
    <g ref={picture}>
      {grid !== null && (
        <>
          <defs>
            <GridPattern id="grid-fine" pitch={grid.finePitch} origin={grid.origin} className={styles.fineLine} />
            <GridPattern id="grid" pitch={grid.pitch} origin={grid.origin} className={styles.line} />
          </defs>
          <rect width="100%" height="100%" fill="url(#grid-fine)" />
          <rect width="100%" height="100%" fill="url(#grid)" />
        </>
      )}
      {scene.outlines.map(({ number, colour, x, y, width, height }) => (
        <OutlineRect
          key={idOf(number)}
          number={number}
          colour={colour}
          lifted={number === lifted}
          style={{ x: `${x}px`, y: `${y}px`, width: `${width}px`, height: `${height}px` }}
        />
      ))}
      {scene.labels.map((label) => (
        <LabelChip
          key={idOf(label.number)}
          label={label}
          lifted={label.number === lifted}
          transform={`translate(${label.x}px, ${label.y}px)`}
        />
      ))}
      {scaleBar !== null && (
        <g className={styles.scaleBar} style={{ transform: `translate(${scaleBar.x}px, ${scaleBar.y}px)` }}>
          <path d={`M0 -6V0H${scaleBar.length}V-6`} />
          <text x={6} y={-6}>
            {scaleBar.text}
          </text>
        </g>
      )}
    </g>
  );
}

interface GridPatternProps {
  id: string;
  pitch: number;
  origin: { readonly x: number; readonly y: number };
  className: string | undefined;
}

function GridPattern({ id, pitch, origin, className }: GridPatternProps) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" x={origin.x} y={origin.y} width={pitch} height={pitch}>
      <path d={`M${pitch} 0H0V${pitch}`} className={className} />
    </pattern>
  );
}
