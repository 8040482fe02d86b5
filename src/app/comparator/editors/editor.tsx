import { type Dispatch, type KeyboardEvent, memo, type RefObject, useEffect, useId, useRef } from "react";
import { editorErrors, shownLength } from "../../../comparison/editor-values.ts";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import { isEdited } from "../../../comparison/screen-properties.ts";
import type { Entry, ScreenId } from "../../../comparison/state.ts";
import { colourHex } from "../../../domain/display/colour.ts";
import type { OptionalProperties } from "../../../domain/display/screen.ts";
import { acceptName } from "../../../domain/display/screen-name.ts";
import { errorText } from "../../../domain/display/validation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { HighlightHandler } from "../highlight.ts";
import styles from "./editor.module.css";
import type { EditorMenuHandle } from "./editor-menu.tsx";
import { NumberInput } from "./number-input.tsx";
import { PanelRatioHint } from "./panel-ratio-hint.tsx";
import { RatioInputs } from "./ratio-inputs.tsx";

/** Asks an editor to focus one of its controls; each request is a new object. */
export interface FocusRequest {
  readonly id: ScreenId;
  readonly control: "name" | "remove";
}

/** The labels of the inputs for optional properties. A new property does not compile without one. */
const LABELS: Readonly<Record<keyof OptionalProperties, string>> = { name: "Name" };

interface EditorProps {
  entry: Entry;
  /** The screen's number in the list, from 1. */
  number: number;
  /** Whether the editor has its own green check (S2: on desktop), which Enter presses too (D3). */
  committable: boolean;
  showsErrors: boolean;
  highlighted: boolean;
  focusRequest: FocusRequest | null;
  menu: RefObject<EditorMenuHandle | null>;
  dispatch: Dispatch<ComparisonAction>;
  onRemove(id: ScreenId): void;
  onHighlight?: HighlightHandler | undefined;
}

/** One screen's editor. It is memoised, so that typing in one of ten editors re-renders only that one. */
export const Editor = memo(function Editor(props: EditorProps) {
  const { entry, number, committable, showsErrors, highlighted, focusRequest, menu, dispatch, onRemove, onHighlight } =
    props;
  const { id, editor, screen } = entry;
  const nameInput = useRef<HTMLInputElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  /** The control to use after choosing a ratio: the check, or the menu of ratios where there is no check. */
  const nextControl = useRef<HTMLButtonElement>(null);
  const tooltipId = useId();
  const errors = editorErrors(editor);
  const error = errorText(errors);
  const errorId = error !== null && showsErrors ? tooltipId : undefined;

  useEffect(() => {
    if (focusRequest?.control === "name") nameInput.current?.focus();
    if (focusRequest?.control === "remove") removeButton.current?.focus({ preventScroll: true });
  }, [focusRequest]);

  function commitOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    dispatch({ type: "commit", id });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={`Screen ${number}`}
      className={styles.editor}
      style={{ "--screen-colour": colourHex(screen.colour) } as React.CSSProperties}
      data-highlighted={highlighted || undefined}
      onKeyDown={committable ? commitOnEnter : undefined}
      onPointerOver={() => onHighlight?.({ number, by: "pointer" })}
      onPointerLeave={() => onHighlight?.(null)}
      onFocus={() => onHighlight?.({ number, by: "focus" })}
      onBlur={() => onHighlight?.(null)}
    >
      <div className={styles.row}>
        <input
          ref={nameInput}
          className={styles.name}
          type="text"
          aria-label={LABELS.name}
          placeholder={`Screen ${number}`}
          enterKeyHint="done"
          autoComplete="off"
          value={editor.name}
          onChange={(event) =>
            dispatch({ type: "type", id, field: "name", text: acceptName(event.currentTarget.value) })
          }
        />
        <span className={styles.end}>
          <IconButton
            icon="more"
            label="More actions"
            aria-haspopup="menu"
            onClick={(event) => menu.current?.openActions(entry, event.currentTarget)}
          />
          <IconButton ref={removeButton} icon="close" label="Remove" onClick={() => onRemove(id)} />
        </span>
      </div>
      <div className={styles.row}>
        <NumberInput
          label="Diagonal"
          className={styles.length}
          value={shownLength(editor)}
          invalid={errors.length}
          describedBy={errors.length ? errorId : undefined}
          onChange={(text) => dispatch({ type: "type", id, field: "length", text })}
        />
        <button
          type="button"
          className={styles.unit}
          data-tooltip={editor.unit === "in" ? "Change to centimetres" : "Change to inches"}
          onClick={() => dispatch({ type: "toggle-unit", id })}
        >
          {editor.unit === "in" ? "INCHES" : "CENTIMETERS"}
        </button>
        {committable && (
          <span className={styles.end}>
            <IconButton
              ref={nextControl}
              icon="check"
              label="Update drawing"
              className={styles.commit}
              data-edited={isEdited(editor, screen) || undefined}
              disabled={error !== null}
              onClick={() => dispatch({ type: "commit", id })}
            />
          </span>
        )}
      </div>
      <div className={styles.row}>
        <RatioInputs entry={entry} errors={errors} errorId={errorId} dispatch={dispatch} />
        <span className={styles.end}>
          <IconButton
            ref={committable ? null : nextControl}
            icon="chevronDown"
            label="Popular aspect ratios"
            aria-haspopup="menu"
            onClick={(event) => menu.current?.openRatios(entry, event.currentTarget)}
          />
          <IconButton icon="rotate" label="Rotate" onClick={() => dispatch({ type: "rotate", id })} />
        </span>
      </div>
      <PanelRatioHint
        entry={entry}
        dispatch={dispatch}
        onChosen={() => nextControl.current?.focus({ preventScroll: true })}
      />
      {errorId !== undefined && (
        <div role="tooltip" id={errorId} className={styles.error}>
          {error}
        </div>
      )}
    </div>
  );
});
