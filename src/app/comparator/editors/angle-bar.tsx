import type { Space } from "#domain/space/opening.ts";
import { SEAT_ANGLES } from "#domain/viewing/seat.ts";
import { results as words } from "#words/page/results.ts";
import styles from "./angle-bar.module.css";
import { angleScale, type SeenLine } from "./search-lines.ts";

interface AngleBarProps {
  /** The id of the list, with which the ids of its options begin. */
  id: string;
  sizes: readonly SeenLine[];
  /** The index of the first size in the whole list. */
  first: number;
  /** The index of the line that Enter chooses. */
  active: number;
  /** The index of the size whose row is below the bar. */
  shown: number;
  /** The space that the sizes should fit into. */
  space: Space | null;
  /** The angle that the largest television fills that the space could hold; null without a space. */
  held: number | null;
  isOff(line: SeenLine): boolean;
  onPress(index: number): void;
}

/** Televisions by the angle that they fill from a distance: those in the range for films, and the next ones. */
export function AngleBar({ id, sizes, first, active, shown, space, held, isOff, onPress }: AngleBarProps) {
  const { near, far } = SEAT_ANGLES.films;
  const place = angleScale(sizes);
  const percent = (degrees: number) => `${100 * place(degrees)}%`;
  const limit = held === null ? 1 : Math.max(0, place(held));
  const isHatched = limit < 1;
  // The space's text ends at its limit and would cover this one.
  const isHidden = (degrees: number) => {
    const gap = limit - place(degrees);
    return isHatched && gap > -HALF_A_MARK && gap < LEAST_GAP;
  };
  return (
    <div className={styles.bar}>
      <div className={styles.axis}>
        <span className={styles.zone} style={{ left: percent(far), right: `${100 - 100 * place(near)}%` }} />
        {isHatched && <span className={styles.hatch} style={{ left: `${100 * limit}%` }} />}
        {[far, near].map((degrees) => (
          <span key={degrees} aria-hidden="true" className={`${styles.mark} fine`} style={{ left: percent(degrees) }}>
            {!isHidden(degrees) && words.angle(degrees)}
          </span>
        ))}
        {isHatched && space !== null && (
          <span
            aria-hidden="true"
            className={`${styles.limit} fine`}
            style={{ inlineSize: `calc(${100 * limit}% + var(--before))` }}
          >
            {words.limit(space)}
          </span>
        )}
        {sizes.map((size, offset) => {
          const index = first + offset;
          const { text, name } = words.chip(size.display, size.degrees, size.fits);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={text}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-label={name}
              aria-selected={index === active}
              aria-disabled={isOff(size) || undefined}
              className={styles.chip}
              data-row={size.row}
              data-shown={index === shown || undefined}
              data-outside={!size.isForFilms || undefined}
              style={{ left: percent(size.degrees) }}
              onClick={() => onPress(index)}
            >
              {text}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** As parts of the bar: how far the text of an angle reaches, and how much room the space's text needs. */
const HALF_A_MARK = 0.05;
const LEAST_GAP = 0.3;
