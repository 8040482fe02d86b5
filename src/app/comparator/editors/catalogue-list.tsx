import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { hideOnScreenKeyboard } from "#app/browser/on-screen-keyboard.ts";
import { OutlinePicture } from "#app/page/outline-picture.tsx";
import { rich } from "#app/rich.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import { entryKey, entryScreen } from "#domain/catalogue/entry.ts";
import { catalogueOf } from "#domain/catalogue/index-entries.ts";
import { isSameDisplay, type Search } from "#domain/catalogue/search.ts";
import { wordsOf } from "#domain/catalogue/search-words.ts";
import { COMMON_SIZES } from "#domain/catalogue/sizes.ts";
import { heldAngle, sizesAtDistance } from "#domain/catalogue/sizes-at-distance.ts";
import { type DisplaySpec, type ScreenDescription, sizeInInches } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { results as words } from "#words/page/results.ts";
import type { Doing, OptionText } from "#words/shared/results.ts";
import { Swatch } from "../screen-colour.tsx";
import { AngleBar } from "./angle-bar.tsx";
import styles from "./catalogue-list.module.css";
import { actionText, lineText, titleParts, typedPattern } from "./option-text.ts";
import { type Example, isMore, type MoreResults, type SearchLine, shownOnBar, spaceFor } from "./search-lines.ts";
import { fillsDrawer } from "./whole-search.tsx";

// What else reads written sizes loads with it. The models are a part of their own.
export { shortAddress } from "#comparison/short-address.ts";
export { modelsNamed } from "#domain/catalogue/models-named.ts";
export { searchCatalogue } from "#domain/catalogue/search.ts";
export { PastedBlock } from "./pasted-block.tsx";
export { mayNameModel, readPasted, withoutModels } from "./pasted-offers.ts";
export { firstMeant, isAdding, isMore, joined, searchLines } from "./search-lines.ts";
export { fillsDrawer, WholeSearch } from "./whole-search.tsx";
export { readSize, writtenSpace } from "./written-size.ts";

/** All that can be found before the models have loaded. */
export const SIZES = catalogueOf(COMMON_SIZES);

/** A line of its own, a bar and an action say by themselves what they are. */
const UNHEADED: readonly SearchLine["group"][] = ["whole", "seen", "seat", "typed"];

const ROW = { width: 36, height: 28 };
/** What a text means as a whole has a larger picture, of its own scale. */
const LEAD = { width: 72, height: 48 };

/** The screen that a line adds. */
export function foundScreen(line: Addable): ScreenDescription {
  if ("screen" in line) return line.screen;
  return "entry" in line && line.entry !== null ? entryScreen(line.entry) : line.display;
}

/** The text that an example types. */
export function exampleText({ example }: Example): string {
  return words.examples[example].text;
}

type Addable = Exclude<SearchLine, MoreResults | { readonly group: "whole" | "seat" | "examples" | "waiting" }>;

interface CatalogueListProps {
  id: string;
  /** What was typed. */
  text: string;
  lines: readonly SearchLine[];
  search: Search;
  /** The index of the line that Enter chooses. */
  active: number;
  /** What choosing a size does. */
  doing: Doing;
  /** Whether the search takes the drawer it is in. */
  fills: boolean;
  /** The lengths that come first (D36). */
  unit: Unit;
  /** A chosen line adds its screens to this comparison. */
  comparison: Comparison | undefined;
  /** The lines that have added one. */
  added: readonly SearchLine[];
  /** The month of the list of models; null before they have loaded. */
  recorded: string | null;
  /** Loads the models once more; null unless they could not be loaded. */
  onRetry: (() => void) | null;
  /** Whether a line cannot be chosen, since there are ten screens (S5.5). */
  isOff(line: SearchLine): boolean;
  onChoose(index: number): void;
  /** Makes a line the one that Enter chooses. */
  onPick(index: number): void;
  /** Whether fingers choose: a press on the bar of angles only picks. */
  isTouch: boolean;
  /** What screen readers are to say of the results. */
  onSay(text: string): void;
  /** The pointer came over the lines, or left them. */
  onOver(isOver: boolean): void;
}

