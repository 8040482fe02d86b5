import { describeScreen } from "../../drawing/text-alternative.ts";
import type { DrawnScreen } from "../../drawing/writers/drawing.tsx";

interface OutlineListProps {
  screens: readonly DrawnScreen[];
  onLift(number: number | null): void;
  /** Leads to the screen's editor. */
  onOpen(number: number): void;
}

/**
 * The drawing for who explores it by keyboard: one stop for each outline, which says its size and lifts it out of the
 * others. It lies beside the picture, which is one image with one name (D11).
 */
export function OutlineList({ screens, onLift, onOpen }: OutlineListProps) {
  if (screens.length === 0) return null;
  return (
    <ul aria-label="Outlines" className="visually-hidden">
      {screens.map(({ id, screen }, index) => (
        <li key={id}>
          <button
            type="button"
            onFocus={() => onLift(index + 1)}
            onBlur={() => onLift(null)}
            onClick={() => onOpen(index + 1)}
          >
            {`Screen ${index + 1}: ${describeScreen(screen)}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
