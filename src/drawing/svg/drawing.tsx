import { lazy, memo, useMemo, useRef } from "react";
import { type Arrangement, DEFAULT_ARRANGEMENT } from "../../comparison/arrangement.ts";
import type { ListedScreen } from "../../comparison/listed-screen.ts";
import { type DescribedView, describeComparison } from "../../comparison/screen-text.ts";
import type { Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { composeScene, type SceneOptions } from "../scene/compose-scene.ts";
import { type Highlight, highlightScene } from "../scene/highlight.ts";
import { MARK_KINDS } from "../scene/marks.ts";
import type { PreviewedScreen } from "../scene/outlines.ts";
import { pageOptions } from "../scene/page-options.ts";
import { viewOptions } from "../scene/view-options.ts";
import styles from "./drawing.module.css";
import { PAGE_MARKS } from "./drawing-marks.tsx";
import { ObjectTitles } from "./object-marks.tsx";
import type { PointerProps } from "./pointer-events.ts";
import { useMotion } from "./use-motion.ts";

/** How the drawing lies where it does not fit its area (D30). */
export interface FixedPlacement extends Required<Pick<SceneOptions, "scale" | "offset" | "reserved">> {
  /** Whether the drawing can be moved, and so takes the focus for the arrow keys. */
  readonly movable: boolean;
}

interface DrawingProps extends PointerProps {
  screens: readonly ListedScreen[];
  /** The drawing area in pixels; null on the server and until the browser has measured it. */
  area: Size | null;
  /** Whether this is a phone's layout: the top bar lies over the drawing, and a legend replaces many labels. */
  narrow: boolean;
  arrangement?: Arrangement;
  /** What is drawn besides the outlines. */
  view?: DescribedView;
  /** Whether a change moves from the old size to the new one (V2). */
  moves: boolean;
  /** The screen that stands out. */
  highlight?: Highlight | null;
  /** Typed sizes that are not committed (D34). */
  previews?: readonly PreviewedScreen[] | undefined;
  /** Where the scale is fixed; otherwise the drawing fits its area. */
  placement?: FixedPlacement | undefined;
  /** The id of the panel with all figures, while it is on the page. */
  detailsId?: string | undefined;
}

const NO_PREVIEWS: readonly PreviewedScreen[] = [];

/** The comparison as one picture that fills its area (D10). */
export const Drawing = memo(function Drawing({ area, detailsId, ...props }: DrawingProps) {
  const { screens, arrangement = DEFAULT_ARRANGEMENT, view, placement } = props;
  const compared = useMemo(() => screens.map(({ screen }) => screen), [screens]);
  return (
    <svg
      role="img"
      aria-label={describeComparison({ screens, ...view })}
      aria-details={detailsId}
      tabIndex={placement?.movable ? 0 : undefined}
      className={styles.drawing}
      // In the window it changes nothing. A sheet of paper has another size and shows the same area scaled.
      viewBox={area === null ? undefined : `0 0 ${area.width} ${area.height}`}
    >
      {area === null ? (
        <UnmeasuredDrawing screens={compared} arrangement={arrangement} view={view} />
      ) : (
        <MeasuredDrawing {...props} compared={compared} area={area} arrangement={arrangement} />
      )}
    </svg>
  );
});

/** Only for the server. A static import would bring what it imports into the browser's first scripts. */
const ServedDrawing = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import("./served-drawing.tsx")).ServedDrawing }))
  : null;

/** Keeps the server's drawing on the page until the area is measured. The browser loads no code for it. */
function UnmeasuredDrawing(props: {
  screens: readonly Screen[];
  arrangement: Arrangement;
  view?: DescribedView | undefined;
}) {
  if (props.screens.length === 0) return null;
  if (ServedDrawing !== null) return <ServedDrawing {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty; hydration then leaves the server's marks alone
  return <g suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

interface MeasuredDrawingProps extends Omit<DrawingProps, "area" | "detailsId"> {
  compared: readonly Screen[];
  area: Size;
  arrangement: Arrangement;
}

function MeasuredDrawing(props: MeasuredDrawingProps) {
  const { screens, compared, area, narrow, arrangement, moves, highlight = null, previews = NO_PREVIEWS } = props;
  const { view, placement, onHighlight, onSelect } = props;
  const scene = useMemo(
    () =>
      composeScene(compared, area, {
        arrangement,
        ...viewOptions(view),
        previews,
        ...pageOptions(area, narrow, compared.length),
        ...placement,
      }),
    [compared, area, arrangement, view, narrow, previews, placement],
  );
  const highlighted = useMemo(() => highlightScene(scene, highlight), [scene, highlight]);
  const picture = useRef<SVGGElement>(null);
  useMotion(picture, scene, moves);
  const keyOf = (number: number) => screens[number - 1]?.id;
  return (
    <g ref={picture}>
      {MARK_KINDS.map((kind) => {
        const Marks = PAGE_MARKS[kind];
        return <Marks key={kind} scene={highlighted} keyOf={keyOf} onHighlight={onHighlight} onSelect={onSelect} />;
      })}
      <ObjectTitles objects={highlighted.objects} />
    </g>
  );
}
