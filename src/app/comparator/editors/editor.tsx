import { type Dispatch, type KeyboardEvent, memo, useEffect, useId, useRef } from "react";
import type { TypedOption } from "../../../comparison/editor-values.ts";
import type { ScreenId } from "../../../comparison/listed-screen.ts";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import { shownName } from "../../../comparison/screen-names.ts";
import { type Entry, isEdited } from "../../../comparison/state.ts";
import type { Unit } from "../../../domain/display/unit.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { useOpenMenu } from "../../../ui/menu.tsx";
import colourBar from "../colour-bar.module.css";
import { errorText } from "../error-text.ts";
import type { HighlightHandler } from "../highlight.ts";
import { NumberRing } from "../number-ring.tsx";
import { screenColour } from "../screen-colour.ts";
import { UNIT_WORDS } from "../unit-words.ts";
import { useWrittenLengths } from "../use-written-lengths.ts";
import { CatalogueField } from "./catalogue-field.tsx";
import { DiagonalInput } from "./diagonal-input.tsx";
import { DistanceRow } from "./distance-row.tsx";
import styles from "./editor.module.css";
import type { FocusRequest } from "./focus-request.ts";
import { NameInput } from "./name-input.tsx";
import { RatioInputs } from "./ratio-inputs.tsx";
import { ratioMenu } from "./ratio-menu.ts";
import { RatioNote } from "./ratio-note.tsx";
import { resolutionMenu } from "./resolution-menu.ts";
import { countMenu } from "./screen-actions.ts";
import { SetRow } from "./set-row.tsx";

/** A new property that is typed does not compile without a label. */
const LABELS: Readonly<Record<TypedOption, string>> = {
  name: "Name",
  gap: "Gap",
  distance: "Viewing distance",
};

interface EditorProps {
  entry: Entry;
  /** Whether the editor has its own green check (S2: on desktop), which Enter presses too (D3). */
  committable: boolean;
  showsErrors: boolean;
  /** The unit of the gap, the distance and the sizes in the search (D36). */
  lengths: Unit;
  /** Whether the drawing has numbers for labels. */
  numbered: boolean;
  highlighted: boolean;
  focusRequest: FocusRequest | null;
  /** Opens the menu of further actions. */
  onActions(entry: Entry, anchor: HTMLElement): void;
  dispatch: Dispatch<ComparisonAction>;
  onRemove(id: ScreenId): void;
  onHighlight?: HighlightHandler | undefined;
  /** The field for a replacement is no longer needed. */
  onReplacementEnd(id: ScreenId, focus: "more" | null): void;
}

