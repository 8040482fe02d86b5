import { type Dispatch, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import {
  isSpaceEdited,
  parseSpace,
  type SpaceEditor,
  type SpaceField,
  shownSpace,
  spaceEditorOf,
  spaceErrors,
} from "../../../comparison/space.ts";
import type { ComparisonState } from "../../../comparison/state.ts";
import { parseWrittenLength, type WrittenLength } from "../../../domain/display/written-length.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import colourBar from "../colour-bar.module.css";
import { LengthField } from "../length-field.tsx";
import { refusalText, understoodLength } from "../understood-text.ts";
import styles from "./editor.module.css";
import spaceStyles from "./space-card.module.css";
import { spaceErrorText } from "./space-error-text.ts";

const LABELS: Readonly<Record<SpaceField, string>> = { width: "Width", height: "Height", frame: "Frame" };

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
  const { space, frame } = state;
  const fields = useRef<Partial<Record<SpaceField, HTMLInputElement | null>>>({});
  const tooltipId = useId();
  // Nothing is wrong yet with a card that was just opened.
  const [touched, setTouched] = useState(space !== null);
  const shown = shownSpace(editor, frame);
  const [note, setNote] = useState<{ readonly text: string; readonly editor: SpaceEditor } | null>(null);
  const errors = spaceErrors(editor);
  const error = spaceErrorText(errors, editor.unit);
  const showsError = error !== null && showsErrors && touched;
  const shownNote = note?.editor === editor || note?.text.startsWith("“") ? (note?.text ?? "") : "";

  const isNew = useRef(space === null && shown.width === "");
  useEffect(() => {
    if (isNew.current) fields.current.width?.focus();
  }, []);

  // What a note says is true of what was understood, so it goes with the next change.
  const waitsForEditor = useRef<string | null>(null);
  useEffect(() => {
    if (waitsForEditor.current === null) return;
    setNote({ text: waitsForEditor.current, editor });
    waitsForEditor.current = null;
  }, [editor]);

  // In `150 × 85 cm` the unit behind the height is the width's, too.
  const widthHasNoUnit = useRef(false);

  function type(field: SpaceField, text: string) {
    setTouched(true);
    if (field === "width") widthHasNoUnit.current = true;
    dispatch({ type: "type-space", field, text });
  }

  function write(field: SpaceField, length: WrittenLength) {
    const unit = length.unit ?? editor.unit;
    setTouched(true);
    waitsForEditor.current = understoodLength(length, unit);
    const bare = field === "height" && widthHasNoUnit.current ? { width: shown.width } : {};
    if (field === "width") widthHasNoUnit.current = false;
    dispatch({ type: "write-space", values: { ...bare, [field]: length.number }, unit });
  }

  /** A whole space, or one length. */
  function paste(field: SpaceField, text: string) {
    const whole = field === "frame" ? null : (parseSpace(text) ?? parseSpace(`${text}${editor.unit}`));
    const length = parseWrittenLength(text);
    if (whole !== null && whole.height !== null) {
      const { width, height } = shownSpace(spaceEditorOf(whole), frame);
      setTouched(true);
      widthHasNoUnit.current = false;
      dispatch({ type: "write-space", values: { width, height }, unit: whole.unit });
    } else if (length !== null) write(field, length);
    else setNote({ text: refusalText(text), editor });
  }

  function commitOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    commit();
  }

  function commit() {
    setTouched(true);
    widthHasNoUnit.current = false;
    dispatch({ type: "commit-space" });
  }

  const input = (field: SpaceField) => (
    <LengthField
      ref={(element) => {
        fields.current[field] = element;
      }}
      aria-label={LABELS[field]}
      className={spaceStyles[field]}
      value={shown[field]}
      invalid={showsError && errors[field]}
      aria-describedby={showsError && errors[field] ? tooltipId : undefined}
      onChange={(text) => type(field, text)}
      onLength={(length) => write(field, length)}
      onTimes={field === "width" ? () => fields.current.height?.focus() : undefined}
      onRejected={(text) => paste(field, text)}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label="Space"
      className={`${styles.editor} ${colourBar.card} ${spaceStyles.card}`}
      onKeyDown={committable ? commitOnEnter : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTouched(true);
      }}
    >
      <div className={`${styles.row} wrapping`}>
        <Icon name="space" />
        <span className={spaceStyles.title}>Space</span>
        <span className={styles.end}>
          {committable && (
            <IconButton
              icon="check"
              label="Update drawing"
              className={styles.commit}
              data-edited={isSpaceEdited(editor, space, frame) || undefined}
              disabled={error !== null}
              onClick={commit}
            />
          )}
          <IconButton icon="close" label="Remove" onClick={onRemove} />
        </span>
      </div>
      <div className={`${spaceStyles.sides} wrapping`}>
        <span className={`${spaceStyles.side} fine`}>
          <span aria-hidden="true">Width</span>
          {input("width")}
        </span>
        <span aria-hidden="true" className={spaceStyles.times}>
          ×
        </span>
        <span className={`${spaceStyles.side} fine`}>
          <span aria-hidden="true">Height</span>
          {input("height")}
        </span>
        <Button
          look="value"
          data-tooltip={editor.unit === "in" ? "Change to centimetres" : "Change to inches"}
          onClick={() => {
            widthHasNoUnit.current = false;
            dispatch({ type: "toggle-space-unit" });
          }}
        >
          {editor.unit === "in" ? "INCHES" : "CENTIMETERS"}
        </Button>
      </div>
      <span className={`${styles.gap} fine`}>
        <span aria-hidden="true">Frame</span>
        {input("frame")}
        {editor.unit} on each side
      </span>
      {showsError && (
        <div role="tooltip" id={tooltipId} className={styles.error}>
          {error}
        </div>
      )}
      {shownNote !== "" && <p className="fine">{shownNote}</p>}
      <LiveRegion text={shownNote} />
    </div>
  );
}
