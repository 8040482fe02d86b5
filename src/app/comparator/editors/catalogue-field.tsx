import { type Dispatch, type KeyboardEvent, useId, useState } from "react";
import type { HistoryAction } from "../../../comparison/history.ts";
import type { SearchResult } from "../../../domain/display/catalogue-search.ts";
import styles from "./catalogue-field.module.css";

/** Loads the catalogue when the field is first focused. */
const loadCatalogue = () => import("./catalogue-list.tsx");

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;

/** A search field for common sizes and devices. The chosen one is added as a screen. */
export function CatalogueField({ dispatch }: { dispatch: Dispatch<HistoryAction> }) {
  const id = useId();
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [failed, setFailed] = useState(false);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = open ? (catalogue?.searchCatalogue(text) ?? []) : [];

  function begin() {
    setOpen(true);
    setActive(0);
    if (catalogue !== null) return;
    setFailed(false);
    loadCatalogue().then(setCatalogue, () => setFailed(true));
  }

  function choose(result: SearchResult | undefined) {
    if (result === undefined) return;
    dispatch({ type: "add-described", spec: result.display, after: null, random: Math.random() });
    setText("");
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      choose(found[active]);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) begin();
      else if (found.length > 0)
        setActive((active + (event.key === "ArrowDown" ? 1 : found.length - 1)) % found.length);
    }
  }

  return (
    <div>
      <input
        type="text"
        role="combobox"
        className={styles.input}
        aria-label="Find a common size"
        placeholder="Find a common size"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onFocus={begin}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          begin();
        }}
        onKeyDown={onKeyDown}
      />
      {open && catalogue !== null && (
        <catalogue.CatalogueList id={id} found={found} active={active} onChoose={choose} />
      )}
      {open && catalogue === null && failed && (
        <p role="status" className={styles.failure}>
          Unable to load the common sizes
        </p>
      )}
    </div>
  );
}
