import { useEffect, useRef } from "react";
import { entryKey } from "../../../domain/display/catalogue-entry.ts";
import type { SearchResult } from "../../../domain/display/catalogue-search.ts";
import { entryBasis, joinParts, resultText } from "../../../domain/display/catalogue-text.ts";
import styles from "./catalogue-list.module.css";

export { searchCatalogue } from "../../../domain/display/catalogue-search.ts";

interface CatalogueListProps {
  id: string;
  found: readonly SearchResult[];
  /** The index of the result that Enter chooses. */
  active: number;
  onChoose(result: SearchResult): void;
}

/** The results below the field, which keeps the focus and handles the keys. */
export function CatalogueList({ id, found, active, onChoose }: CatalogueListProps) {
  const entry = found[active]?.entry ?? null;
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
          No size matches. Try fewer words.
        </p>
      ) : (
        <>
          <div ref={options} id={id} role="listbox" aria-label="Common sizes" tabIndex={-1} className={styles.options}>
            {found.map((result, index) => {
              const { title, detail } = resultText(result);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                <div
                  key={result.entry === null ? joinParts(title) : entryKey(result.entry)}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  onClick={() => onChoose(result)}
                >
                  {joinParts(title)} <span className={styles.detail}>{joinParts(detail)}</span>
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
