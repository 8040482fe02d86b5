import { type Dispatch, type KeyboardEvent, memo, useId } from "react";
import { editorErrors, shownLength } from "../../../comparison/editor-values.ts";
import type { ComparisonAction, EditorField } from "../../../comparison/reducer.ts";
import { isEdited } from "../../../comparison/screen-properties.ts";
import type { Entry } from "../../../comparison/state.ts";
import { colourHex } from "../../../domain/display/colour.ts";
import type { OptionalProperties } from "../../../domain/display/screen.ts";
import { acceptName } from "../../../domain/display/screen-name.ts";
import { errorText } from "../../../domain/display/validation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./editor.module.css";
import { NumberInput } from "./number-input.tsx";
import { PanelRatioHint } from "./panel-ratio-hint.tsx";

/** The labels of the inputs for optional properties. A new property does not compile without one. */
const LABELS: Readonly<Record<keyof OptionalProperties, string>> = { name: "Name" };

interface EditorProps {
  entry: Entry;
  /** The screen's number in the list, from 1. */
  number: number;
  /** Whether the editor has a green check of its own (S2: on desktop); else Enter commits through `onEnter` (D3). */
  committable: boolean;
  /** Whether errors are told now (S4: at once on desktop, 250 ms after the drawer opens on mobile). */
  showsErrors: boolean;
  /** Whether its outline stands out now. */
  lifted: boolean;
  /** Whether it only stands ready for a screen to come: nobody sees or reaches it. */
  spare: boolean;
  dispatch: Dispatch<ComparisonAction>;
  onEnter(entry: Entry): void;
  onPickRatio(entry: Entry, anchor: HTMLElement): void;
  onMore(entry: Entry, anchor: HTMLElement): void;
  onRemove(entry: Entry, number: number): void;
}

/**
 * One screen's editor. It stands on the page up to ten times, so it is made of plain elements, and drawn anew only
 * when its own entry changes.
 */
export const Editor = memo(function Editor(props: EditorProps) {
  const { entry, number, committable, showsErrors, lifted, spare, dispatch, onEnter, onPickRatio, onMore, onRemove } =
    props;
  const { id, editor, screen } = entry;
  const errorId = useId();
  const errors = editorErrors(editor);
  const error = errorText(errors);
  const describedBy = error !== null && showsErrors ? errorId : undefined;
  const type = (field: EditorField) => (text: string) => dispatch({ type: "type", id, field, text });

  /** `16:9`, `2.39:1` or `3440x1440` goes into both inputs. What cannot be read, or not now, stays refused. */
  function onRefusedRatio(text: string) {
    const read = ({ parseWrittenRatio }: typeof import("../../../domain/display/written-ratio.ts")) => {
      const ratio = parseWrittenRatio(text);
      if (ratio !== null) dispatch({ type: "preset", id, ratio });
    };
    import("../../../domain/display/written-ratio.ts").then(read, () => {});
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onEnter(entry);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={`Screen ${number}`}
      className={styles.editor}
      style={{ "--screen-colour": colourHex(screen.colour) } as React.CSSProperties}
      data-editor={spare ? undefined : number}
      data-lifted={lifted || undefined}
      inert={spare}
      aria-hidden={spare || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.row}>
        <input
          className={styles.name}
          type="text"
          aria-label={LABELS.name}
          placeholder={`Screen ${number}`}
          enterKeyHint="done"
          autoComplete="off"
          value={editor.name}
          onChange={(event) => type("name")(acceptName(event.currentTarget.value))}
        />
        <span className={styles.end}>
          <IconButton
            icon="more"
            label="More actions"
            aria-haspopup="menu"
            onClick={(event) => onMore(entry, event.currentTarget)}
          />
          <IconButton icon="close" label="Remove" data-remove onClick={() => onRemove(entry, number)} />
        </span>
      </div>
      <div className={styles.row}>
        <NumberInput
          label="Diagonal"
          className={styles.length}
          value={shownLength(editor)}
          invalid={errors.length}
          describedBy={errors.length ? describedBy : undefined}
          onType={type("length")}
        />
        <button
          type="button"
          className={styles.unit}
          data-hint={editor.unit === "in" ? "Change to centimetres" : "Change to inches"}
          onClick={() => dispatch({ type: "toggle-unit", id })}
        >
          {editor.unit === "in" ? "INCHES" : "CENTIMETERS"}
        </button>
        {committable && (
          <span className={styles.end}>
            <IconButton
              icon="check"
              label="Update drawing"
              className={styles.commit}
              data-commit
              data-edited={isEdited(editor, screen) || undefined}
              disabled={error !== null}
              onClick={() => dispatch({ type: "commit", id })}
            />
          </span>
        )}
      </div>
      <div className={styles.row}>
        <span className={styles.ratio}>
          <NumberInput
            label="Aspect ratio width"
            value={editor.width}
            invalid={errors.ratioWidth}
            describedBy={errors.ratioWidth ? describedBy : undefined}
            onType={type("width")}
            onRefused={onRefusedRatio}
          />
          <span aria-hidden="true">:</span>
          <NumberInput
            label="Aspect ratio height"
            value={editor.height}
            invalid={errors.ratioHeight}
            describedBy={errors.ratioHeight ? describedBy : undefined}
            onType={type("height")}
            onRefused={onRefusedRatio}
          />
        </span>
        <span className={styles.end}>
          <IconButton
            icon="chevronDown"
            label="Popular aspect ratios"
            aria-haspopup="menu"
            data-presets
            onClick={(event) => onPickRatio(entry, event.currentTarget)}
          />
          <IconButton icon="rotate" label="Rotate" onClick={() => dispatch({ type: "rotate", id })} />
        </span>
      </div>
      <PanelRatioHint entry={entry} dispatch={dispatch} />
      {error !== null && showsErrors && (
        <div role="tooltip" id={errorId} className={styles.error}>
          {error}
        </div>
      )}
    </div>
  );
});
