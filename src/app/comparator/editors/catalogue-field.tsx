import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from "react";
import { useTouch } from "#app/browser/media-query.ts";
import { openable, useLoaded, useOpenable } from "#app/openable/openable.tsx";
import { isSameDescription } from "#comparison/screen-properties.ts";
import type { Comparison } from "#comparison/state.ts";
import type { ResultGroup, Search } from "#domain/catalogue/search.ts";
import { MAX_SCREENS, type ScreenDescription } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { Icon } from "#ui/icon.tsx";
import { LiveRegion } from "#ui/live-region.tsx";
import { TextField } from "#ui/text-field.tsx";
import { editors } from "#words/page/editors.ts";
import type { Doing } from "#words/shared/results.ts";
import { useMyScreen } from "../my-screen.ts";
import styles from "./catalogue-field.module.css";
import type { SearchLine } from "./search-lines.ts";
import { useLeave } from "./use-leave.ts";

export const CATALOGUE = openable(() => import("./catalogue-list.tsx"));
/** The list of models is the largest script. The sizes are there before. */
export const MODELS = openable(() => import("#domain/catalogue/catalogue.ts"));

interface CatalogueFieldProps {
  label: string;
  /** What choosing a size does. */
  doing: Doing;
  /** The lengths that come first (D36). */
  unit: Unit;
  /** The comparison to which it adds. */
  comparison?: Comparison;
  onChoose(screen: ScreenDescription): void;
  /** Shows a comparison in place of the whole present one. Without it none is offered. */
  onCompare?(comparison: Comparison): void;
  /** Looks from a distance, in centimetres. */
  onSeat?(centimetres: number): void;
  /** Escape was pressed. */
  onEscape?(): void;
  onBlur?(): void;
  ref?: Ref<HTMLInputElement>;
}

