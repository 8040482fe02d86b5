import { describeScreen } from "../../comparison/screen-text.ts";
import type { DrawnScreen } from "../../drawing/writers/drawing.tsx";
import type { HighlightHandler } from "./highlight.ts";

interface OutlineListProps {
  screens: readonly DrawnScreen[];
  onHighlight: HighlightHandler;
  /** Moves the focus to the screen's editor. */
  onOpen(id: number): void;
}

/**
 * The outlines for keyboards and screen readers: a button for each describes the screen and highlights its outline. The
 * list is beside the drawing, because the drawing is one image with one name (D11).
 */
export function OutlineList({ screens, onHighlight, onOpen }: OutlineListProps) {
  if (screens.length === 0) return null;
  return (
    <ul aria-label="Outlines" className="visually-hidden">
      {screens.map(({ id, screen }, index) => (
        <li key={id}>
          <button
            type="button"
            onFocus={() => onHighlight({ number: index + 1, by: "focus" })}
            onBlur={() => onHighlight(null)}
            onClick={() => onOpen(id)}
          >
            {`Screen ${index + 1}: ${describeScreen(screen)}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
