import { type FocusEvent, type KeyboardEvent, type Ref, useId, useMemo, useState } from "react";
import type { ResultGroup } from "../../../domain/catalogue/search.ts";
import type { ScreenDescription } from "../../../domain/display/screen.ts";
import type { Unit } from "../../../domain/display/unit.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { openable, useOpenable } from "../../openable/openable.tsx";
import { useMyScreen } from "../my-screen.ts";
import styles from "./catalogue-field.module.css";

const CATALOGUE = openable(() => import("./catalogue-list.tsx"));

interface CatalogueFieldProps {
  label: string;
  /** What choosing a typed size does: `Add` or `Replace with`. */
  verb: string;
  /** The lengths that come first (D36). */
  unit: Unit;
  onChoose(screen: ScreenDescription): void;
  /** Escape was pressed. */
  onEscape?(): void;
  onBlur?(): void;
  ref?: Ref<HTMLInputElement>;
}

/** A search field for common sizes, and for displays by name. */
export function CatalogueField({ label, verb, unit, onChoose, onEscape, onBlur, ref }: CatalogueFieldProps) {
  const id = useId();
  // It loads with the first focus. A message that it cannot stays when the focus leaves the field.
  const [wanted, setWanted] = useState(false);
  const [catalogue, failure] = useOpenable(CATALOGUE, wanted, () => setWanted(false));
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState<ResultGroup | null>(null);
  const search = useMemo(() => (open ? (catalogue?.searchCatalogue(text) ?? null) : null), [open, catalogue, text]);
  const mine = useMyScreen();
  const own = catalogue === null || search === null ? [] : catalogue.myScreenLines(mine, text);
  const found = catalogue === null || search === null ? [] : catalogue.visibleResults(search, opened);
  const lines = [...own, ...found];

  function begin() {
    setOpened(null);
    setOpen(true);
    setActive(0);
    setWanted(true);
  }

  function choose(index: number) {
    const line = lines[index];
    if (catalogue === null || line === undefined) return;
    if (catalogue.isMore(line)) {
      setOpened(line.group);
      return;
    }
    setText("");
    setOpen(false);
    onChoose(catalogue.foundScreen(line));
  }

  function onBlurWithin({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    onBlur?.();
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

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      choose(active);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) begin();
      else if (lines.length > 0)
        setActive((active + (event.key === "ArrowDown" ? 1 : lines.length - 1)) % lines.length);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its field and the list
    <div className={styles.field} onBlur={onBlurWithin} onKeyDown={onEscapeWithin}>
      <Icon name="search" className={styles.icon} />
      <TextField
        ref={ref}
        role="combobox"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        aria-expanded={lines.length > 0}
        aria-controls={lines.length > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={lines.length > 0 ? `${id}-${active}` : undefined}
        value={text}
        onFocus={begin}
        onChange={(event) => {
          setText(event.currentTarget.value);
          begin();
        }}
        onKeyDown={onKeyDown}
      />
      {search !== null && catalogue !== null && (
        <catalogue.CatalogueList
          id={id}
          text={text}
          lines={lines}
          isUnknown={search.isUnknown && own.length === 0}
          active={active}
          verb={verb}
          unit={unit}
          onChoose={choose}
        />
      )}
      {failure}
    </div>
  );
}
