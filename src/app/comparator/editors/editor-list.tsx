import {
  type Dispatch,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { MESSAGE_DURATION_MS, useExpiringValue } from "#app/browser/timers.ts";
import { rich } from "#app/rich.ts";
import { unitlessSearch } from "#comparison/address.ts";
import type { HistoryAction } from "#comparison/history.ts";
import { isNumbered, type ScreenId } from "#comparison/listed-screen.ts";
import { type ComparisonState, comparisonOf, type Entry, hasSameScreens } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { ColourName } from "#domain/display/colour.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { LiveRegion } from "#ui/live-region.tsx";
import { type MenuContent, useOpenMenu } from "#ui/menu.tsx";
import { editors as words } from "#words/page/editors.ts";
import type { HighlightHandler } from "../highlight.ts";
import { screenColour } from "../screen-colour.tsx";
import { CatalogueField } from "./catalogue-field.tsx";
import { Editor } from "./editor.tsx";
import styles from "./editor-list.module.css";
import type { FocusRequest } from "./field-props.ts";
import { moveInPlace } from "./moving-cards.ts";
import { screenActions } from "./screen-actions.tsx";
import { SpaceCard, SpaceEntry } from "./space-card.tsx";
import { Starters } from "./starters.tsx";

const REMOVAL_NOTICE_MS = 6000;

export interface EditorListHandle {
  focusEditor(id: ScreenId): void;
}

interface EditorListProps {
  state: ComparisonState;
  dispatch: Dispatch<HistoryAction>;
  committable: boolean;
  showsErrors: boolean;
  /** The highlighted screen. */
  highlighted?: ScreenId | null;
  onHighlight?: HighlightHandler;
  /** The id of the common comparisons. */
  startersId?: string;
  /** A common comparison was chosen. */
  onStart?(): void;
  ref?: Ref<EditorListHandle>;
}

/** The last removal, which can be undone in place while the screens are the `remaining` ones. */
interface Removal {
  readonly id: ScreenId;
  readonly remaining: readonly Entry[];
}

/** The editors of all screens and the add tile, in the desktop's panel and in the phone's drawer. */
export function EditorList(props: EditorListProps) {
  const { state, dispatch, committable, showsErrors, startersId, highlighted, onHighlight, onStart, ref } = props;
  const { entries, tileColour } = state;
  const { first: lengths } = unitsOf(comparisonOf(state));
  const openMenu = useOpenMenu();
  const addTile = useRef<HTMLButtonElement>(null);
  const spaceEntry = useRef<HTMLButtonElement>(null);
  const focusesSpaceEntry = useRef(false);
  useEffect(() => {
    if (state.spaceEditor !== null || !focusesSpaceEntry.current) return;
    focusesSpaceEntry.current = false;
    spaceEntry.current?.focus({ preventScroll: true });
  }, [state.spaceEditor]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current === null ? undefined : moveInPlace(list.current)), []);
  const [removal, showRemoval, holdRemoval] = useExpiringValue<Removal>(REMOVAL_NOTICE_MS);
  const [message, showMessage] = useExpiringValue<string>(MESSAGE_DURATION_MS);
  const [focusRequest, requestFocus] = useState<FocusRequest | null>(null);
  useImperativeHandle(ref, () => ({ focusEditor: (id) => requestFocus({ id, control: "diagonal" }) }), []);
  useFocusAfterLastAddition(state, requestFocus);

  // Depending on the state would change these functions, and so re-render every editor, with each key.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const remove = useCallback(
    (id: ScreenId) => {
      const index = latest.current.entries.findIndex((entry) => entry.id === id);
      const remaining = latest.current.entries.toSpliced(index, 1);
      showRemoval({ id, remaining });
      dispatch({ type: "remove", id });
      onHighlight?.(null);
      const next = remaining[index] ?? remaining.at(-1);
      if (next === undefined) addTile.current?.focus({ preventScroll: true });
      else requestFocus({ id: next.id, control: "remove" });
    },
    [dispatch, showRemoval, onHighlight],
  );
  const openActions = useCallback(
    (entry: Entry, anchor: HTMLElement) => {
      const actions = screenActions({
        entry,
        state: latest.current,
        dispatch,
        openMenu: (content: MenuContent) => openMenu(anchor, content),
        focus: (control: FocusRequest["control"]) => requestFocus({ id: entry.id, control }),
        say: showMessage,
      });
      openMenu(anchor, actions);
    },
    [openMenu, dispatch, showMessage],
  );
  const editors = entries.map((entry) => (
    <Editor
      key={entry.id}
      entry={entry}
      committable={committable}
      showsErrors={showsErrors}
      lengths={lengths}
      fromSeat={state.scale === "seat"}
      distance={state.distance}
      inRow={state.arrangement === "side"}
      numbered={isNumbered(entries.length)}
      highlighted={highlighted === entry.id}
      focusRequest={focusRequest?.id === entry.id ? focusRequest : null}
      dispatch={dispatch}
      onActions={openActions}
      onRemove={remove}
      onHighlight={onHighlight}
      onFocusRequest={requestFocus}
    />
  ));

  function undoRemoval(id: ScreenId) {
    showRemoval(null);
    dispatch({ type: "undo" });
    requestFocus({ id, control: "remove" });
  }

  function removeSpace() {
    dispatch({ type: "remove-space" });
    focusesSpaceEntry.current = true;
  }

  return (
    <div ref={list} className={styles.list}>
      {state.spaceEditor !== null && (
        <SpaceCard
          editor={state.spaceEditor}
          state={state}
          committable={committable}
          showsErrors={showsErrors}
          dispatch={dispatch}
          onRemove={removeSpace}
        />
      )}
      {editors}
      {tileColour !== null && <AddTile ref={addTile} colour={tileColour} dispatch={dispatch} />}
      <CatalogueField
        label={words.search.label}
        doing="add"
        unit={lengths}
        comparison={comparisonOf(state)}
        onChoose={(spec) => dispatch({ type: "add-described", spec, after: null, random: Math.random() })}
        onCompare={(comparison) => dispatch({ type: "replace", comparison })}
        onSeat={(distance) => dispatch({ type: "set-view", view: { scale: "seat", distance } })}
      />
      {state.spaceEditor === null && (
        <SpaceEntry
          ref={spaceEntry}
          onSpace={() => dispatch({ type: "open-space", unit: unitsOf(comparisonOf(state)).first })}
        />
      )}
      <Starters
        id={startersId}
        atStart={state.entries.length === 0 || unitlessSearch(comparisonOf(state)) === ""}
        dispatch={dispatch}
        onChoose={onStart}
      />
      {message !== null && (
        <p aria-hidden="true" className={`${styles.notice} aside`}>
          {message}
        </p>
      )}
      <LiveRegion text={message ?? ""} />
      {removal !== null && hasSameScreens(removal.remaining, entries) && (
        <RemovalNotice
          onUndo={() => undoRemoval(removal.id)}
          onFocus={holdRemoval}
          onBlur={() => showRemoval(removal)}
        />
      )}
    </div>
  );
}

