import {
  type Dispatch,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { HistoryAction } from "../../../comparison/history.ts";
import { nextEntry } from "../../../comparison/reducer.ts";
import { type ComparisonState, type Entry, hasSameScreens, type ScreenId } from "../../../comparison/state.ts";
import { colourHex } from "../../../domain/display/colour.ts";
import { ASPECT_RATIO_PRESETS, MAX_SCREENS } from "../../../domain/display/screen.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Menu, type MenuContent, type MenuHandle } from "../../../ui/menu.tsx";
import { useTemporary } from "../../browser/temporary.ts";
import { afterPaint } from "../../startup/after-paint.ts";
import { openMenu } from "../open-menu.ts";
import { CatalogueField } from "./catalogue-field.tsx";
import { Editor } from "./editor.tsx";
import styles from "./editor-list.module.css";
import { RemovalNotice } from "./removal-notice.tsx";

/** How long a removal can be taken back where it happened, in milliseconds. */
const REMOVED_SHOWN_FOR = 6000;

interface EditorListProps {
  state: ComparisonState;
  dispatch: Dispatch<HistoryAction>;
  committable: boolean;
  showsErrors: boolean;
  /** The number of the screen that stands out now. */
  lifted?: number | null;
  onEnter(entry: Entry): void;
}

/** A removal that can be taken back: the last one, while the screens are what it has left. */
interface Removal {
  readonly at: number;
  readonly left: readonly Entry[];
}

/** The editors of all screens and the add tile, the same in the desktop's panel and in the phone's drawer. */
export function EditorList({ state, dispatch, committable, showsErrors, lifted, onEnter }: EditorListProps) {
  const { entries, tileColour } = state;
  const list = useRef<HTMLDivElement>(null);
  const menu = useRef<MenuHandle>(null);
  const isFull = tileColour === null;
  const spare = useSpareEntry(state);
  const [removal, showRemoval, holdRemoval] = useTemporary<Removal>(REMOVED_SHOWN_FOR);
  const shownEntries = useRef(entries);
  /** Read when it is asked for: an editor that were told of it would be drawn anew with the tenth screen. */
  const wasFull = useRef(isFull);
  /** The place in the list of the editor that the focus goes to with the next change. */
  const focusNext = useRef<number>(null);
  const callOffFocus = useRef<() => void>(null);

  const onPickRatio = useCallback(
    (entry: Entry, anchor: HTMLElement) => {
      const items = ASPECT_RATIO_PRESETS.map((ratio) => ({
        label: `${ratio.width}:${ratio.height}`,
        onSelect: () => dispatch({ type: "preset", id: entry.id, ratio }),
      }));
      menu.current?.toggle(anchor, { label: "Popular aspect ratios", items });
    },
    [dispatch],
  );

  const onMore = useCallback(
    (entry: Entry, anchor: HTMLElement) => {
      const open = (content: MenuContent) => menu.current?.toggle(anchor, content);
      void openMenu(menu.current, anchor, async () => {
        const { screenActions } = await import("./screen-actions.ts");
        return screenActions(entry, wasFull.current, dispatch, open);
      });
    },
    [dispatch],
  );

  const onRemove = useCallback(
    (entry: Entry, number: number) => {
      const left = shownEntries.current.filter(({ id }) => id !== entry.id);
      focusNext.current = number - 1;
      showRemoval({ at: number - 1, left });
      dispatch({ type: "remove", id: entry.id });
    },
    [dispatch, showRemoval],
  );

  // What had the focus may be gone: a removed screen's editor, or the tile with the tenth screen. The focus goes to the
  // screen in its place, else to the last one, else to the tile.
  useLayoutEffect(() => {
    const isTileGone = isFull && shownEntries.current.length < entries.length;
    shownEntries.current = entries;
    wasFull.current = isFull;
    const wanted =
      focusNext.current ?? (isTileGone && document.activeElement === document.body ? entries.length : null);
    if (wanted === null) return;
    focusNext.current = null;
    const focused = document.activeElement;
    callOffFocus.current?.();
    // Not before the paint: to give the focus, the browser would lay the page out before the frame does.
    callOffFocus.current = afterPaint(() => {
      // The visitor may have moved it since.
      if (document.activeElement !== focused) return;
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-editor] [data-remove]") ?? [])];
      const next = buttons[wanted] ?? buttons.at(-1) ?? list.current?.querySelector<HTMLElement>("[data-add]");
      next?.focus({ preventScroll: true });
    });
  }, [entries, isFull]);

  const isRemovalLast = removal !== null && hasSameScreens(removal.left, entries);

  const editors = (spare === null ? entries : [...entries, spare]).map((entry, index) => (
    <Editor
      key={entry.id}
      entry={entry}
      number={index + 1}
      committable={committable}
      showsErrors={showsErrors}
      lifted={lifted === index + 1}
      spare={entry === spare}
      dispatch={dispatch}
      onEnter={onEnter}
      onPickRatio={onPickRatio}
      onMore={onMore}
      onRemove={onRemove}
    />
  ));
  if (isRemovalLast) {
    const notice = (
      <RemovalNotice
        key="removed"
        onUndo={() => {
          focusNext.current = removal.at;
          showRemoval(null);
          dispatch({ type: "undo" });
        }}
        onStay={holdRemoval}
        onLeave={() => showRemoval(removal)}
      />
    );
    editors.splice(removal.at, 0, notice);
  }

  return (
    <div ref={list} className={styles.list}>
      {editors}
      {tileColour !== null && (
        <button
          type="button"
          className={styles.tile}
          aria-label="Add screen"
          data-add
          style={{ "--screen-colour": colourHex(tileColour) } as React.CSSProperties}
          onPointerDown={pressWithFocus}
          onClick={({ currentTarget }) => {
            // The tile goes with the tenth screen. Were the focus still in it, the browser would lay the page out twice.
            if (entries.length === MAX_SCREENS - 1) currentTarget.blur();
            dispatch({ type: "add", random: Math.random() });
          }}
        >
          <Icon name="plus" />
        </button>
      )}
      {tileColour !== null && <CatalogueField dispatch={dispatch} />}
      <Menu ref={menu} />
    </div>
  );
}

/**
 * The next screen's entry, whose editor stands ready: to make it and lay it out takes a phone longer than a frame. It is
 * made when what went before has been painted.
 */
function useSpareEntry({ nextId, tileColour }: ComparisonState): Entry | null {
  const entry = useMemo(() => nextEntry({ nextId, tileColour }), [nextId, tileColour]);
  const id = entry?.id ?? null;
  const [readyId, setReadyId] = useState<ScreenId | null>(null);
  useEffect(() => afterPaint(() => setReadyId(id)), [id]);
  return readyId === id ? entry : null;
}

/**
 * A finger gives what it presses the focus when it comes down. The browser would when it is lifted, with all the events
 * of a mouse that it makes up, and the click would wait for them. Out of an input only the browser takes the focus: the
 * keyboard that goes with it may move the page under the finger.
 */
function pressWithFocus(event: PointerEvent<HTMLElement>) {
  if (event.pointerType !== "touch" || document.activeElement instanceof HTMLInputElement) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}
