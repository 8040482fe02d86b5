import { type KeyboardEvent, use } from "react";
import type { ListedScreen, ScreenId } from "#comparison/listed-screen.ts";
import type { ComparisonAction } from "#comparison/reducer.ts";
import { type Comparison, isRow } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { convertLength } from "#domain/display/unit.ts";
import { comparator } from "#words/page/comparator.ts";
import { HighlightContext } from "./highlight.ts";
import { useSession } from "./session.ts";

interface OutlineListProps {
  /** Moves the focus to the screen's editor. */
  onOpen(id: ScreenId): void;
}

/**
 * The outlines for keyboards and screen readers: a button for each describes the screen and highlights its outline. The
 * list is beside the drawing, because the drawing is one image with one name (D11).
 */
export function OutlineList({ onOpen }: OutlineListProps) {
  const { comparison, dispatch } = useSession();
  const { onHighlight } = use(HighlightContext);
  const { screens } = comparison;
  if (screens.length === 0) return null;
  return (
    <ul aria-label={comparator.outlines} className="visually-hidden">
      {screens.map(({ id, number, screen }) => (
        <li key={id}>
          <button
            type="button"
            onFocus={() => onHighlight({ id, by: "keys" })}
            onBlur={() => onHighlight(null)}
            onClick={() => onOpen(id)}
            onKeyDown={(event) => {
              const action = isRow(comparison) ? rowAction(event, { id, number, screen }, comparison) : null;
              if (action === null) return;
              event.preventDefault();
              dispatch(action);
              // A button that changes places loses the focus.
              const button = event.currentTarget;
              requestAnimationFrame(() => button.focus());
            }}
          >
            {comparator.outline({ number, screen }, comparison)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** With the arrow keys a screen of a row changes places, or rises and sinks by 1 cm or ½″, with Shift by 0.1 (D56). */
function rowAction(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { id, number, screen: { raised = 0 } }: ListedScreen,
  comparison: Comparison,
): ComparisonAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "ArrowLeft") return { type: "move", id, by: -1 };
  if (key === "ArrowRight") return { type: "move", id, by: 1 };
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const { first } = unitsOf(comparison);
  const step = convertLength(shiftKey ? 0.1 : first === "cm" ? 1 : 0.5, first, "cm");
  const to = Number((raised + (key === "ArrowUp" ? step : -step)).toFixed(6));
  return { type: "put", id, at: number - 1, raised: to };
}
