import { type Dispatch, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { useOpenable } from "#app/openable/openable.tsx";
import type { ComparisonAction } from "#comparison/reducer.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import { isSpaceEdited, readSpace, type SpaceEditor, type SpaceField, shownSpace } from "#comparison/space.ts";
import type { ComparisonState } from "#comparison/state.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { LiveRegion } from "#ui/live-region.tsx";
import { editors as words } from "#words/page/editors.ts";
import { errors as errorsWords } from "#words/page/errors.ts";
import colourBar from "../colour-bar.module.css";
import { LengthField } from "../length-field.tsx";
import { useWrittenLengths } from "../use-written-lengths.ts";
import { CATALOGUE } from "./catalogue-field.tsx";
import styles from "./editor.module.css";
import { UnitButton } from "./editor-rows.tsx";
import { ErrorTooltip } from "./error-tooltip.tsx";
import spaceStyles from "./space-card.module.css";
import starterStyles from "./starters.module.css";

interface SpaceCardProps {
  editor: SpaceEditor;
  state: ComparisonState;
  /** Whether the card has its own green check, which Enter presses too; a drawer has one button for all editors. */
  committable: boolean;
  showsErrors: boolean;
  dispatch: Dispatch<ComparisonAction>;
  onRemove(): void;
}

/** The card of the space that the screens are to fit into (D38). It commits as an editor does. */
export function SpaceCard({ editor, state, committable, showsErrors, dispatch, onRemove }: SpaceCardProps) {
  const labels = words.space.fields;
  const { space, frame } = state;
  const { unit } = editor;
  const fields = useRef<Partial<Record<SpaceField, HTMLInputElement | null>>>({});
  const sidesRow = useRef<HTMLDivElement>(null);
  const frameRow = useRef<HTMLDivElement>(null);
  const tooltipId = useId();
  // Nothing is wrong yet with a card that was just opened.
  const [left, setLeft] = useState(space !== null);
  const isEdited = isSpaceEdited(editor, space, frame);
  const touched = left || isEdited;
  const written = useWrittenLengths(editor);
  const [paste, setPaste] = useState<{ readonly field: "width" | "height"; readonly text: string } | null>(null);
  const [catalogue, failure] = useOpenable(CATALOGUE, paste !== null, () => setPaste(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pasted text is taken once
  useEffect(() => {
    if (paste === null || catalogue === null) return;
    const whole = catalogue.writtenSpace(paste.text, unit);
    if (whole === null || whole.height === null) handlers(paste.field).onRejected(paste.text);
    else dispatch({ type: "paste-space", space: whole });
  }, [paste, catalogue]);
  const shown = shownSpace(editor, frame);
  const { errors } = readSpace(editor, frame);
  // A row has the one frame in its own line (D56).
  const hasFrame = state.arrangement !== "side" || !isToScale(state.scale) || editor.frame !== null;
  const error = showsErrors && touched ? errorsWords.invalid(errors, unit) : null;

  const isNew = useRef(space === null && shown.width === "");
  useEffect(() => {
    if (isNew.current) fields.current.width?.focus();
  }, []);

  function commit() {
    setLeft(true);
    dispatch({ type: "commit-space" });
  }

  function commitOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    commit();
  }

  function handlers(field: SpaceField) {
    return written.field({
      place: field === "frame" ? "frame" : "space",
      unit,
      write: ({ length }) => length && dispatch({ type: "write-space", field, typed: length }),
    });
  }

  function input(field: SpaceField) {
    const isWrong = error !== null && errors.includes(field);
    return (
      <LengthField
        ref={(element) => {
          fields.current[field] = element;
        }}
        aria-label={labels[field]}
        className={`${styles.length} ${field === "width" ? styles.joined : ""}`}
        value={shown[field]}
        invalid={isWrong}
        aria-describedby={isWrong ? tooltipId : undefined}
        onChange={(text) => dispatch({ type: "type-space", field, text })}
        onTimes={field === "width" ? () => fields.current.height?.focus() : undefined}
        {...handlers(field)}
        // Either side may receive a whole space.
        {...(field !== "frame" && { onRejected: (text: string) => setPaste({ field, text }) })}
      />
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={words.space.title}
      data-card
      className={`${styles.editor} ${colourBar.card} ${spaceStyles.card}`}
      onKeyDown={committable ? commitOnEnter : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setLeft(true);
      }}
    >
      <b className={spaceStyles.title}>{words.space.title}</b>
      <div ref={sidesRow} className={`${styles.row} wrapping`}>
        <span aria-hidden="true" className={`${styles.label} fine`}>
          {labels.width}
        </span>
        <noscript>{space === null ? "" : words.space.length(space.width, space.unit)}</noscript>
        <span className={styles.fields}>
          {input("width")}
          <UnitButton unit={unit} onClick={() => dispatch({ type: "toggle-space-unit" })} />
        </span>
        <span className={`${styles.end} level-row`}>
          {committable && (
            <IconButton
              icon="check"
              label={words.update}
              className={styles.commit}
              data-edited={isEdited || undefined}
              disabled={errors.length > 0}
              onClick={commit}
            />
          )}
          <IconButton icon="close" label={words.remove} onClick={onRemove} />
        </span>
      </div>
      <div className={`${styles.row} wrapping`}>
        <span aria-hidden="true" className={`${styles.label} fine`}>
          {labels.height}
        </span>
        <noscript>
          {space === null || space.height === null ? "" : words.space.length(space.height, space.unit)}
        </noscript>
        <span className={styles.fields}>{input("height")}</span>
      </div>
      {hasFrame && (
        <div ref={frameRow} className={`${styles.row} wrapping`}>
          <span aria-hidden="true" className={`${styles.label} fine`}>
            {labels.frame}
          </span>
          <span className={`${styles.set} level-row fine`}>
            {input("frame")}
            {words.space.eachSide[unit]}
          </span>
        </div>
      )}
      {error !== null && (
        <ErrorTooltip
          key={error}
          id={tooltipId}
          text={error}
          row={errors[0] === "frame" ? frameRow : sidesRow}
          side={errors[0] === "frame" ? "below" : "above"}
        />
      )}
      {written.note !== "" && <p className="fine">{written.note}</p>}
      <LiveRegion text={written.note} />
      {failure}
    </div>
  );
}

interface SpaceEntryProps {
  /** Shows the card of a space to fit into (D38). */
  onSpace(): void;
  ref: Ref<HTMLButtonElement>;
}

/** A question about the visitor's own home, below the editors. */
export function SpaceEntry({ onSpace, ref }: SpaceEntryProps) {
  return (
    <Button ref={ref} look="quiet" className={starterStyles.starter} onClick={onSpace}>
      <svg aria-hidden="true" className={starterStyles.picture} viewBox="0 0 64 36" fill="none">
        <path
          stroke="var(--hatching)"
          d="M0 8L8 0M0 20L20 0M0 32L32 0M8 36L44 0M20 36L56 0M32 36L64 4M44 36L64 16M56 36L64 28"
        />
        <rect
          fill="var(--paper)"
          fillOpacity={1}
          stroke="var(--ink)"
          strokeDasharray="3 2"
          x="10"
          y="6"
          width="44"
          height="25"
        />
        <rect stroke="var(--muted)" x="13" y="9" width="38" height="21.5" />
      </svg>
      <span>
        <b className={starterStyles.title}>{words.space.open.title}</b>
        <span className={`${starterStyles.note} fine`}>{words.space.open.note}</span>
      </span>
    </Button>
  );
}
