import { memo, type PointerEvent, useMemo, useRef } from "react";
import type { ListedScreen, ScreenId } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "../scene/box.ts";
import { composeScene, type SceneOptions } from "../scene/compose-scene.ts";
import { type Highlight, highlightScene } from "../scene/highlighted-scene.ts";
import { MARK_KINDS, type MarkKind, type Scene } from "../scene/marks.ts";
import { reservedBoxes } from "../scene/page-options.ts";
import type { SceneTexts } from "../scene/scene-texts.ts";
import { viewOptions } from "../scene/view-options.ts";
import styles from "./drawing.module.css";
import { type SvgElement, viewBoxOf } from "./element.ts";
import { objectHitAreas, pageElements } from "./page-elements.ts";
import { useMotion } from "./use-motion.ts";
import { writeReact } from "./write-react.ts";

/** How the drawing lies where it does not fit its area (D30). */
export interface FixedPlacement extends Required<Pick<SceneOptions, "scale" | "offset" | "reserved">> {
  /** Whether the drawing can be moved, and so takes the focus for the arrow keys. */
  readonly movable: boolean;
}

interface DrawingProps {
  comparison: Comparison;
  /** Its one text alternative (D11). */
  description: string;
  texts: SceneTexts;
  /** The drawing area in pixels. */
  area: Size;
  /** How many times the usual size the visitor's texts have. */
  textScale?: number;
  /** Whether this is a phone's layout: the top bar lies over the drawing. */
  narrow: boolean;
  /** Whether a change moves from the old size to the new one (V2). */
  moves: boolean;
  /** The screen that stands out. */
  highlight?: Highlight | null;
  /** Typed sizes that are not committed (D34). */
  previews?: readonly ListedScreen[] | undefined;
  /** Where the scale is fixed; otherwise the drawing fits its area. */
  placement?: FixedPlacement | undefined;
  /** What else lies over the drawing: no label and no figure stands there. */
  covered?: readonly Box[] | undefined;
  /** The id of the panel with all figures, while it is on the page. */
  detailsId?: string | undefined;
  /** Called while a mouse or pen points at a screen, and with null when it leaves. */
  onHighlight?: ((id: ScreenId | null) => void) | undefined;
  /** Called when a screen is clicked or tapped. */
  onSelect?: ((id: ScreenId) => void) | undefined;
}

const NO_PREVIEWS: readonly ListedScreen[] = [];
const NOTHING: readonly Box[] = [];

/** They depend on several outlines, fade in after these have moved, and let the pointer through. */
const ANNOTATIONS: ReadonlySet<MarkKind> = new Set([
  "hatchings",
  "filmAreas",
  "seams",
  "sharedEdges",
  "frames",
  "space",
  "steps",
  "dimensions",
]);

/** The comparison as one picture that fills its area (D10). */
export const Drawing = memo(function Drawing({
  textScale = 1,
  highlight = null,
  previews = NO_PREVIEWS,
  covered = NOTHING,
  ...props
}: DrawingProps) {
  const { comparison, description, texts, area, narrow, moves, placement, detailsId, onHighlight, onSelect } = props;
  const scene = useMemo(
    () =>
      composeScene(comparison.screens, area, {
        texts,
        textScale,
        ...viewOptions(comparison),
        previews,
        ...placement,
        reserved: [...(placement?.reserved ?? reservedBoxes(area, narrow, comparison.scale, textScale)), ...covered],
      }),
    [comparison, texts, area, textScale, narrow, previews, placement, covered],
  );
  const highlighted = useMemo(() => highlightScene(scene, highlight), [scene, highlight]);
  const svg = useRef<SVGSVGElement>(null);
  useMotion(svg, scene, moves);

  return (
    <svg
      ref={svg}
      role="img"
      aria-label={description}
      aria-details={detailsId}
      tabIndex={placement?.movable ? 0 : undefined}
      className={styles.drawing}
      // In the window it changes nothing. A sheet of paper has another size and shows the same area scaled.
      {...viewBoxOf(area)}
    >
      <Marks scene={highlighted} onHighlight={onHighlight} onSelect={onSelect} />
    </svg>
  );
});

/** A component of its own, so that React can let the browser respond between composing the scene and writing its marks. */
function Marks({ scene, onHighlight, onSelect }: Pick<DrawingProps, "onHighlight" | "onSelect"> & { scene: Scene }) {
  /** A finger selects without pointing first. */
  function propsOf({ screen }: SvgElement) {
    if (screen === undefined) return {};
    return {
      onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && onHighlight?.(screen),
      onPointerLeave: (event: PointerEvent) => event.pointerType !== "touch" && onHighlight?.(null),
      onClick: () => onSelect?.(screen),
    };
  }
  const write = (elements: readonly SvgElement[]) => writeReact(elements, { classNames: styles, propsOf });
  return (
    <>
      {MARK_KINDS.map((kind) => (
        <g key={kind} data-annotation={ANNOTATIONS.has(kind) ? kind : undefined}>
          {write(pageElements(kind, scene))}
        </g>
      ))}
      {write(objectHitAreas(scene))}
    </>
  );
}
