import { type Dispatch, type MouseEvent, useMemo, useRef, useState } from "react";
import { comparisonSearch } from "#comparison/address.ts";
import type { HistoryAction } from "#comparison/history.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { STARTERS, type Starter, startingWith } from "#comparison/starters.ts";
import { DEFAULT_COMPARISON } from "#comparison/state.ts";
import { colourHex } from "#domain/display/colour.ts";
import { sizeInInches } from "#domain/display/screen.ts";
import { areaOf, boundsOf, scaleToFit } from "#domain/geometry/size.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useMyScreen } from "../my-screen.ts";
import styles from "./starters.module.css";

/** Where the link that skips the editors leads. */
export const STARTERS_ID = "starters";

const TITLE = "Common comparisons";

interface StartersProps {
  id?: string | undefined;
  /** Whether the default comparison or none is shown. */
  atStart: boolean;
  dispatch: Dispatch<HistoryAction>;
  onChoose?: (() => void) | undefined;
}

/**
 * Below the editors: comparisons to begin with, the visitor's own screen first. Once something else is shown, one row opens them in
 * place and leads back to the beginning. On a phone they are a strip that scrolls.
 */
export function Starters({ id, atStart, dispatch, onChoose }: StartersProps) {
  const section = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const mine = useMyScreen();
  const starters = useMemo(() => (mine === null ? STARTERS : [startingWith(mine), ...STARTERS]), [mine]);

  function show({ comparison }: Pick<Starter, "comparison">, keepsSpace: boolean) {
    // The pressed control disappears, so its focus moves to what replaces it.
    section.current?.focus({ preventScroll: true });
    dispatch({ type: "replace", comparison, keepsSpace });
  }

  function choose(starter: Starter) {
    show(starter, true);
    onChoose?.();
  }

  function followLink(event: MouseEvent, starter: Starter) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(starter);
  }

  return (
    <section ref={section} id={id} tabIndex={-1} aria-label={TITLE}>
      <div className={styles.head}>
        <h2 className={`${styles.heading} fine ${atStart ? "" : "only-narrow"}`}>{TITLE}</h2>
        {!atStart && (
          <>
            <span className="only-wide">
              <Button look="link" className={styles.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
                {TITLE}
                <Icon name="chevronDown" size={1} />
              </Button>
            </span>
            <Button look="link" onClick={() => show({ comparison: DEFAULT_COMPARISON }, false)}>
              Start over
            </Button>
          </>
        )}
      </div>
      <div className={styles.starters} data-closed={!(atStart || open) || undefined}>
        {starters.map((starter) => (
          <a
            key={starter.title}
            className={`${styles.starter} sunk-hover inner-ring`}
            href={`/${comparisonSearch(starter.comparison)}`}
            onClick={(event) => followLink(event, starter)}
          >
            <Picture screens={starter.comparison.screens} />
            <span>
              <b className={styles.title}>{starter.title}</b>
              <span className={`${styles.note} fine`}>{starter.note}</span>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}

const PICTURE = { width: 64, height: 36 };
/** The picture without its margin. */
const DRAWN = { width: 56, height: 28 };

/** The outlines on top of each other, the largest at the back; of a set each display. */
function Picture({ screens }: { screens: readonly ListedScreen[] }) {
  const sized = screens.map(({ screen }) => ({ screen, size: sizeInInches(screen) }));
  const scale = scaleToFit(boundsOf(sized.map(({ size }) => size)), DRAWN);
  return (
    <svg aria-hidden="true" className={styles.picture} viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}>
      {sized
        .toSorted((one, other) => areaOf(other.size) - areaOf(one.size))
        .flatMap(({ screen, size }) => {
          const { count = 1 } = screen;
          const width = (size.width * scale) / count;
          const lefts = Array.from({ length: count }, (_, index) => PICTURE.width / 2 + (index - count / 2) * width);
          return lefts.map((x) => (
            <rect
              key={`${screen.colour} ${x}`}
              x={x}
              y={(PICTURE.height - size.height * scale) / 2}
              width={width}
              height={size.height * scale}
              fill={colourHex(screen.colour)}
              stroke={colourHex(screen.colour)}
            />
          ));
        })}
    </svg>
  );
}
