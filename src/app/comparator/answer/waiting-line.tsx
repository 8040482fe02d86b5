import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useElementSize } from "#app/browser/element-size.ts";
import { useLayoutKind } from "#app/browser/media-query.ts";
import { vanishing } from "#app/navigation/focus-main.ts";
import { sitePath } from "#app/navigation/site-path.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Waiting } from "#comparison/waiting.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { LiveRegion } from "#ui/live-region.tsx";
import { partsText } from "#words/answer-part.ts";
import { answerView } from "#words/page/answer-view.ts";
import { errors as errorsWords } from "#words/page/errors.ts";
import { Swatch } from "../screen-colour.tsx";
import { useSession } from "../session.ts";
import { Parts } from "./sentence.tsx";
import styles from "./waiting-line.module.css";

interface WaitingLineProps {
  /** It lies over the drawing's lower edge, with this size; null when it no longer does. */
  onTab?: ((size: Size | null) => void) | undefined;
}

/** What is typed and not drawn yet, with the button that draws it (D43), or what the list of sizes has just added (D57). */
export function WaitingLine({ onTab }: WaitingLineProps) {
  const { waiting, comparison, hasAdded, dispatch } = useSession();
  const last = comparison.screens.at(-1);
  const words = answerView.waiting;
  const added = hasAdded && last !== undefined ? words.added(last.screen, comparison.screens) : null;
  const waits = isDrawable(waiting);
  return (
    <>
      {/* Words that stay the same are announced once, and not with every key. */}
      <LiveRegion text={waits ? words.announced : partsText(added ?? [])} />
      {waits && (
        <Line onTab={onTab}>
          <p className={`${styles.words} muted`}>
            <WhatWaits waiting={waiting} unit={unitsOf(comparison).first} />
          </p>
          <Button look="commit" onClick={vanishing(() => dispatch({ type: "commit-valid" }))}>
            {words.draw}
          </Button>
        </Line>
      )}
      {!waits && added !== null && (
        <Line onTab={onTab}>
          <p className={`${styles.words} muted`}>
            <span>
              <Parts parts={added} />
            </span>
          </p>
          <span className={`${styles.ways} wrapping`}>
            <Button onClick={vanishing(() => dispatch({ type: "undo" }))}>{words.undo}</Button>
            <BackToSizes />
          </span>
        </Line>
      )}
    </>
  );
}

function BackToSizes() {
  const navigate = useNavigate();
  return (
    <ButtonLink
      href={sitePath("/sizes")}
      onClick={(event) => {
        // The list is where it was left.
        event.preventDefault();
        navigate(-1);
      }}
    >
      {answerView.waiting.backToSizes}
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

/** First the screens with changes that are not drawn yet, then those with errors. */
function WhatWaits({ waiting, unit }: { waiting: Waiting; unit: Unit }) {
  const [first, second] = waiting.drawable;
  return (
    <>
      <span>
        {first !== undefined && second === undefined && <Swatch colour={first.screen.colour} dashed />}
        <Parts parts={answerView.waiting.notDrawn(waiting)} />
      </span>
      {waiting.invalid.map(({ number, errors, smallestRadius }) => (
        <span key={number} className={styles.invalid}>
          {errorsWords.invalidScreen(number, errors, unit, smallestRadius)}
        </span>
      ))}
    </>
  );
}
