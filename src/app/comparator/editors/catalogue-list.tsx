import { useEffect, useRef } from "react";
import { CATALOGUE_BASIS, type CatalogueEntry, entryDetail, entryTitle } from "../../../domain/display/catalogue.ts";
import { searchCatalogue } from "../../../domain/display/catalogue-search.ts";
import styles from "./catalogue-list.module.css";

const MAX_SHOWN = 12;

/** The best matches that contain every word of the text; without a text, the first entries of the catalogue. */
export function findSizes(text: string): readonly CatalogueEntry[] {
  return searchCatalogue(text).slice(0, MAX_SHOWN);
}

interface CatalogueListProps {
  id: string;
  found: readonly CatalogueEntry[];
  /** The index of the entry that Enter chooses. */
  active: number;
  onChoose(entry: CatalogueEntry): void;
}

/** The matches below the field, which keeps the focus and handles the keys. */
export function CatalogueList({ id, found, active, onChoose }: CatalogueListProps) {
  const list = useRef<HTMLDivElement>(null);
  const options = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list may reach out of view
  useEffect(() => {
    list.current?.scrollIntoView({ block: "nearest" });
  }, [found.length]);
  useEffect(() => {
    options.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    // Pressing an option must not take the focus from the field, because the list closes when the field loses it.
    <div ref={list} className={styles.list} onPointerDown={(event) => event.preventDefault()}>
      {found.length === 0 ? (
        <p role="status" className={styles.basis}>
          No size matches. Try fewer words.
        </p>
      ) : (
        <>
          <div ref={options} id={id} role="listbox" aria-label="Common sizes" tabIndex={-1} className={styles.options}>
            {found.map((entry, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
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
