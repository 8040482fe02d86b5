import { type KeyboardEvent, type Ref, useId, useState } from "react";
import type { ScreenDescription } from "../../../domain/display/screen.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { openable, useOpenable } from "../../openable/openable.tsx";
import styles from "./catalogue-field.module.css";

const CATALOGUE = openable(() => import("./catalogue-list.tsx"));

interface CatalogueFieldProps {
  label: string;
  /** What choosing a typed size does: `Add` or `Replace with`. */
  verb: string;
  onChoose(screen: ScreenDescription): void;
  /** Escape was pressed. */
  onEscape?(): void;
  onBlur?(): void;
  ref?: Ref<HTMLInputElement>;
}

/** A search field for common sizes and devices. */
export function CatalogueField({ label, verb, onChoose, onEscape, onBlur, ref }: CatalogueFieldProps) {
  const id = useId();
  // It loads with the first focus. A message that it cannot stays when the focus leaves the field.
  const [wanted, setWanted] = useState(false);
  const [catalogue, failure] = useOpenable(CATALOGUE, wanted, () => setWanted(false));
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = open ? (catalogue?.searchCatalogue(text) ?? []) : [];

  function begin() {
    setOpen(true);
    setActive(0);
    setWanted(true);
  }

  function choose(index: number) {
    const result = found[index];
    if (catalogue === null || result === undefined) return;
    setText("");
    setOpen(false);
    onChoose(catalogue.foundScreen(result));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      onEscape?.();
    } else if (event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      choose(active);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) begin();
      else if (found.length > 0)
        setActive((active + (event.key === "ArrowDown" ? 1 : found.length - 1)) % found.length);
    }
  }

  return (
    <div className={styles.field}>
      <Icon name="search" className={styles.icon} />
      <TextField
        ref={ref}
        role="combobox"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        value={text}
        onFocus={begin}
        onBlur={() => {
          setOpen(false);
          onBlur?.();
        }}
        onChange={(event) => {
          setText(event.currentTarget.value);
          begin();
        }}
        onKeyDown={onKeyDown}
      />
      {open && catalogue !== null && (
        <catalogue.CatalogueList id={id} found={found} active={active} verb={verb} onChoose={choose} />
      )}
      {failure}
    </div>
  );
}
