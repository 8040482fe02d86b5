import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./menu.module.css";
import { placeBeside } from "./place-beside.ts";

/** Opens a menu beside a button, or closes it if it is open there. */
type MenuOpener = (anchor: HTMLElement, content: MenuContent) => void;

const Opener = createContext<MenuOpener>(() => {
  throw new Error("A menu needs a <MenuProvider>.");
});

/** Returns the function that opens the menu of the nearest `MenuProvider`. It never changes. */
export function useOpenMenu(): MenuOpener {
  return use(Opener);
}

/**
 * One menu that any number of buttons share. It opens in the top layer beside a button. The arrow keys, Home and End move
 * the focus, and letters move it to an item that begins with them. A press elsewhere, Escape, Tab or scrolling closes it,
 * and the keys return the focus to the button. A modal dialog needs a provider inside it, since the page behind is inert.
 */
export function MenuProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opening | null>(null);
  const openings = useRef(0);
  const open = useCallback((anchor: HTMLElement, content: MenuContent) => {
    const number = ++openings.current;
    setOpened((last) => (last?.anchor === anchor ? null : { anchor, content, number }));
  }, []);
  const close = useCallback(() => setOpened(null), []);
  return (
    <Opener value={open}>
      {children}
      {opened !== null && <OpenedMenu key={opened.number} {...opened} onClose={close} />}
    </Opener>
  );
}

export interface MenuItem {
  readonly label: string;
  readonly disabled?: boolean;
  /** A line below the label, which screen readers hear as a description. */
  readonly below?: string;
  /** Whether the item is chosen, where exactly one of several is. With `multiple` any number may be, and the menu stays open. */
  readonly checked?: boolean;
  readonly multiple?: boolean;
  /** The present one of several items that act, with a tick. */
  readonly current?: boolean;
  /** Muted columns at the end, which screen readers hear as a description. */
  readonly details?: readonly string[];
  /** At the end, for what words say less well. Screen readers ignore it. */
  readonly picture?: ReactNode;
  /** Only the icon shows. Such items follow each other in one row, behind its words. */
  readonly icon?: { readonly name: IconName; readonly row: string };
  /** Begins a group of items with this heading, and what heads its last column. */
  readonly heading?: string;
  readonly headingEnd?: string;
  /** Begins a group without a heading. */
  readonly separated?: boolean;
  /** Begins a group whose few short items stand beside each other. */
  readonly strip?: boolean;
  onSelect(): void;
}

export interface MenuContent {
  /** The accessible name. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The edge of the button that the menu is in line with; usually its end. */
  readonly align?: "start" | "end";
}

interface Opening {
  readonly anchor: HTMLElement;
  readonly content: MenuContent;
  /** Differs from the opening before, so that each one is a new component. */
  readonly number: number;
}

/** After this pause, in milliseconds, a letter begins a new word. */
const TYPING_PAUSE = 1000;

