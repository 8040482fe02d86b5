import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import type { ScreenId } from "#comparison/listed-screen.ts";
import { unitsOf } from "#comparison/units.ts";
import { colourHex } from "#domain/display/colour.ts";
import { sizeInInches } from "#domain/display/screen.ts";
import { convertLength } from "#domain/display/unit.ts";
import { frameOf } from "#domain/space/fit.ts";
import { type DropPlace, dropPlace, type RowBox } from "#drawing/scene/row/drop-place.ts";
import { HighlightContext } from "../highlight.ts";
import { useSession } from "../session.ts";
import styles from "./row-dragging.module.css";

/** From here on a press is a drag, in pixels. */
const START = 4;

interface RowDraggingProps {
  /** The box of the drawing. */
  area: RefObject<HTMLDivElement | null>;
}

/** What is carried, and where it would stand. */
interface Carried {
  readonly colour: string;
  readonly box: Omit<RowBox, "frame">;
  readonly place: DropPlace;
  readonly words: string;
  readonly pointer: { readonly x: number; readonly y: number };
}

/**
 * Outlines of a row are dragged with a mouse, a pen or, once they were tapped, with a finger (D56): sideways they change places, up
 * and down they move. Only what is drawn over the drawing follows the pointer; letting go is one step.
 */
export function RowDragging({ area }: RowDraggingProps): ReactNode {
  const { comparison, dispatch } = useSession();
  const { highlight } = use(HighlightContext);
  const [carried, setCarried] = useState<Carried | null>(null);
  const tapped = highlight?.by === "focus" ? highlight.id : null;
  const latest = useRef({ comparison, tapped });
  useEffect(() => {
    latest.current = { comparison, tapped };
  });

  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    let drag: Drag | null = null;
    const end = () => {
      drag?.showAll();
      drag = null;
      setCarried(null);
    };
    element.addEventListener(
      "pointerdown",
      (event) => {
        const number = numberAt(event.target);
        const { comparison, tapped } = latest.current;
        const listed = comparison.screens.find((each) => each.number === number);
        if (listed === undefined || event.button !== 0 || !event.isPrimary) return;
        if (event.pointerType === "touch" && listed.id !== tapped) return;
        drag = startDrag(element, comparison, listed.id, event);
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (drag === null || event.pointerId !== drag.pointerId) return;
        if (!drag.carry(event)) return;
        if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
        setCarried(drag.carried);
      },
      { signal },
    );
    element.addEventListener(
      "pointerup",
      (event) => {
        if (drag === null || event.pointerId !== drag.pointerId) return;
        const { id, carried: last, raisedBy } = drag;
        const [at, raised] = [last?.place.at, raisedBy()];
        if (last !== null) {
          // The click that follows would open the editor.
          const stop = (click: Event) => click.stopPropagation();
          element.addEventListener("click", stop, { capture: true, once: true });
          setTimeout(() => element.removeEventListener("click", stop, { capture: true }));
        }
        end();
        if (at !== undefined) dispatch({ type: "put", id, at, raised });
      },
      { signal },
    );
    element.addEventListener("pointercancel", end, { signal });
    // Carrying selects no words and opens no drawer.
    element.addEventListener("selectstart", (event) => drag !== null && event.preventDefault(), { signal });
    element.addEventListener("touchstart", (event) => drag !== null && event.stopPropagation(), {
      signal,
      passive: true,
    });
    // A finger scrolls and swipes, but for what was tapped before.
    element.addEventListener("touchmove", (event) => drag !== null && event.cancelable && event.preventDefault(), {
      signal,
      passive: false,
    });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || drag?.carried == null) return;
        event.preventDefault();
        event.stopPropagation();
        end();
      },
      { signal, capture: true },
    );
    return () => {
      listening.abort();
      drag?.showAll();
    };
  }, [area, dispatch]);

  return carried === null ? null : <CarriedPicture {...carried} />;
}

function CarriedPicture({ colour, box, place: { box: there, others, caught }, words, pointer }: Carried) {
  const all = [...others, there];
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x, width }) => x + width))];
  return (
    <>
      <svg className={styles.over} aria-hidden="true">
        <rect {...there} className={styles.target} stroke={colour} />
        <rect {...box} className={styles.paper} />
        <rect {...box} className={styles.picture} stroke={colour} fill={colour} />
        {caught !== null && <path className={styles.line} d={`M${left - 12} ${caught.y}H${right + 12}`} />}
      </svg>
      <span className={styles.chip} style={{ left: pointer.x + 12, top: pointer.y + 18 }}>
        {words}
      </span>
    </>
  );
}

