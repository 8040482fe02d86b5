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
import type { HistoryAction } from "../../../comparison/history.ts";
import { type ComparisonState, type Entry, hasSameScreens, type ScreenId } from "../../../comparison/state.ts";
import { type ColourName, colourHex } from "../../../domain/display/colour.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useExpiringValue } from "../../browser/timers.ts";
import type { HighlightHandler } from "../highlight.ts";
import { CatalogueField } from "./catalogue-field.tsx";
import { Editor, type FocusRequest } from "./editor.tsx";
import styles from "./editor-list.module.css";
import { EditorMenu, type EditorMenuHandle } from "./editor-menu.tsx";

const REMOVAL_NOTICE_MS = 6000;

export interface EditorListHandle {
  focusEditor(id: ScreenId): void;
}

interface EditorListProps {
  state: ComparisonState;
  dispatch: Dispatch<HistoryAction>;
  committable: boolean;
  showsErrors: boolean;
  /** The number of the highlighted screen. */
  highlighted?: number | null;
  onHighlight?: HighlightHandler;
  ref?: Ref<EditorListHandle>;
}

/** The last removal, which can be undone in place while the screens are the `remaining` ones. */
interface Removal {
  readonly id: ScreenId;
  readonly index: number;
  readonly remaining: readonly Entry[];
}

/** The editors of all screens and the add tile, in the desktop's panel and in the phone's drawer. */
export function EditorList(props: EditorListProps) {
  const { state, dispatch, committable, showsErrors, highlighted, onHighlight, ref } = props;
  const { entries, tileColour } = state;
  const menu = useRef<EditorMenuHandle>(null);
  const addTile = useRef<HTMLButtonElement>(null);
  const [removal, showRemoval, holdRemoval] = useExpiringValue<Removal>(REMOVAL_NOTICE_MS);
  const [focusRequest, requestFocus] = useState<FocusRequest | null>(null);
  useImperativeHandle(ref, () => ({ focusEditor: (id) => requestFocus({ id, control: "name" }) }), []);
  useFocusAfterLastAddition(state, requestFocus);

  // Depending on the entries would change this function, and so re-render every editor, with each key.
  const latestEntries = useRef(entries);
  useEffect(() => {
    latestEntries.current = entries;
  }, [entries]);
  const remove = useCallback(
    (id: ScreenId) => {
      const index = latestEntries.current.findIndex((entry) => entry.id === id);
      const remaining = latestEntries.current.toSpliced(index, 1);
      showRemoval({ id, index, remaining });
      dispatch({ type: "remove", id });
      const next = remaining[index] ?? remaining.at(-1);
      if (next === undefined) addTile.current?.focus({ preventScroll: true });
      else requestFocus({ id: next.id, control: "remove" });
    },
    [dispatch, showRemoval],
  );

  const editors = entries.map((entry, index) => (
    <Editor
      key={entry.id}
      entry={entry}
      number={index + 1}
      committable={committable}
      showsErrors={showsErrors}
      highlighted={highlighted === index + 1}
      focusRequest={focusRequest?.id === entry.id ? focusRequest : null}
      menu={menu}
      dispatch={dispatch}
      onRemove={remove}
      onHighlight={onHighlight}
    />
  ));
  if (removal !== null && hasSameScreens(removal.remaining, entries)) {
    const undo = () => {
      showRemoval(null);
      dispatch({ type: "undo" });
      requestFocus({ id: removal.id, control: "remove" });
    };
    const notice = (
      <RemovalNotice key="removed" onUndo={undo} onFocus={holdRemoval} onBlur={() => showRemoval(removal)} />
    );
    editors.splice(removal.index, 0, notice);
  }

  return (
    <div className={styles.list}>
      {editors}
      {tileColour !== null && (
        <>
          <AddTile ref={addTile} colour={tileColour} dispatch={dispatch} />
          <CatalogueField dispatch={dispatch} />
        </>
      )}
      <EditorMenu ref={menu} isFull={tileColour === null} dispatch={dispatch} />
    </div>
  );
}

/** The add tile and the catalogue disappear with the tenth screen. If they had the focus, it moves to that screen. */
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
    <button
      ref={ref}
      type="button"
      className={styles.tile}
      aria-label="Add screen"
      style={{ "--screen-colour": colourHex(colour) } as React.CSSProperties}
      onClick={() => dispatch({ type: "add", random: Math.random() })}
    >
      <Icon name="plus" />
    </button>
  );
}

interface RemovalNoticeProps {
  onUndo(): void;
  /** The visitor has moved the focus into the notice. */
  onFocus(): void;
  onBlur(): void;
}

/** Replaces a removed screen's editor for a few seconds. */
function RemovalNotice({ onUndo, onFocus, onBlur }: RemovalNoticeProps) {
  return (
    <p className={styles.removed}>
      Removed ·{" "}
      <button type="button" className={styles.undo} onFocus={onFocus} onBlur={onBlur} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
