import { useEffect, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { monthText } from "../../../comparison/month-text.ts";
import { entryKey, entryScreen } from "../../../domain/catalogue/entry.ts";
import { MODELS_RECORDED } from "../../../domain/catalogue/models.ts";
import type { SearchResult } from "../../../domain/catalogue/search.ts";
import { wordsOf } from "../../../domain/catalogue/search-words.ts";
import type { ScreenDescription } from "../../../domain/display/screen.ts";
import type { Unit } from "../../../domain/display/unit.ts";
import styles from "./catalogue-list.module.css";
import { GROUP_HEADINGS, myScreenText, type OptionText, optionText, titleParts, typedPattern } from "./option-text.ts";
import { isMore, type MyScreen, moreText, type ResultLine } from "./visible-results.ts";

// The catalogue belongs to this part and to the page of sizes only. A third part would move it into the scripts of every page.
export { findModels } from "../../../domain/catalogue/find-models.ts";
export { searchCatalogue } from "../../../domain/catalogue/search.ts";
export { isMore, myScreenLines, visibleResults } from "./visible-results.ts";

export function foundScreen(line: MyScreen | SearchResult): ScreenDescription {
  if (line.group === "mine") return line.screen;
  const { display, entry } = line;
  return entry === null ? display : entryScreen(entry);
}

interface CatalogueListProps {
  id: string;
  /** What was typed. */
  text: string;
  lines: readonly ResultLine[];
  /** Whether words were left out because no model has them. */
  isUnknown: boolean;
  /** The index of the line that Enter chooses. */
  active: number;
  /** What choosing a typed size does. */
  verb: string;
  /** The lengths that come first (D36). */
  unit: Unit;
  onChoose(index: number): void;
}

/** The results below the field, which keeps the focus and handles the keys. */
export function CatalogueList({ id, text, lines, isUnknown, active, verb, unit, onChoose }: CatalogueListProps) {
  const list = useRef<HTMLDivElement>(null);
  const options = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  /** The most lines that were brought into view. */
  const longest = useRef(0);
  const typed = typedPattern(wordsOf(text));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins with its first line
  useLayoutEffect(() => {
    // Setting it lays out the page, which each key would wait for.
    if (isScrolled.current) options.current?.scrollTo({ top: 0, behavior: "instant" });
    isScrolled.current = false;
  }, [text]);
  useEffect(() => {
    // A shorter list has its place already.
    if (lines.length > longest.current) list.current?.scrollIntoView({ block: "nearest" });
    longest.current = Math.max(longest.current, lines.length);
  }, [lines.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is the active one
  useEffect(() => {
    options.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    // The press must not take the focus from the field before it has chosen.
    <div ref={list} className={styles.list} onPointerDown={(event) => event.preventDefault()}>
      {isUnknown && lines.length > 0 && (
        <p role="status" className={styles.unknown}>
          No such model. Its size:
        </p>
      )}
      {lines.length > 0 && (
        <div
          ref={options}
          id={id}
          role="listbox"
          aria-label="Results"
          tabIndex={-1}
          className={styles.options}
          onScroll={({ currentTarget }) => {
            isScrolled.current = currentTarget.scrollTop > 0;
          }}
        >
          {runsOf(lines).map(({ group, first, run }) => (
            // biome-ignore lint/a11y/useSemanticElements: a list box has no other element for a group
            <div key={group} role="group" aria-label={GROUP_HEADINGS[group]}>
              <div aria-hidden="true" className={`${styles.group} fine`}>
                {GROUP_HEADINGS[group]}
              </div>
              {run.map((line, offset) => {
                const index = first + offset;
                const option = textOf(line, unit, verb);
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                  <div
                    key={keyOf(line, option)}
                    id={`${id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={isMore(line) ? styles.more : styles.option}
                    onClick={() => onChoose(index)}
                  >
                    {isMore(line) && moreText(line)}
                    {option !== null && <OptionLines option={option} typed={typed} />}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      )}
      <p role={lines.length === 0 ? "status" : undefined} className={`${styles.basis} fine`}>
        {lines.length === 0 && !/\d/.test(text) ? (
          <>
            Nothing found. Type a size such as <kbd>65</kbd>.
            <br />
          </>
        ) : (
          !(isUnknown && lines.length > 0) && (
            <>
              {lines.length === 0 ? "No such model." : "No such model?"} Type its size: <kbd>27 16:9</kbd> or{" "}
              <kbd>27 3840x2160</kbd>
              <br />
            </>
          )
        )}
        Makers’ data, {monthText(MODELS_RECORDED)} · <Link to="/sizes">All sizes and models</Link>
      </p>
    </div>
  );
}

function textOf(line: ResultLine, unit: Unit, verb: string): OptionText | null {
  if (isMore(line)) return null;
  return line.group === "mine" ? myScreenText(line, unit) : optionText(line, unit, verb);
}

function keyOf(line: ResultLine, option: OptionText | null): string | undefined {
  if (isMore(line)) return "more";
  return line.group === "mine" || line.entry === null ? option?.title : entryKey(line.entry);
}

function OptionLines({ option: { title, diagonal, detail }, typed }: { option: OptionText; typed: RegExp | null }) {
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
  readonly group: ResultLine["group"];
  /** The index of its first line in the whole list. */
  readonly first: number;
  readonly run: ResultLine[];
}

/** The lines of one group. */
function runsOf(lines: readonly ResultLine[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, line] of lines.entries()) {
    const last = runs.at(-1);
    if (last?.group === line.group) last.run.push(line);
    else runs.push({ group: line.group, first: index, run: [line] });
  }
  return runs;
}