interface Drag {
  readonly id: ScreenId;
  readonly pointerId: number;
  /** Null until the pointer has moved far enough. */
  carried: Carried | null;
  /** Whether the picture is carried. */
  carry(event: PointerEvent): boolean;
  /** In centimetres above the line. */
  raisedBy(): number;
  /** Ends what the drag has changed in the drawing. */
  showAll(): void;
}

function startDrag(
  element: HTMLElement,
  comparison: ReturnType<typeof useSession>["comparison"],
  id: ScreenId,
  start: PointerEvent,
): Drag | null {
  const { screens, frame, level } = comparison;
  const { first: unit } = unitsOf(comparison);
  const index = screens.findIndex((each) => each.id === id);
  const own = screens[index];
  const shapes = screens.map(({ number }) => element.querySelector<SVGRectElement>(`[data-outline="${number}"]`));
  const shape = shapes[index];
  if (own === undefined || shape == null) return null;
  const pixelsPerInch = shape.width.baseVal.value / sizeInInches(own.screen).width;
  const pixels = (centimetres: number) => convertLength(centimetres, "cm", "in") * pixelsPerInch;
  const row = shapes.map((each, place): RowBox => {
    const screen = screens[place]?.screen;
    const [x, y, width, height] = (["x", "y", "width", "height"] as const).map(
      (side) => each?.[side].baseVal.value ?? 0,
    );
    const beside = screen === undefined ? 0 : pixels(frameOf(screen, frame).width);
    return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0, frame: beside };
  });
  const { frame: _, ...standing } = row[index] as RowBox;
  const part = { bottom: 1, centre: 0.5, top: 0 }[level];
  const onLine = (top: number) => top + part * standing.height;
  const line = onLine(standing.y) + pixels(own.screen.raised ?? 0);
  const bounds = element.getBoundingClientRect();
  const raisedAt = ({ box, caught }: DropPlace): number => {
    const exact = convertLength((line - onLine(box.y)) / pixelsPerInch, "in", "cm");
    // What is caught is level to a hundredth of a millimetre; what is free is rounded as people measure.
    if (caught !== null) return Number(exact.toFixed(3)) || 0;
    const step = unit === "cm" ? 0.5 : convertLength(0.25, "in", "cm");
    return Number((Math.round(exact / step) * step).toFixed(3)) || 0;
  };
  const svg = shape.ownerSVGElement;
  const drag: Drag = {
    id,
    pointerId: start.pointerId,
    carried: null,
    carry(event) {
      const by = { x: event.clientX - start.clientX, y: event.clientY - start.clientY };
      if (drag.carried === null && Math.hypot(by.x, by.y) < START) return false;
      const place = dropPlace({ row, index, by, line, level, catches: !event.altKey });
      if (place === null) return false;
      svg?.setAttribute("data-carrying", "");
      shift(element, own.number, 0, 0.2);
      const rest = screens.toSpliced(index, 1);
      for (const [order, other] of rest.entries()) {
        const before = row[screens.indexOf(other)];
        shift(element, other.number, (place.others[order]?.x ?? 0) - (before?.x ?? 0), 1);
      }
      const raised = convertLength(raisedAt(place), "cm", unit);
      drag.carried = {
        colour: colourHex(own.screen.colour),
        box: { ...standing, x: standing.x + by.x, y: place.caught === null ? standing.y + by.y : place.box.y },
        place,
        words: `${raised.toFixed(1).replace(/^-/, "−")} ${unit}${place.caught === null ? "" : ` ${place.caught.by} level`}`,
        pointer: { x: event.clientX - bounds.x, y: event.clientY - bounds.y },
      };
      return true;
    },
    raisedBy: () => (drag.carried === null ? 0 : raisedAt(drag.carried.place)),
    showAll() {
      svg?.removeAttribute("data-carrying");
      for (const { number } of screens) shift(element, number, null, 1);
    },
  };
  return drag;
}

/** Moves an outline with its label, or puts both back. */
function shift(element: HTMLElement, number: number, by: number | null, opacity: number): void {
  for (const shape of element.querySelectorAll<SVGElement>(`[data-outline="${number}"], [data-label="${number}"]`)) {
    shape.style.translate = by === null ? "" : `${by}px 0`;
    shape.style.transition = by === null ? "" : "translate 150ms";
    shape.style.opacity = opacity === 1 ? "" : String(opacity);
  }
}

/** Of the outline or label under a pointer. */
function numberAt(target: EventTarget | null): number | null {
  const shape = target instanceof Element ? target.closest<SVGElement>("[data-outline], [data-label]") : null;
  const { outline, label } = shape?.dataset ?? {};
  return outline === undefined && label === undefined ? null : Number(outline ?? label);
}