/** One screen's editor. It is memoised, so that typing in one of ten editors re-renders only that one. */
export const Editor = memo(function Editor(props: EditorProps) {
  const { entry, committable, showsErrors, numbered, highlighted, focusRequest, onActions, dispatch, onRemove } = props;
  const { lengths, onHighlight, onReplacementEnd } = props;
  const { id, number, editor, screen, typed } = entry;
  const openMenu = useOpenMenu();
  const controls = useRef<Partial<Record<FocusRequest["control"], HTMLElement | null>>>({});
  const controlRef = (name: FocusRequest["control"]) => (element: HTMLElement | null) => {
    controls.current[name] = element;
  };
  /** The control to use after choosing a ratio: the check, or the menu of ratios where there is no check. */
  const nextControl = useRef<HTMLButtonElement>(null);
  const tooltipId = useId();
  const written = useWrittenLengths(entry);
  const size = written.field({
    place: "screen",
    unit: editor.unit,
    write: (understood) => dispatch({ type: "write-size", id, size: understood }),
  });
  const { errors } = typed;
  const error = errorText(errors, lengths);
  const errorId = error !== null && showsErrors ? tooltipId : undefined;
  const showsName = editor.name !== "" || shownName(screen) !== null || focusRequest?.control === "name";
  const showsDistance =
    editor.distance.text !== "" || screen.distance !== undefined || focusRequest?.control === "distance";
  const isReplacing = focusRequest?.control === "replacement";

  useEffect(() => {
    if (focusRequest === null) return;
    const { control } = focusRequest;
    controls.current[control]?.focus({ preventScroll: control === "remove" || control === "more" });
  }, [focusRequest]);

  function commitOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    dispatch({ type: "commit", id });
  }

  const tooltip = errorId !== undefined && (
    <div role="tooltip" id={errorId} className={styles.error} data-end={errors[0] === "ratioHeight"}>
      {error}
    </div>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={`Screen ${number}`}
      className={`${styles.editor} ${colourBar.card}`}
      style={screenColour(screen.colour)}
      data-highlighted={highlighted || undefined}
      onKeyDown={committable ? commitOnEnter : undefined}
      onPointerOver={(event) => {
        if (event.pointerType !== "touch") onHighlight?.({ id, by: "pointer" });
      }}
      onPointerLeave={(event) => {
        const hasFocus = event.currentTarget.contains(document.activeElement);
        onHighlight?.(hasFocus ? { id, by: "focus" } : null);
      }}
      onFocus={() => onHighlight?.({ id, by: "focus" })}
      onBlur={() => onHighlight?.(null)}
    >
      {numbered && <NumberRing number={number} colour={screen.colour} className={styles.number} />}
      {showsName && <NameInput ref={controlRef("name")} entry={entry} label={LABELS.name} dispatch={dispatch} />}
      <div className={`${styles.row} wrapping`}>
        <DiagonalInput
          ref={controlRef("diagonal")}
          entry={entry}
          size={size}
          invalid={errors.includes("length")}
          errorId={errorId}
          dispatch={dispatch}
        />
        <span className={styles.end}>
          {committable && (
            <IconButton
              ref={nextControl}
              icon="check"
              label="Update drawing"
              className={styles.commit}
              data-edited={isEdited(entry) || undefined}
              disabled={typed.value === null}
              onClick={() => dispatch({ type: "commit", id })}
            />
          )}
          <IconButton ref={controlRef("remove")} icon="close" label="Remove" onClick={() => onRemove(id)} />
        </span>
      </div>
      {errors.includes("length") && tooltip}
      <div className={`${styles.row} wrapping`}>
        <RatioInputs entry={entry} errorId={errorId} onPaste={size.onRejected} dispatch={dispatch} />
        <span className={styles.end}>
          <IconButton
            ref={committable ? null : nextControl}
            icon="chevronDown"
            label="Popular aspect ratios"
            aria-haspopup="menu"
            onClick={(event) => openMenu(event.currentTarget, ratioMenu(id, dispatch))}
          />
          <Button
            look="round"
            className={styles.pixels}
            aria-label="Resolution in px"
            data-tooltip="Resolution in px"
            aria-haspopup="menu"
            onClick={(event) => openMenu(event.currentTarget, resolutionMenu(id, dispatch))}
          >
            px
          </Button>
          <IconButton
            ref={controlRef("more")}
            icon="more"
            label="More actions"
            aria-haspopup="menu"
            onClick={(event) => onActions(entry, event.currentTarget)}
          />
          <IconButton icon="rotate" label="Rotate" onClick={() => dispatch({ type: "rotate", id })} />
        </span>
      </div>
      {!errors.includes("length") && tooltip}
      {written.note !== "" && <p className="fine">{written.note}</p>}
      <LiveRegion text={written.note} />
      <RatioNote
        entry={entry}
        dispatch={dispatch}
        onChosen={() => nextControl.current?.focus({ preventScroll: true })}
      />
      {screen.count !== undefined && (
        <SetRow
          ref={controlRef("gap")}
          entry={entry}
          label={`${LABELS.gap} in ${UNIT_WORDS[lengths]}`}
          unit={lengths}
          written={written}
          errorId={errorId}
          dispatch={dispatch}
          onCount={(anchor) => openMenu(anchor, countMenu(entry, dispatch))}
        />
      )}
      {showsDistance && (
        <DistanceRow
          ref={controlRef("distance")}
          entry={entry}
          label={`${LABELS.distance} in ${UNIT_WORDS[lengths]}`}
          unit={lengths}
          errorId={errorId}
          dispatch={dispatch}
        />
      )}
      {isReplacing && (
        <CatalogueField
          ref={controlRef("replacement")}
          label={`Replace screen ${number} with`}
          verb="Replace with"
          unit={lengths}
          onChoose={(spec) => {
            dispatch({ type: "replace-screen", id, spec });
            onReplacementEnd(id, "more");
          }}
          onEscape={() => onReplacementEnd(id, "more")}
          onBlur={() => onReplacementEnd(id, null)}
        />
      )}
    </div>
  );
});
