import { type Dispatch, type HTMLAttributes, useMemo, useRef, useState } from "react";
import { focusMain } from "#app/navigation/focus-main.ts";
import { sitePath } from "#app/navigation/site-path.ts";
import { parseScreens, unitlessSearch } from "#comparison/address.ts";
import type { HistoryAction } from "#comparison/history.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { type Comparison, comparisonWith, DEFAULT_COMPARISON } from "#comparison/state.ts";
import { colourHex } from "#domain/display/colour.ts";
import { type Screen, sizeInInches } from "#domain/display/screen.ts";
import { areaOf, boundsOf, scaleToFit } from "#domain/geometry/size.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { editors } from "#words/page/editors.ts";
import { useMyScreen } from "../my-screen.ts";
import { useSession } from "../session.ts";
import styles from "./starters.module.css";

/** Where the link that skips the editors leads. */
export const STARTERS_ID = "starters";

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
  // The pressed control disappears, so its focus moves to what replaces it.
  const focus = () => section.current?.focus({ preventScroll: true });

  return (
    <section ref={section} id={id} tabIndex={-1} aria-label={editors.starters.title} className={styles.list}>
      <div className={`${styles.head} wrapping`}>
        <h2 className={`${styles.heading} fine ${atStart ? "" : "only-narrow"}`}>{editors.starters.title}</h2>
        {!atStart && (
          <>
            <span className="only-wide">
              <Button look="link" className={styles.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
                {editors.starters.title}
                <Icon name="chevronDown" size={1} />
              </Button>
            </span>
            <Button
              look="link"
              onClick={() => {
                focus();
                dispatch({ type: "replace", comparison: DEFAULT_COMPARISON });
              }}
            >
              {editors.starters.startOver}
            </Button>
          </>
        )}
      </div>
      <StarterLinks
        data-closed={!(atStart || open) || undefined}
        dispatch={dispatch}
        onChoose={() => {
          focus();
          onChoose?.();
        }}
      />
    </section>
  );
}

/** The phone's strip at the end of the answer. */
export function StarterStrip() {
  return (
    <section aria-label={editors.starters.title} className={`${styles.strip} only-narrow screen-only`}>
      <h2 className={`${styles.heading} fine`}>{editors.starters.title}</h2>
      <StageStarters />
    </section>
  );
}

/** Beside the drawing, or where one will be. The workspace gets the focus of the pressed one. */
export function StageStarters() {
  const { dispatch } = useSession();
  return <StarterLinks dispatch={dispatch} onChoose={focusMain} />;
}

interface StarterLinksProps extends HTMLAttributes<HTMLElement> {
  dispatch: StartersProps["dispatch"];
  onChoose(): void;
}

function StarterLinks({ dispatch, onChoose, ...rest }: StarterLinksProps) {
  const mine = useMyScreen();
  const starters = useMemo(() => [...(mine === null ? [] : [startingWith(mine)]), ...commonStarters()], [mine]);
  return (
    <div className={styles.starters} {...rest}>
      {starters.map(({ title, note, comparison }) => (
        <a
          key={title}
          className={`${styles.starter} sunk-hover inner-ring`}
          href={sitePath(`/${unitlessSearch(comparison)}`)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            dispatch({ type: "replace", comparison, keepsSpace: true });
            onChoose();
          }}
        >
          <Picture screens={comparison.screens} />
          <span>
            <b className={styles.title}>{title}</b>
            <span className={`${styles.note} fine`}>{note}</span>
          </span>
        </a>
      ))}
    </div>
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

/** A comparison that many visitors come for. */
interface Starter {
  readonly title: string;
  readonly note: string;
  readonly comparison: Comparison;
}

const words = editors.starters;
type Common = Exclude<keyof typeof words, "title" | "startOver" | "mine">;

/** Their screens as in links. The most wanted first: a low window shows fewer. */
const COMMON: readonly (readonly [Common, screens: string])[] = [
  ["monitors", "27in-16x9~34in-3440x1440"],
  ["text", "27in-3840x2160~32in-3840x2160"],
  ["televisions", "65in-16x9~75in-16x9"],
  ["superUltrawide", "49in-32x9~2x27in-16x9"],
  ["devices", "6.1in-9x19.5~11in-4x3~14in-16x10"],
  ["ultrawide", "34in-3440x1440~2x27in-16x9"],
];

export function commonStarters(): readonly Starter[] {
  return COMMON.map(([common, link]) => {
    const { title, note, names = [] }: StarterText = words[common];
    const screens = parseScreens(link).screens.map((screen, index) => {
      const name = names[index];
      return name === undefined ? screen : { ...screen, name };
    });
    return { title, note, comparison: comparisonWith(screens) };
  });
}

interface StarterText {
  readonly title: string;
  readonly note: string;
  /** Of its screens. */
  readonly names?: readonly string[];
}

/** A comparison to begin with that has the visitor's own screen only (D48). */
function startingWith(screen: Screen): Starter {
  const { mine } = words;
  return { title: mine.title, note: mine.note(screen), comparison: comparisonWith([screen]) };
}
