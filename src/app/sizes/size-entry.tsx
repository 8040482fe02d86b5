import type { MouseEvent } from "react";
import { unitlessSearch } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import { type CatalogueEntry, entryScreen } from "#domain/catalogue/entry.ts";
import { sizes } from "#words/page/sizes.ts";
import { Swatch } from "../comparator/answer/swatch.tsx";
import { isPlainClick, opensHere } from "../navigation/link-intent.ts";
import { sitePath } from "../navigation/site-path.ts";
import styles from "./sizes-page.module.css";
import type { Mark } from "./use-collection.ts";

export interface EntryProps {
  readonly entry: CatalogueEntry;
  readonly mark: Mark;
  /** Whether the comparison has no room. */
  readonly isFull: boolean;
  onAdd(entry: CatalogueEntry, name: string): void;
  /** Adds it and shows the comparison, or opens the address of the entry alone. */
  onShow(entry: CatalogueEntry, name: string, alone: string): void;
}

/** Leads to the entry alone, or adds it where a comparison was made (D57). A new tab has it alone. */
export function EntryLink({ entry, text, name = text, onShow }: EntryProps & { text: string; name?: string }) {
  const alone = `/${unitlessSearch(comparisonWith([{ ...entryScreen(entry), colour: "blue" }]))}`;
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event.nativeEvent) || !opensHere(event.currentTarget)) return;
    event.preventDefault();
    onShow(entry, name, alone);
  }
  return (
    <a href={sitePath(alone)} onClick={onClick}>
      {text}
    </a>
  );
}

/** Adds an entry and stays on the page. */
export function AddButton({ entry, mark, isFull, name, onAdd }: EntryProps & { name: string }) {
  const { added, add, addHere } = sizes;
  if (mark === "added") return <span role="img" aria-label={added} className={`${styles.add} ${styles.added}`} />;
  return (
    <button
      type="button"
      aria-label={add(name)}
      data-tooltip={addHere}
      className={styles.add}
      disabled={isFull}
      onClick={() => onAdd(entry, name)}
    />
  );
}

/** The colour of an entry in the comparison. */
export function InComparison({ mark }: { mark: Mark }) {
  const { isDrawn } = sizes;
  if (mark === null || mark === "added") return null;
  return (
    <span role="img" aria-label={isDrawn} className={styles.drawn}>
      <Swatch colour={mark} />
    </span>
  );
}
