import { use } from "react";
import type { ScreenId } from "#comparison/listed-screen.ts";
import { describeScreen } from "#comparison/screen-text.ts";
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
  const { comparison } = useSession();
  const { onHighlight } = use(HighlightContext);
  const { screens } = comparison;
  if (screens.length === 0) return null;
  return (
    <ul aria-label="Outlines" className="visually-hidden">
      {screens.map(({ id, number, screen }) => (
        <li key={id}>
          <button
            type="button"
            onFocus={() => onHighlight({ id, by: "focus" })}
            onBlur={() => onHighlight(null)}
            onClick={() => onOpen(id)}
          >
            {`Screen ${number}: ${describeScreen(screen, comparison)}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
