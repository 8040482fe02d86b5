import { useEffect, useLayoutEffect, useRef } from "react";
import { entryKey } from "../../../domain/catalogue/entry.ts";
import type { SearchResult } from "../../../domain/catalogue/search.ts";
import type { ScreenDescription } from "../../../domain/display/screen.ts";
import styles from "./catalogue-list.module.css";
import { entryBasis, GROUP_HEADINGS, joinParts, optionText, type TextPart } from "./option-text.ts";

export { searchCatalogue } from "../../../domain/catalogue/search.ts";

/** A device keeps its name. */
export function foundScreen({ display, entry }: SearchResult): ScreenDescription {
  const device = entry?.device ?? null;
  return device === null ? display : { ...display, name: device.model };
}

interface CatalogueListProps {
  id: string;
  found: readonly SearchResult[];
  /** The index of the result that Enter chooses. */
  active: number;
  /** What choosing a typed size does. */
  verb: string;
  onChoose(index: number): void;
}

/** The results below the field, which keeps the focus and handles the keys. */
export function CatalogueList({ id, found, active, verb, onChoose }: CatalogueListProps) {
  const entry = found[active]?.entry ?? null;
  const list = useRef<HTMLDivElement>(null);
  const options = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other lines
  useLayoutEffect(() => {
    if (options.current !== null) endWithWholeOption(options.current);
  }, [found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may be longer
  useEffect(() => {
    list.current?.scrollIntoView({ block: "nearest" });
  }, [found.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is the active one
  useEffect(() => {
    options.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    // The press must not take the focus from the field before it has chosen.
    <div ref={list} className={styles.list} onPointerDown={(event) => event.preventDefault()}>
      {found.length === 0 ? (
        <p role="status" className={styles.basis}>
          No size matches. Try fewer words.
        </p>
      ) : (
        <>
          <div ref={options} id={id} role="listbox" aria-label="Common sizes" tabIndex={-1} className={styles.options}>
            {runsOf(found).map(({ group, first, results }) => {
              const items = results.map((result, offset) => {
                const index = first + offset;
                const { title, detail } = optionText(result, verb);
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                  <div
                    key={result.entry === null ? joinParts(title) : entryKey(result.entry)}
                    id={`${id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={styles.option}
                    onClick={() => onChoose(index)}
                  >
                    <Parts parts={title} />{" "}
                    <span className={styles.detail}>
                      <Parts parts={detail} />
                    </span>
                  </div>
                );
              });
              if (group === null) return items;
              return (
                // biome-ignore lint/a11y/useSemanticElements: a list box has no other element for a group
                <div key={`${group} ${first}`} role="group" aria-label={GROUP_HEADINGS[group]}>
                  <div aria-hidden="true" className={styles.group}>
                    {GROUP_HEADINGS[group]}
                  </div>
                  {items}
                </div>
              );
            })}
          </div>
          {entry !== null && <p className={styles.basis}>{entryBasis(entry)}</p>}
        </>
      )}
    </div>
  );
}

/** Ends a list that scrolls with a whole option; where the styles end it would cut a line in half. */
function endWithWholeOption(list: HTMLElement): void {
  list.style.blockSize = "";
  list.scrollTop = 0;
  if (list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = list.getBoundingClientRect();
  const ends = [...list.querySelectorAll('[role="option"]')].map((option) => option.getBoundingClientRect().bottom);
  const end = ends.findLast((each) => each <= bottom);
  if (end !== undefined) list.style.blockSize = `${end - top}px`;
}

/** Figures are bold. */
function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, figure }) => (figure ? <b key={text}>{text}</b> : text));
}

interface Run {
  readonly group: SearchResult["group"];
  /** The index of its first result in the whole list. */
  readonly first: number;
  readonly results: SearchResult[];
}

/** The results of one group that follow each other. */
function runsOf(found: readonly SearchResult[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, result] of found.entries()) {
    const last = runs.at(-1);
    if (last?.group === result.group) last.results.push(result);
    else runs.push({ group: result.group, first: index, results: [result] });
  }
  return runs;
}