/** The results below the field, which keeps the focus and handles the keys. */
export function CatalogueList(props: CatalogueListProps) {
  const { id, text, lines, search, active, doing, fills, unit, comparison, added, recorded, onRetry } = props;
  const { isOff, onChoose, onPick, isTouch, onSay, onOver } = props;
  const { screens: drawn = [], space = null } = comparison ?? {};
  const list = useRef<HTMLDivElement>(null);
  const listBox = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  /** The most lines that were brought into view, and the screens above them. */
  const inView = useRef({ lines: 0, drawn: 0 });
  const typed = typedPattern(wordsOf(text));
  // Before the models are there, words that say no size may be one.
  const isOpen = recorded === null && search.meaning.unread.length > 0;
  const said = [isOpen ? null : readingOf(search, lines), lines.some(isOff) ? words.isFull : null].filter(
    (text) => text !== null,
  );
  const options = lines.map((line) => (isMore(line) ? null : lineText(line, unit, doing)));
  const moreText = ({ shown, total }: MoreResults) => words.more(shown, total);
  const most = Math.max(
    ...lines
      .flatMap(outlinesOf)
      .map(sizeInInches)
      .map(({ width, height }) => Math.max(width, height * (ROW.width / ROW.height))),
  );
  const chosen = lines[active];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins with its first line
  useLayoutEffect(() => {
    // Setting it lays out the page, which each key would wait for.
    if (isScrolled.current) listBox.current?.scrollTo({ top: 0, behavior: "instant" });
    isScrolled.current = false;
  }, [text]);
  useEffect(() => {
    // A shorter list has its place already. The card of an added screen pushes it down.
    const { lines: most, drawn: before } = inView.current;
    if (lines.length > most || drawn.length > before) list.current?.scrollIntoView({ block: "nearest" });
    inView.current = { lines: Math.max(most, lines.length), drawn: drawn.length };
  }, [lines.length, drawn.length]);
  const announced = [...(onRetry === null ? [] : [words.offline]), ...said].join(" ");
  useEffect(() => onSay(announced), [onSay, announced]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is the active one
  useEffect(() => {
    listBox.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const within = spaceFor(search.meaning, space);
  // The bar of angles has one row, which says more of the size that is chosen on it.
  const shown = chosen?.group === "seen" ? active : shownOnBar(lines);

  function optionOf(line: SearchLine, index: number, key: string | number) {
    const option = options[index] ?? null;
    const isOnBar = line.group === "seen";
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
      <div
        key={key}
        id={isOnBar ? undefined : `${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === active && !isOnBar}
        aria-disabled={isOff(line) || undefined}
        className={isMore(line) ? styles.more : styles.option}
        data-kind={line.group}
        data-active={index === active || undefined}
        onClick={() => onChoose(index)}
      >
        {isMore(line) && moreText(line)}
        {line.group === "seat" && <Icon name="show" className={`${styles.eye} muted`} />}
        {option !== null && (
          <>
            <OutlinePicture
              displays={outlinesOf(line)}
              className={styles.picture}
              {...(line.group === "whole" ? LEAD : { ...ROW, most })}
            />
            <OptionLines option={option} typed={typed} detail={detailOf(line, option, drawn, added)} />
            {isOnBar && isTouch && !isOff(line) && (
              <span aria-hidden="true" className={styles.act}>
                {words.addOrReplace(doing)}
              </span>
            )}
          </>
        )}
      </div>
    );
  }

  return (
    // The press must not take the focus from the field before it has chosen.
    <div
      ref={list}
      className={styles.list}
      data-fills={fills || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onPointerEnter={() => onOver(true)}
      onPointerLeave={() => onOver(false)}
    >
      {onRetry !== null && (
        <div className={styles.reading}>
          <p>{words.offline}</p>
          <Button look="link" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {said.map((each) => (
        <p key={each} className={styles.reading}>
          {each}
        </p>
      ))}
      {lines.length > 0 && (
        <div className={styles.room}>
          <div
            ref={listBox}
            id={id}
            role="listbox"
            aria-label={words.name}
            tabIndex={-1}
            className={styles.options}
            onTouchMove={() => {
              const field = list.current?.parentElement;
              const input = field?.querySelector("input");
              if (field && input && fillsDrawer(field)) hideOnScreenKeyboard(input);
            }}
            onScroll={({ currentTarget }) => {
              isScrolled.current = currentTarget.scrollTop > 0;
            }}
          >
            {runsOf(lines).map(({ group, first, run }) => (
              // biome-ignore lint/a11y/useSemanticElements: a list box has no other element for a group
              <div key={first} role="group" aria-label={words.headings[group]}>
                {!UNHEADED.includes(group) && (
                  <div aria-hidden="true" className={`${styles.group} fine`}>
                    {words.headings[group]}
                  </div>
                )}
                {group === "seen" && (
                  <AngleBar
                    id={id}
                    sizes={run.filter((line) => line.group === "seen")}
                    first={first}
                    active={active}
                    shown={shown}
                    space={within}
                    held={
                      within && "centimetres" in search.meaning ? heldAngle(search.meaning.centimetres, within) : null
                    }
                    isOff={isOff}
                    onPress={isTouch ? onPick : onChoose}
                  />
                )}
                {group === "seen"
                  ? lines[shown] !== undefined && optionOf(lines[shown], shown, "row")
                  : run.map((line, offset) => optionOf(line, first + offset, keyOf(line, offset)))}
              </div>
            ))}
          </div>
        </div>
      )}
      <p className={`${styles.basis} fine`}>
        {rich(
          words.basis(recorded, (all) => (
            <Link key="sizes" to="/sizes">
              {all}
            </Link>
          )),
        )}
      </p>
      {chosen !== undefined && !isOff(chosen) && (
        <p aria-hidden="true" className={`${styles.keys} fine`}>
          <kbd>↵</kbd> {isMore(chosen) ? moreText(chosen) : actionText(chosen, lineText(chosen, unit, doing), doing)}
        </p>
      )}
    </div>
  );
}

/** One sentence above the list: what was not taken literally, or not understood. */
function readingOf({ meaning, isUnknown, results }: Search, lines: readonly SearchLine[]): string | null {
  const seen = "centimetres" in meaning ? sizesAtDistance(meaning.centimetres).map(({ display }) => display) : [];
  const reading = words.reading(meaning, seen);
  const unread = meaning.unread.join(" ");
  if (reading !== null || unread === "" || lines.some(({ group }) => group === "mine")) return reading;
  // `34 100R`: no such curve is possible.
  if (!isUnknown) return results[0]?.group === "sizes" ? words.isLeftOut(unread) : null;
  return results.length > 0 ? words.isUnlisted(unread) : words.isUnknown(unread);
}

/** What a line draws; nothing for one that draws nothing. */
function outlinesOf(line: SearchLine): readonly DisplaySpec[] {
  if (isMore(line) || line.group === "waiting" || line.group === "seat" || line.group === "examples") return [];
  if (line.group === "whole") return line.comparison.screens.map(({ screen }) => screen);
  return [foundScreen(line)];
}

/** @param index of the line in its group */
function keyOf(line: SearchLine, index: number): string | number {
  if (isMore(line)) return "more";
  return "entry" in line && line.entry !== null ? entryKey(line.entry) : index;
}

/** The detail of a line, and whether it was just added to the comparison or is in it. */
function detailOf(
  line: SearchLine,
  { detail }: OptionText,
  drawn: readonly ListedScreen[],
  added: readonly SearchLine[],
): ReactNode {
  if (added.includes(line)) return words.withAdded(detail);
  if (!("display" in line) || line.group === "seen") return detail;
  const found = foundScreen(line);
  const same = drawn.find(({ screen }) => isSameDisplay(screen, found) && screen.name === found.name);
  if (same === undefined) return detail;
  return rich(words.withDrawn(detail, <Swatch key="swatch" colour={same.screen.colour} />));
}

interface OptionLinesProps {
  option: OptionText;
  typed: RegExp | null;
  detail: ReactNode;
}

function OptionLines({ option: { title, diagonal }, typed, detail }: OptionLinesProps) {
  return (
    <>
      <span className={styles.title}>
        {titleParts(title, typed).map(({ text, isTyped }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key
          isTyped ? <b key={index}>{text}</b> : text,
        )}
      </span>{" "}
      {diagonal !== null && <b className={styles.diagonal}>{diagonal}</b>}{" "}
      <span className={`${styles.detail} fine`}>{detail}</span>
    </>
  );
}

interface Run {
  readonly group: SearchLine["group"];
  /** The index of its first line in the whole list. */
  readonly first: number;
  readonly run: SearchLine[];
}

/** The lines of one group. */
function runsOf(lines: readonly SearchLine[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, line] of lines.entries()) {
    const last = runs.at(-1);
    if (last?.group === line.group) last.run.push(line);
    else runs.push({ group: line.group, first: index, run: [line] });
  }
  return runs;
}
