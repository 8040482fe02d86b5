import { type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { unitsOf } from "#comparison/units.ts";
import type { Size } from "#domain/geometry/size.ts";
import { dragging as words } from "#words/page/dragging.ts";
import { HighlightContext } from "../highlight.ts";
import { useSession } from "../session.ts";
import { type Carried, Drag } from "./drag.ts";
import { FocusRing } from "./focus-ring.tsx";
import styles from "./row-dragging.module.css";

interface RowDraggingProps {
  /** The box of the drawing, and its size. */
  element: RefObject<HTMLDivElement | null>;
  area: Size;
  /** Called when something was dragged. */
  onDragged(): void;
}

/**
 * Outlines of a row are dragged with a mouse, a pen or, once they were tapped, with a finger (D56): sideways they change places, up
 * and down they move. Only what is drawn over the drawing follows the pointer; letting go is one step.
 */
export function RowDragging({ element: box, area, onDragged }: RowDraggingProps): ReactNode {
  const { comparison, dispatch } = useSession();
  const { highlight } = use(HighlightContext);
  const [carried, setCarried] = useState<Carried | null>(null);
  const tapped = highlight?.by === "focus" ? highlight.id : null;
  const latest = useRef({ comparison, tapped, onDragged, end() {} });
  useEffect(() => {
    Object.assign(latest.current, { comparison, tapped, onDragged });
  });
  // What was let go of stands where it was carried to; and nothing is carried on in another comparison or another size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them ends it
  useLayoutEffect(() => latest.current.end(), [comparison, area]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.toggleAttribute("data-draggable", true);
    const listening = new AbortController();
    let drag: Drag | null = null;
    const end = () => {
      if (drag === null) return;
      drag.end();
      if (drag.carried !== null) for (const each of element.getAnimations({ subtree: true })) each.finish();
      drag = null;
      setCarried(null);
    };
    latest.current.end = end;
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
      on: HTMLElement | Document = element,
      options?: AddEventListenerOptions,
    ) => on.addEventListener(type, listener as EventListener, { signal: listening.signal, ...options });

    listen("pointerdown", (event) => {
      end();
      // A second finger magnifies.
      const svg = event.target instanceof Element ? event.target.closest<SVGSVGElement>("svg[role=img]") : null;
      if (svg === null || event.button !== 0 || !event.isPrimary) return;
      const number = numberAt(event.target);
      const { comparison, tapped } = latest.current;
      const id = comparison.screens.find((each) => each.number === number)?.id;
      if (id === undefined || (event.pointerType === "touch" && id !== tapped)) return;
      drag = new Drag(svg, comparison, id, event);
    });
    listen("pointermove", (event) => {
      if (drag === null || event.pointerId !== drag.pointerId) return;
      // Another window had the release.
      if (event.buttons === 0) return end();
      if (!drag.carry(event)) return;
      if (!element.hasPointerCapture(event.pointerId)) {
        element.setPointerCapture(event.pointerId);
        // The press gave it the focus, and a key would show a ring around it.
        element.closest<HTMLElement>("main")?.blur();
      }
      setCarried(drag.carried);
    });
    listen("pointerup", (event) => {
      if (drag === null || event.pointerId !== drag.pointerId) return;
      if (drag.carried === null) return end();
      stopClick(element);
      const { id, raised, carried } = drag;
      dispatch({ type: "put", id, at: carried.place.at, raised });
      latest.current.onDragged();
      // The step ends it when it is drawn; without a change there is none.
      queueMicrotask(end);
    });
    listen("pointercancel", end);
    // A touched outline loses its own capture when the drag begins.
    listen("lostpointercapture", (event) => event.target === element && end());
    // A pen scrolls before it can be stopped, unless it may not scroll at all.
    listen("pointerover", ({ pointerType }) => element.toggleAttribute("data-pen", pointerType === "pen"));
    // Carrying selects no words, opens no drawer, and does not scroll.
    listen("selectstart", (event) => drag !== null && event.preventDefault());
    listen("touchstart", (event) => drag !== null && event.stopPropagation(), element, { passive: true });
    listen("touchmove", (event) => drag !== null && event.cancelable && event.preventDefault(), element, {
      passive: false,
    });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || drag?.carried == null) return;
      event.preventDefault();
      event.stopPropagation();
      end();
      element.addEventListener("pointerup", () => stopClick(element), { signal: listening.signal, once: true });
    };
    listen("keydown", onKey, document, { capture: true });
    return () => {
      element.removeAttribute("data-draggable");
      listening.abort();
      drag?.end();
    };
  }, [box, dispatch]);

  if (carried !== null) return <CarriedPicture {...carried} />;
  const focused = highlight?.by === "keys" ? comparison.screens.find(({ id }) => id === highlight.id) : undefined;
  return focused === undefined ? null : (
    <FocusRing drawing={box} area={area} comparison={comparison} number={focused.number} />
  );
}