/** The list of an open menu: its place, its focus and its keys. Mount a new one for each opening. */
export function OpenedMenu({ anchor, content, onClose }: Omit<Opening, "number"> & { onClose(): void }) {
  const { label, items, align = "end" } = content;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (list.current === null) return;
    anchor.setAttribute("aria-expanded", "true");
    anchor.setAttribute("aria-controls", id);
    list.current.showPopover();
    placeBeside(list.current, anchor, { side: "below", align, gap: 4 });
    itemsOf(list.current)[0]?.focus({ preventScroll: true });
    return () => {
      anchor.setAttribute("aria-expanded", "false");
      anchor.removeAttribute("aria-controls");
    };
  }, [anchor, id, align]);

  useEffect(() => {
    const onPress = (event: Event) => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !anchor.contains(target)) onClose();
    };
    const onScrollOrResize = (event: Event) => {
      if (event.target !== list.current) onClose();
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener("pointerdown", onPress, options);
    document.addEventListener("scroll", onScrollOrResize, options);
    window.addEventListener("resize", onScrollOrResize, options);
    return () => listening.abort();
  }, [anchor, onClose]);

  /** The items that were ticked or unticked since the menu opened. */
  const [toggled, setToggled] = useState<readonly MenuItem[]>([]);

  function select(item: MenuItem) {
    if (item.disabled) return;
    if (item.multiple) {
      setToggled((before) => (before.includes(item) ? before.filter((each) => each !== item) : [...before, item]));
    } else {
      closeAndReturn();
    }
    item.onSelect();
  }

  const typed = useRef({ text: "", at: 0 });

  /** Focuses the next item that begins with the typed letters. */
  function findTyped(event: KeyboardEvent, all: readonly HTMLElement[], at: number) {
    const { text: before, at: last } = typed.current;
    const text = (event.timeStamp - last < TYPING_PAUSE ? before : "") + event.key.toLowerCase();
    typed.current = { text, at: event.timeStamp };
    // A first letter moves on to the next item; more letters may stay on the same one.
    const first = text.length === 1 ? at + 1 : at;
    const inOrder = [...all.slice(first), ...all.slice(0, first)];
    inOrder.find((item) => item.textContent.trim().toLowerCase().startsWith(text))?.focus();
  }

  function closeAndReturn() {
    onClose();
    anchor.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const all = itemsOf(event.currentTarget);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const last = all.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowRight: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      closeAndReturn();
    } else if (event.key === "Tab") {
      closeAndReturn();
    } else if (event.key.length === 1 && event.key !== " " && !(event.ctrlKey || event.metaKey || event.altKey)) {
      findTyped(event, all, at);
    }
  }

  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="menu"
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {groupsOf(items).map((group) => {
        const row = (item: MenuItem) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: checked is set only with the role that supports it
          <button
            key={item.label}
            type="button"
            role={item.checked === undefined ? "menuitem" : item.multiple ? "menuitemcheckbox" : "menuitemradio"}
            aria-checked={item.checked === undefined ? undefined : item.checked !== toggled.includes(item)}
            aria-current={item.current || undefined}
            aria-description={item.below ?? item.details?.join(", ")}
            aria-label={item.icon && item.label}
            tabIndex={-1}
            aria-disabled={item.disabled || undefined}
            data-ticks={item.current !== undefined || undefined}
            className={`${item.icon === undefined ? styles.item : styles.icon} inner-ring`}
            onClick={() => select(item)}
          >
            {item.icon === undefined ? item.label : <Icon name={item.icon.name} />}
            {item.below !== undefined && (
              <small aria-hidden="true" className={`${styles.below} fine`}>
                {item.below}
              </small>
            )}
            {(item.details ?? item.picture) !== undefined && (
              <span aria-hidden="true" className={`${styles.end} level-row fine`}>
                {item.details?.map((detail) => (
                  <span key={detail}>{detail}</span>
                ))}
                {item.picture}
              </span>
            )}
          </button>
        );
        const [first] = group;
        const shown = group.map((item, index) => {
          if (item.icon === undefined) return row(item);
          const words = item.icon.row;
          if (group[index - 1]?.icon?.row === words) return null;
          return (
            <div key={words} className={`${styles.icons} level-row`}>
              <span aria-hidden="true">{words}</span>
              {group.filter((each) => each.icon?.row === words).map(row)}
            </div>
          );
        });
        if (first?.heading === undefined) {
          return (
            <div key={first?.label} className={styles.group}>
              {shown}
            </div>
          );
        }
        const { heading, headingEnd, strip = false } = first;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a menu has no other element for a group
          <div key={heading} role="group" aria-label={heading} className={styles.group}>
            <div aria-hidden="true" className={`${styles.heading} fine`}>
              {heading}
              {headingEnd !== undefined && <span className={styles.headingEnd}>{headingEnd}</span>}
            </div>
            {strip ? <div className={styles.strip}>{shown}</div> : shown}
          </div>
        );
      })}
    </div>
  );
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** A heading or a line begins a group, which ends before the next one. */
function groupsOf(items: readonly MenuItem[]): MenuItem[][] {
  const groups: MenuItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last === undefined || item.heading !== undefined || item.separated) groups.push([item]);
    else last.push(item);
  }
  return groups;
}
