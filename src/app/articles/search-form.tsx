import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { filterSearch } from "#domain/article/article-query.ts";
import { IconButton } from "#ui/button.tsx";
import { articles } from "#words/page/articles.ts";
import { hideOnScreenKeyboard } from "../browser/on-screen-keyboard.ts";
import { sitePath } from "../navigation/site-path.ts";
import { invalidate } from "./article-cache.ts";
import { listAddress } from "./list-address.ts";
import styles from "./search-form.module.css";

/** Submitting shows page 1 of the results (S4.12). Works without scripts too. */
export function SearchForm({ search }: { search: string }) {
  const { field, submit } = articles.search;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [active, setActive] = useState(search);
  // Back and Forward change the search.
  if (search !== active) {
    setActive(search);
    setTyped(search);
  }

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    // Text that is being composed may contain refused characters until it is complete: ´ before é, or pin'yin.
    if ((event.nativeEvent as InputEvent).isComposing) setTyped(event.currentTarget.value);
    else accept(event.currentTarget);
  }

  /** Ignores characters that S5.4 does not allow. The caret keeps its place. */
  function accept(box: HTMLInputElement) {
    const accepted = filterSearch(box.value);
    if (accepted !== box.value) {
      const caret = filterSearch(box.value.slice(0, box.selectionStart ?? box.value.length)).length;
      box.value = accepted;
      box.setSelectionRange(caret, caret);
    }
    setTyped(accepted);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const address = listAddress({ search: typed.trim(), page: 1 });
    invalidate(address);
    navigate(address);
    if (input.current) hideOnScreenKeyboard(input.current);
  }

  return (
    <search className="screen-only">
      <form action={sitePath("/info")} method="get" className={`${styles.form} level-row`} onSubmit={onSubmit}>
        <input
          ref={input}
          type="search"
          name="search"
          className={styles.input}
          aria-label={field}
          placeholder={field}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={onChange}
          onCompositionEnd={(event) => accept(event.currentTarget)}
        />
        <IconButton type="submit" icon="search" label={submit} className={styles.submit} />
      </form>
    </search>
  );
}