/** A search field for common sizes, and for displays by name. */
export function CatalogueField(props: CatalogueFieldProps) {
  const { label, doing, unit, comparison, onChoose, onCompare, onSeat, onEscape, onBlur, ref } = props;
  const id = useId();
  // It loads with the first focus. A message that it cannot stays when the focus leaves the field.
  const [wanted, setWanted] = useState(false);
  const [catalogue, failure] = useOpenable(CATALOGUE, wanted, () => setWanted(false));
  const [models, isMissing, loadAgain] = useLoaded(MODELS, wanted && catalogue !== null);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  /** The line that was chosen with the arrow keys; null for the first one. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [opened, setOpened] = useState<ResultGroup | null>(null);
  /** The Tab key passes through the field, which takes a whole drawer only when it is pressed or typed into. */
  const [isPressed, setIsPressed] = useState(false);
  const [said, setSaid] = useState("");
  /** The lines that added a screen since something was typed. */
  const [added, setAdded] = useState<readonly SearchLine[]>([]);
  const [isOver, setIsOver] = useState(false);
  /** The lines that stood before the models came, where one was chosen or under the pointer; it stays in its place. */
  const [standing, setStanding] = useState<readonly SearchLine[] | null>(null);
  /** Whether Enter waits for the models. */
  const [isEntered, setIsEntered] = useState(false);
  const entries = models?.CATALOGUE ?? catalogue?.SIZES;
  const search = useMemo(
    () => (open && entries !== undefined ? (catalogue?.searchCatalogue(text, entries) ?? null) : null),
    [open, catalogue, entries, text],
  );
  const mine = useMyScreen();
  const takesWhole = onCompare !== undefined;
  const space = comparison?.space ?? null;
  const linesOf = (found: Search | null, state: "there" | "loading" | "missing") =>
    catalogue === null || found === null
      ? []
      : catalogue.searchLines({
          text,
          search: found,
          opened,
          models: state,
          mine,
          used: usedScreens(),
          takesWhole,
          space,
        });
  const state: Parameters<typeof linesOf>[1] = models !== null ? "there" : isMissing ? "missing" : "loading";
  const found = linesOf(search, state);
  const lines = standing === null || catalogue === null ? found : catalogue.joined(standing, found);
  const [lastState, setLastState] = useState(state);
  if (state !== lastState) {
    setLastState(state);
    const before =
      open && catalogue !== null ? linesOf(catalogue.searchCatalogue(text, catalogue.SIZES), lastState) : [];
    if (state === "there" && (chosen !== null || isOver)) setStanding(before);
    // The line that waited is gone.
    if (state === "missing" && chosen !== null && before[0]?.group === "waiting") setChosen(Math.max(chosen - 1, 0));
  }

  /** With ten screens a line may only replace them, or look at them. */
  const isOff = (line: SearchLine) =>
    comparison !== undefined && comparison.screens.length >= MAX_SCREENS && catalogue?.isAdding(line) === true;
  // Enter types no example that nobody chose, and adds nothing to ten screens.
  const [first] = lines;
  const isWhole = comparison !== undefined && open && (isPressed || text !== "");
  const isTouch = useTouch();
  const meant =
    catalogue === null || first === undefined || first.group === "examples" || isOff(first)
      ? -1
      : catalogue.firstMeant(lines);
  const active = chosen ?? (isTouch ? -1 : meant);

  const enterNow = useEffectEvent(() => {
    if (isEntered) choose(chosen ?? meant);
  });
  useEffect(() => {
    if (state === "there") enterNow();
  }, [state]);

  function begin() {
    setStanding(null);
    setIsEntered(false);
    setOpened(null);
    setAdded([]);
    setOpen(true);
    setChosen(null);
    setWanted(true);
  }

  function choose(index: number) {
    const line = lines[index];
    if (catalogue === null || line === undefined || isOff(line)) return;
    if (catalogue.isMore(line)) {
      setOpened(line.group);
      return;
    }
    if (line.group === "waiting") {
      setIsEntered(true);
      return;
    }
    if (line.group === "examples") {
      type(catalogue.exampleText(line));
      return;
    }
    // Of several things that are named the next one may be added.
    const isOneOfSeveral = comparison !== undefined && "display" in line && search?.meaning.means === "several";
    if (isOneOfSeveral) setAdded([...added, line]);
    else {
      setText("");
      setOpen(false);
    }
    if (line.group === "whole") onCompare?.(line.comparison);
    else if (line.group === "seat") onSeat?.(line.centimetres);
    else {
      const screen = catalogue.foundScreen(line);
      noteUsed(screen);
      onChoose(screen);
    }
  }

  function type(next: string) {
    setText(next);
    begin();
  }

  const leave = useLeave(() => {
    setOpen(false);
    onBlur?.();
  });

  function onBlurWithin({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget) && !catalogue?.fillsDrawer(currentTarget)) leave();
  }

  function onEscapeWithin(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    event.stopPropagation();
    // The list has a link, whose focus would be lost with it.
    event.currentTarget.querySelector("input")?.focus();
    setOpen(false);
    onEscape?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      choose(chosen ?? meant);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) begin();
      else if (lines.length > 0)
        setChosen(
          (Math.max(active, event.key === "ArrowDown" ? -1 : 0) + (event.key === "ArrowDown" ? 1 : lines.length - 1)) %
            lines.length,
        );
    } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      const next = active + (event.key === "ArrowRight" ? 1 : -1);
      const isOnBar = [active, next].every((index) => lines[index]?.group === "seen");
      // Before a size was chosen the caret moves, where it can.
      const { selectionStart, value } = event.currentTarget;
      const isAtEnd = event.key === "ArrowRight" && selectionStart === value.length;
      if (!isOnBar || (chosen === null && !isAtEnd)) return;
      event.preventDefault();
      setChosen(next);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its field and the list
    <div className={styles.field} onBlur={onBlurWithin} onKeyDown={onEscapeWithin}>
      <Icon name="search" className={`${styles.icon} muted`} />
      <TextField
        ref={ref}
        role="combobox"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        aria-expanded={lines.length > 0}
        aria-controls={lines.length > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={lines[active] === undefined ? undefined : `${id}-${active}`}
        value={text}
        onFocus={() => {
          setIsPressed(false);
          begin();
        }}
        onClick={() => {
          setIsPressed(true);
          if (!open) begin();
        }}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {comparison !== undefined && catalogue !== null && (
        <catalogue.WholeSearch open={isWhole} onClose={() => setOpen(false)} />
      )}
      {search !== null && catalogue !== null && (
        <catalogue.CatalogueList
          id={id}
          text={text}
          lines={lines}
          search={search}
          active={active}
          doing={doing}
          fills={isWhole}
          unit={unit}
          comparison={comparison}
          added={added}
          recorded={models?.MODELS_RECORDED ?? null}
          onRetry={isMissing ? loadAgain : null}
          isOff={isOff}
          onChoose={choose}
          onPick={setChosen}
          isTouch={isTouch}
          onSay={setSaid}
          onOver={setIsOver}
        />
      )}
      {/* It is there before its text, which would not be announced together with it. */}
      <LiveRegion text={open ? said : ""} />
      {open && catalogue === null && <p className={`${styles.loading} fine`}>{editors.search.loading}</p>}
      {failure}
    </div>
  );
}

const MOST = 3;

/** What was chosen in the search since the page was opened, the last first. Nothing of it is stored (D48). */
let used: readonly ScreenDescription[] = [];

function usedScreens(): readonly ScreenDescription[] {
  return used;
}

function noteUsed(screen: ScreenDescription): void {
  used = [screen, ...used.filter((other) => !isSameDescription(other, screen))].slice(0, MOST);
}