/** The click that follows a release would open the editor. */
function stopClick(element: HTMLElement): void {
  const stop = (click: Event) => click.stopPropagation();
  element.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", stop, { capture: true }));
}

/** Beyond the ends of the row and of what is level. */
const BEYOND = { line: 18, caught: 10 };
/** Half a tick or cross, and from a picture's left edge to the line that says how high it stands. */
const TICK = 4;
const CROSS = 3;
const INSET = 16;

function CarriedPicture(carried: Carried): ReactNode {
  const { first: unit } = unitsOf(useSession().comparison);
  const { colour, box, outer, label, by, place, line, part, height, pointer, isTouch } = carried;
  const { box: there, others, caught } = place;
  const copy = useRef<SVGGElement>(null);
  useLayoutEffect(() => copy.current?.replaceChildren(...(label === null ? [] : [label])), [label]);
  const all = [...others, there];
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x, width }) => x + width))];
  const [x, stands] = [box.x + by.x + INSET, box.y + by.y + part];
  return (
    <>
      <svg className={styles.over} aria-hidden="true">
        <path className={styles.rowLine} d={`M${left - BEYOND.line} ${line}H${right + BEYOND.line}`} />
        <rect {...there} className={styles.target} stroke={colour} />
        <g transform={`translate(${by.x} ${by.y})`}>
          <rect {...(outer ?? box)} className={styles.paper} />
          {outer !== null && <rect {...outer} className={styles.frame} stroke={colour} />}
          <rect {...box} className={styles.picture} stroke={colour} fill={colour} />
          <g ref={copy} />
        </g>
        {height !== null && (
          <path
            className={styles.height}
            stroke={colour}
            d={`M${x} ${stands}V${line}M${x - TICK} ${stands}h${2 * TICK}M${x - TICK} ${line}h${2 * TICK}`}
          />
        )}
        {caught !== null && (
          <path
            className={styles.caught}
            d={`M${caught.from - BEYOND.caught} ${caught.y}H${caught.to + BEYOND.caught}${[
              caught.from - BEYOND.caught,
              caught.to + BEYOND.caught,
            ]
              .map((end) => `M${end - CROSS} ${caught.y - CROSS}l6 6m0 -6l-6 6`)
              .join("")}`}
          />
        )}
      </svg>
      {height !== null && (
        <span
          className={styles.chip}
          data-touch={isTouch || undefined}
          style={{ translate: `${pointer.x}px ${pointer.y}px` }}
        >
          {words.height(height, unit)}
          {caught !== null && <span className={styles.level}>{words.level[caught.by]}</span>}
        </span>
      )}
    </>
  );
}

/** Of the outline or label under a pointer. */
function numberAt(target: EventTarget | null): number | null {
  const shape = target instanceof Element ? target.closest<SVGElement>("[data-outline], [data-label]") : null;
  const { outline, label } = shape?.dataset ?? {};
  return outline === undefined && label === undefined ? null : Number(outline ?? label);
}
