import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useElementSize } from "#app/browser/element-size.ts";
import { useLayoutKind } from "#app/browser/media-query.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Waiting } from "#comparison/waiting.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { LiveRegion } from "#ui/live-region.tsx";
import { titleText } from "#words/en/screens.ts";
import { spaceText } from "#words/en/space.ts";
import { ERRORS } from "#words/parts/errors.ts";
import { useWords } from "../../use-words.ts";
import { useSession } from "../session.ts";
import { Swatch } from "./swatch.tsx";
import styles from "./waiting-line.module.css";

interface WaitingLineProps {
  /** It lies over the drawing's lower edge, with this size; null when it no longer does. */
  onTab?: ((size: Size | null) => void) | undefined;
}

/** What is typed and not drawn yet, with the button that draws it (D43), or what the list of sizes has just added (D57). */
export function WaitingLine({ onTab }: WaitingLineProps) {
  const { waiting, comparison, hasAdded, dispatch } = useSession();
  const last = comparison.screens.at(-1);
  const added = hasAdded && last !== undefined ? titleText(last.screen, comparison.screens) : null;
  const waits = isDrawable(waiting);
  return (
    <>
      {/* Words that stay the same are announced once, and not with every key. */}
      <LiveRegion text={waits ? "What was typed is not drawn yet" : added === null ? "" : `${added} was added`} />
      {waits && (
        <Line onTab={onTab}>
          <p className={`${styles.words} muted`}>
            <WhatWaits waiting={waiting} unit={unitsOf(comparison).first} />
          </p>
          <Button
            look="commit"
            onClick={(event) => {
              leave(event);
              dispatch({ type: "commit-valid" });
            }}
          >
            Draw what was typed
          </Button>
        </Line>
      )}
      {!waits && added !== null && (
        <Line onTab={onTab}>
          <p className={`${styles.words} muted`}>
            <span>
              <b>{added}</b> was added
            </span>
          </p>
          <span className={styles.ways}>
            <Button
              onClick={(event) => {
                leave(event);
                dispatch({ type: "undo" });
              }}
            >
              Undo
            </Button>
            <BackToSizes />
          </span>
        </Line>
      )}
    </>
  );
}

/** The pressed button disappears with the line. */
function leave({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("main")?.focus({ preventScroll: true });
}

function BackToSizes() {
  const navigate = useNavigate();
  return (
    <ButtonLink
      href="/sizes"
      onClick={(event) => {
        // The list is where it was left.
        event.preventDefault();
        navigate(-1);
      }}
    >
      Back to sizes
    </ButtonLink>
  );
}

function Line({ onTab, children }: WaitingLineProps & { children: ReactNode }) {
  const isTab = useLayoutKind() !== "narrow";
  const element = useRef<HTMLDivElement>(null);
  const size = useElementSize(element);
  useLayoutEffect(() => {
    onTab?.(isTab ? size : null);
    return () => onTab?.(null);
  }, [onTab, isTab, size]);
  return (
    <div ref={element} className={`${styles.line} screen-only`}>
      {children}
    </div>
  );
}

/** Whether a commit would draw something. */
export function isDrawable({ drawable, space }: Waiting): boolean {
  return drawable.length > 0 || space !== null;
}

/** `68 cm 16:9 is not drawn yet`, or `2 screens are not drawn yet`, and then `Screen 1: invalid length`. */
function WhatWaits({ waiting: { drawable, screens: all, space, invalid }, unit }: { waiting: Waiting; unit: Unit }) {
  const { invalidScreen } = useWords(ERRORS);
  const [first] = drawable;
  const isOne = drawable.length === 1;
  const screens = first === undefined ? [] : [isOne ? titleText(first.screen, all) : `${drawable.length} screens`];
  const waiting = [
    ...(space === null ? [] : [`${first === undefined ? "The" : "the"} space of ${spaceText(space, space.unit)}`]),
  ];
  const words = [...screens, ...waiting];
  return (
    <>
      <span>
        {isOne && first !== undefined && <Swatch colour={first.screen.colour} dashed />}
        <b>{words.join(" and ")}</b> {words.length === 1 && drawable.length < 2 ? "is" : "are"} not drawn yet
      </span>
      {invalid.map(({ number, errors, smallestRadius }) => (
        <span key={number} className={styles.invalid}>
          {invalidScreen(number, errors, unit, smallestRadius)}
        </span>
      ))}
    </>
  );
}
