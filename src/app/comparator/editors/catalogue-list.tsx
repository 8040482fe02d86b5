import { useEffect, useRef } from "react";
import { CATALOGUE_BASIS, type CatalogueEntry, entryDetail, entryTitle } from "../../../domain/display/catalogue.ts";
import { searchCatalogue } from "../../../domain/display/catalogue-search.ts";
import styles from "./catalogue-list.module.css";

/** More than these nobody reads; another word narrows them down. */
const MOST_SHOWN = 12;

/** The best that has every word of a text; the beginning of the catalogue where nothing is asked for. */
export function findSizes(text: string): readonly CatalogueEntry[] {
  return searchCatalogue(text).slice(0, MOST_SHOWN);
}

interface CatalogueListProps {
  id: string;
  found: readonly CatalogueEntry[];
  /** The place in the list of the one that Enter chooses. */
  active: number;
  onChoose(entry: CatalogueEntry): void;
}

/** What was found, below the field that has the focus and the keys. */
export function CatalogueList({ id, found, active, onChoose }: CatalogueListProps) {
  const list = useRef<HTMLDivElement>(null);
  const options = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may be longer
  useEffect(() => {
    list.current?.scrollIntoView({ block: "nearest" });
  }, [found.length]);
  useEffect(() => {
    options.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    // The press must not take the focus from the field before it has chosen.
    <div ref={list} className={styles.list} onPointerDown={(event) => event.preventDefault()}>
      {found.length === 0 ? (
        <p role="status" className={styles.basis}>
          No common size has all of these words.
        </p>
      ) : (
        <>
          <div ref={options} id={id} role="listbox" aria-label="Common sizes" tabIndex={-1} className={styles.options}>
            {found.map((entry, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
              <div
                key={`${entry.kind} ${entryTitle(entry)} ${entryDetail(entry)}`}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                onClick={() => onChoose(entry)}
              >
                {entryTitle(entry)} <span className={styles.detail}>{entryDetail(entry)}</span>
              </div>
            ))}
          </div>
          <p className={styles.basis}>
            {found[active]?.basis}. {CATALOGUE_BASIS}
          </p>
        </>
      )}
    </div>
  );
}