/** The add tile disappears with the tenth screen. If it had the focus, that moves to the screen. */
function useFocusAfterLastAddition(
  { entries, tileColour }: ComparisonState,
  requestFocus: (request: FocusRequest) => void,
): void {
  const isFull = tileColour === null;
  const wasFull = useRef(isFull);
  const lastId = entries.at(-1)?.id;
  useEffect(() => {
    const hasBecomeFull = isFull && !wasFull.current;
    wasFull.current = isFull;
    if (hasBecomeFull && lastId !== undefined && document.activeElement === document.body) {
      requestFocus({ id: lastId, control: "remove" });
    }
  }, [isFull, lastId, requestFocus]);
}

interface AddTileProps {
  colour: ColourName;
  dispatch: Dispatch<HistoryAction>;
  ref: RefObject<HTMLButtonElement | null>;
}

function AddTile({ colour, dispatch, ref }: AddTileProps) {
  return (
    <Button
      ref={ref}
      className={styles.tile}
      aria-label={words.addScreen}
      style={screenColour(colour)}
      onClick={() => dispatch({ type: "add", random: Math.random() })}
    >
      <Icon name="plus" />
    </Button>
  );
}

interface RemovalNoticeProps {
  onUndo(): void;
  /** The visitor has moved the focus into the notice. */
  onFocus(): void;
  onBlur(): void;
}

/** Shows for a few seconds below everything else, so that no editor moves when it comes and goes. */
function RemovalNotice({ onUndo, onFocus, onBlur }: RemovalNoticeProps) {
  return (
    <p className={`${styles.notice} aside`}>
      {rich(
        words.removed((undo) => (
          <Button key="undo" look="link" onFocus={onFocus} onBlur={onBlur} onClick={onUndo}>
            {undo}
          </Button>
        )),
      )}
    </p>
  );
}
