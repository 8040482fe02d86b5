import {
  type Dispatch,
  type KeyboardEvent,
  memo,
  type SetStateAction,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { openable, useLoaded, useOpenable } from "#app/openable/openable.tsx";
import { shownLength } from "#comparison/editor-values.ts";
import type { HistoryAction } from "#comparison/history.ts";
import type { ScreenId } from "#comparison/listed-screen.ts";
import type { EditorField } from "#comparison/reducer.ts";
import { smallestTypedRadius } from "#comparison/screen-properties.ts";
import { type Entry, isEdited, isTyped } from "#comparison/state.ts";
import type { Unit } from "#domain/display/unit.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { LiveRegion } from "#ui/live-region.tsx";
import { useOpenMenu } from "#ui/menu.tsx";
import { editors as words } from "#words/page/editors.ts";
import { errors as errorsWords } from "#words/page/errors.ts";
import { screens } from "#words/page/screens.ts";
import { understood } from "#words/page/understood.ts";
import colourBar from "../colour-bar.module.css";
import type { HighlightHandler } from "../highlight.ts";
import { NumberRing, screenColour } from "../screen-colour.tsx";
import { type UnderstoodSize, useWrittenLengths } from "../use-written-lengths.ts";
import { CATALOGUE, CatalogueField, MODELS } from "./catalogue-field.tsx";
import styles from "./editor.module.css";
import { DiagonalInput, DistanceRow, NameInput, RaisedRow, SetRow } from "./editor-rows.tsx";
import { ErrorTooltip } from "./error-tooltip.tsx";
import type { FocusRequest } from "./field-props.ts";
import { RatioInputs } from "./ratio-inputs.tsx";
import { ratioMenu } from "./ratio-menu.tsx";

/** Loaded with the first curve. */
const CURVE = openable(() => import("./curve-fields.tsx"));

interface EditorProps {
  entry: Entry;
  /** Whether the editor has its own green check (S2: on desktop), which Enter presses too (D3). */
  committable: boolean;
  showsErrors: boolean;
  /** The unit of the gap, the distance and the sizes in the search (D36). */
  lengths: Unit;
  /** Whether the screens are seen from a distance, which each may have for itself (D32). */
  fromSeat: boolean;
  /** The distance to all of them in centimetres, if one is typed. */
  distance: number | null;
  /** Whether the screens stand in a row, above whose line each may be raised (D56). */
  inRow: boolean;
  /** Whether the drawing has numbers for labels. */
  numbered: boolean;
  highlighted: boolean;
  focusRequest: FocusRequest | null;
  /** Opens the menu of further actions. */
  onActions(entry: Entry, anchor: HTMLElement): void;
  dispatch: Dispatch<HistoryAction>;
  onRemove(id: ScreenId): void;
  onHighlight?: HighlightHandler | undefined;
  /** Focuses one of this editor's controls. */
  onFocusRequest: Dispatch<SetStateAction<FocusRequest | null>>;
}

/** One screen's editor. It is memoised, so that typing in one of ten editors re-renders only that one. */
export const Editor = memo(function Editor(props: EditorProps) {
  const { entry, committable, showsErrors, numbered, highlighted, focusRequest, onActions, dispatch, onRemove } = props;
  const { lengths, fromSeat, distance, inRow, onHighlight, onFocusRequest } = props;
  const { id, number, editor, screen, typed } = entry;
  const openMenu = useOpenMenu();
  const controls = useRef<Partial<Record<FocusRequest["control"], HTMLElement | null>>>({});
  const controlRef = (name: FocusRequest["control"]) => (element: HTMLElement | null) => {
    controls.current[name] = element;
  };
  const wrongRow = useRef<HTMLDivElement>(null);
  const tooltipId = useId();
  // An object, since the same text may be pasted a second time.
  const [paste, setPaste] = useState<{ readonly text: string } | null>(null);
  const [said, say] = useState("");
  const [catalogue, failure] = useOpenable(CATALOGUE, paste !== null, () => setPaste(null));
  const [models, isMissing, loadAgain] = useLoaded(MODELS, paste !== null && catalogue !== null);
  const needsModels = useMemo(() => paste !== null && catalogue?.mayNameModel(paste.text) === true, [paste, catalogue]);
  const isLooking = paste !== null && (catalogue === null || (needsModels && models === null && !isMissing));
  const isUnlisted = needsModels && models === null;
  const pasted = useMemo(() => {
    if (paste === null || catalogue === null || isLooking) return null;
    if (isUnlisted) return catalogue.withoutModels(paste.text);
    const findModel = (name: string) => (models === null ? [] : catalogue.modelsNamed(name, models.CATALOGUE));
    return catalogue.readPasted(paste.text, id, findModel);
  }, [paste, catalogue, models, isLooking, isUnlisted, id]);
  const written = useWrittenLengths(entry);
  const sizeField = {
    place: "screen",
    unit: editor.unit,
    kept: { text: shownLength(editor), unit: editor.unit },
    write: (size: UnderstoodSize) => dispatch({ type: "write-size", id, size }),
  } as const;
  const size = { ...written.field(sizeField), onRejected: (text: string) => setPaste({ text }) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pasted text is taken once
  useEffect(() => {
    if (paste === null || catalogue === null || isLooking || isUnlisted) return;
    if (pasted === null) return written.take(sizeField, catalogue.readSize(paste.text));
    written.clear();
    if (pasted.writes !== undefined) dispatch({ type: "write-size", id, size: pasted.writes });
  }, [paste, isLooking, isUnlisted]);
  const { errors } = typed;
  const isLengthWrong = errors.includes("length");
  const isRatioWrong = errors.includes("ratioWidth") || errors.includes("ratioHeight");
  const wrongField = isLengthWrong ? "length" : errors.includes("radius") && !isRatioWrong ? "radius" : "ratio";
  const edited = isEdited(entry);
  const error = errorsWords.invalid(errors, lengths, smallestTypedRadius(editor));
  const note = isLooking ? understood.looking(paste.text) : pasted === null ? written.note : "";
  const errorId = error !== null && showsErrors ? tooltipId : undefined;
  const name = screens.shownName(screen);
  const isNaming = isTyped(entry, "name") || focusRequest?.control === "name";
  const hasDistance =
    editor.distance.text !== "" || screen.distance !== undefined || focusRequest?.control === "distance";
  const showsDistance = (fromSeat && hasDistance) || errors.includes("distance");
  const isRaised = editor.raised.text !== "" || screen.raised !== undefined || focusRequest?.control === "raised";
  const showsRaised = (inRow && isRaised) || errors.includes("raised");
  const isCurved = editor.radius !== "" || screen.radius !== undefined || focusRequest?.control === "radius";
  const isReplacing = focusRequest?.control === "replacement";

  /** A field that was asked for is no longer needed. */
  const endRequest = (next: FocusRequest | null = null) =>
    onFocusRequest((current) => (current === focusRequest ? next : current));

  const [curve, curveFailure] = useOpenable(CURVE, isCurved, () => endRequest());

  useEffect(() => {
    if (focusRequest === null) return;
    const { control } = focusRequest;
    controls.current[control]?.focus({ preventScroll: control === "remove" || control === "more" });
  }, [focusRequest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is there once its script has loaded
  useEffect(() => {
    if (focusRequest?.control === "radius") controls.current.radius?.focus();
  }, [curve]);

  function handleKey(event: KeyboardEvent) {
    if (event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    if (event.key === "Enter" && committable) {
      event.preventDefault();
      dispatch({ type: "commit", id });
    }
    const field = event.target.dataset.field as EditorField | undefined;
    // In a drawer a second Escape closes it.
    if (event.key === "Escape" && pasted !== null) {
      event.preventDefault();
      event.stopPropagation();
      setPaste(null);
      return;
    }
    if (event.key === "Escape" && field !== undefined && isTyped(entry, field)) {
      event.preventDefault();
      event.stopPropagation();
      dispatch({ type: "reset", id, field });
    }
  }

  const { resolution } = screen;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={words.screen(number)}
      className={`${styles.editor} ${colourBar.card}`}
      style={screenColour(screen.colour)}
      data-card
      data-waiting={edited || undefined}
      data-highlighted={highlighted || undefined}
      onKeyDown={handleKey}
      // Before a field may refuse what was inserted, which is then read.
      onChangeCapture={() => setPaste(null)}
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
      {isNaming ? (
        <NameInput
          ref={controlRef("name")}
          entry={entry}
          label={words.options.name}
          onClose={() => endRequest()}
          dispatch={dispatch}
        />
      ) : (
        name !== null && (
          <Button
            look="quiet"
            className={`${styles.name} ellipsis`}
            onClick={() => onFocusRequest({ id, control: "name" })}
          >
            {name}
          </Button>
        )
      )}
      <div ref={isLengthWrong ? wrongRow : undefined} className={`${styles.row} wrapping`}>
        <span className={`${styles.label} fine`}>{words.diagonal.label}</span>
        <noscript>{words.diagonal.text(screen)}</noscript>
        <DiagonalInput
          ref={controlRef("diagonal")}
          entry={entry}
          size={size}
          invalid={isLengthWrong}
          errorId={errorId}
          dispatch={dispatch}
        />
        <span className={`${styles.end} level-row`}>
          {committable && (
            <IconButton
              icon="check"
              label={words.update}
              className={styles.commit}
              data-edited={edited || undefined}
              disabled={typed.value === null}
              onClick={() => dispatch({ type: "commit", id })}
            />
          )}
          <IconButton ref={controlRef("remove")} icon="close" label={words.remove} onClick={() => onRemove(id)} />
        </span>
      </div>
      <div ref={wrongField === "ratio" ? wrongRow : undefined} className={`${styles.row} wrapping`}>
        <span className={`${styles.label} fine`}>{words.ratio.label}</span>
        <noscript>{words.ratio.text(editor.width, editor.height)}</noscript>
        <RatioInputs
          entry={entry}
          errorId={errorId}
          onPaste={size.onRejected}
          dispatch={dispatch}
          onMenu={(anchor) => openMenu(anchor, ratioMenu(entry, dispatch))}
        />
        <span className={`${styles.end} level-row`}>
          <IconButton icon="rotate" label={words.rotate} onClick={() => dispatch({ type: "rotate", id })} />
          <IconButton
            ref={controlRef("more")}
            icon="more"
            label={words.actions.name}
            aria-haspopup="menu"
            onClick={(event) => onActions(entry, event.currentTarget)}
          />
        </span>
      </div>
      {isCurved && (
        <div ref={wrongField === "radius" ? wrongRow : undefined} className={`${styles.row} wrapping`}>
          <span className={`${styles.label} fine`}>{words.options.radius}</span>
          <noscript>{words.curve.text(editor.radius)}</noscript>
          {curve === null ? (
            <span className={styles.curve} />
          ) : (
            <curve.CurveFields
              ref={controlRef("radius")}
              entry={entry}
              label={words.options.radius}
              errorId={errorId}
              dispatch={dispatch}
              onMenu={(anchor) => openMenu(anchor, curve.curveMenu(entry, dispatch))}
            />
          )}
        </div>
      )}
      {curveFailure}
      {errorId !== undefined && error !== null && (
        <ErrorTooltip
          key={error}
          id={errorId}
          text={error}
          row={wrongRow}
          side={isLengthWrong && errors.length === 1 ? "above" : "below"}
        />
      )}
      {resolution !== undefined && (
        <p className={`${styles.pixels} fine`}>
          <span className={`${styles.label} fine`}>{words.pixels.label}</span>
          {words.pixels.text(screen, resolution)}
        </p>
      )}
      {screen.radius !== undefined && <p className="fine">{words.curve.note(screen, lengths)}</p>}
      {screen.count !== undefined && (
        <SetRow
          ref={controlRef("gap")}
          entry={entry}
          label={words.options.gap}
          unit={lengths}
          written={written}
          errorId={errorId}
          dispatch={dispatch}
        />
      )}
      {showsDistance && (
        <DistanceRow
          ref={controlRef("distance")}
          entry={entry}
          label={words.options.distance}
          unit={lengths}
          common={distance}
          errorId={errorId}
          dispatch={dispatch}
        />
      )}
      {showsRaised && (
        <RaisedRow
          ref={controlRef("raised")}
          entry={entry}
          label={words.options.raised}
          unit={lengths}
          errorId={errorId}
          dispatch={dispatch}
        />
      )}
      {note !== "" && <p className="fine">{note}</p>}
      <LiveRegion text={note || said} />
      {pasted !== null && catalogue !== null && (
        <catalogue.PastedBlock
          id={id}
          pasted={pasted}
          dispatch={dispatch}
          onClose={() => setPaste(null)}
          onLoadAgain={loadAgain}
          onSay={say}
        />
      )}
      {failure}
      {isReplacing && (
        <CatalogueField
          ref={controlRef("replacement")}
          label={words.search.replacement(number)}
          doing="replace"
          unit={lengths}
          onChoose={(spec) => {
            dispatch({ type: "replace-screen", id, spec });
            endRequest({ id, control: "more" });
          }}
          onEscape={() => endRequest({ id, control: "more" })}
          onBlur={() => endRequest()}
        />
      )}
    </div>
  );
});
