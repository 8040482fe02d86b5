import { type MouseEvent, memo, Suspense, useCallback, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { unitlessSearch } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import { CATALOGUE, MODELS_RECORDED } from "#domain/catalogue/catalogue.ts";
import { type CatalogueEntry, entryKey, entryScreen } from "#domain/catalogue/entry.ts";
import { filterCatalogue } from "#domain/catalogue/search.ts";
import { sizeIn } from "#domain/display/screen.ts";
import { IconButton } from "#ui/button.tsx";
import { sizes as words } from "#words/page/sizes.ts";
import { Suggestion } from "../articles/lazy-suggestion.ts";
import searchStyles from "../articles/search-form.module.css";
import { Swatch } from "../comparator/screen-colour.tsx";
import { isPlainClick, opensHere } from "../navigation/link-intent.ts";
import { sitePath } from "../navigation/site-path.ts";
import { rich } from "../rich.ts";
import { CollectionTray, type Mark, useCollection } from "./collection.tsx";
import { groupEntries } from "./entry-groups.ts";
import styles from "./sizes-page.module.css";

/** All sizes and models by kind, or those that a search finds. Its links need no script, what adds to a comparison does. */
export function SizesPage({ search }: { search: string }) {
  const kinds = groupEntries(filterCatalogue(search, CATALOGUE));
  const collection = useCollection();
  const navigate = useNavigate();
  // The lists are long: the same function does not render them again.
  const latest = useRef(collection);
  useEffect(() => {
    latest.current = collection;
  });
  const add = useCallback((entry: CatalogueEntry, name: string) => latest.current.add(entry, name), []);
  const addAndShow = useCallback(
    (entry: CatalogueEntry, name: string, alone: string) => {
      const { screens, isFull } = latest.current;
      if (screens.length === 0 || isFull) navigate(alone);
      else {
        latest.current.add(entry, name);
        navigate("/", { state: { added: true } });
      }
    },
    [navigate],
  );
  const row = (entry: CatalogueEntry) => ({ entry, mark: collection.markOf(entry), isFull: collection.isFull });
  const actions = { onAdd: add, onShow: addAndShow };

  return (
    <>
      <p className={`${styles.note} aside`}>
        {rich(words.note(MODELS_RECORDED, (scripted) => <span className={styles.scripted}>{scripted}</span>))}
      </p>
      <search className="screen-only">
        <Form action="/sizes" method="get" className={`${searchStyles.form} level-row`}>
          <input
            key={search}
            type="search"
            name="search"
            className={searchStyles.input}
            aria-label={words.field}
            placeholder={words.field}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={search}
          />
          <IconButton type="submit" icon="search" label={words.search} className={searchStyles.submit} />
        </Form>
      </search>
      <Suspense>{search !== "" && <Suggestion search={search} />}</Suspense>
      {/* It stays, so that screen readers notice what a search puts into it. */}
      <div role="status">
        {kinds.length === 0 && (
          <p className={styles.none}>
            {rich(
              words.nothing(
                (type) => <a href={sitePath("/")}>{type}</a>,
                (all) => <a href={sitePath("/sizes")}>{all}</a>,
              ),
            )}
          </p>
        )}
      </div>
      {kinds.length > 0 && (
        <nav aria-label={words.kinds} className={`${styles.kinds} wrapping screen-only`}>
          {kinds.map(({ group }) => (
            <a key={group} href={`#${group}`} className="level-row">
              {words.groups[group]}
            </a>
          ))}
        </nav>
      )}
      {kinds.map(({ group, sizes, makers }) => (
        <section key={group} id={group} className={styles.kind}>
          <h2>{words.groups[group]}</h2>
          {sizes.length > 0 && (
            <>
              <h3>{words.common}</h3>
              <ul className={`${styles.list} aside`}>
                {sizes.map((entry) => (
                  <Row key={entryKey(entry)} {...row(entry)} {...actions} />
                ))}
              </ul>
            </>
          )}
          {makers.map(({ name, series }) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul className={`${styles.list} aside`}>
                {series.map((each) =>
                  each.entries.length === 1 && each.entries[0].kind !== "Television" ? (
                    <Row key={each.name} model={each.name} {...row(each.entries[0])} {...actions} />
                  ) : (
                    <li key={each.name} className={styles.series}>
                      {words.series(each.name, each.year, each.entries[0].display.resolution)}
                      <span className={`${styles.chips} wrapping`}>
                        {each.entries.map((entry) => (
                          <Chip key={entryKey(entry)} name={name} series={each.name} {...row(entry)} {...actions} />
                        ))}
                      </span>
                    </li>
                  ),
                )}
              </ul>
            </div>
          ))}
        </section>
      ))}
      <CollectionTray collection={collection} />
    </>
  );
}

/** A common size, or a model by its name. */
const Row = memo(function Row({ model, ...props }: EntryProps & { model?: string }) {
  const { display, resolutionName } = props.entry;
  const diagonal = words.diagonal(display.length);
  const name = model ?? words.named(display.length, { ...display, resolutionName });
  const own =
    model === undefined ? { diagonal: null, resolutionName } : { diagonal: display.length, resolutionName: null };
  return (
    <li className={styles.row}>
      <EntryLink {...props} text={model ?? diagonal} name={name} />
      <span>
        {` ${words.facts({ ...display, ...own, size: sizeIn(display, "cm") })}`}
        <InComparison mark={props.mark} />
      </span>
      <AddButton {...props} name={name} />
    </li>
  );
});

/** One size of a series. */
const Chip = memo(function Chip({ name, series, ...props }: EntryProps & { name: string; series: string }) {
  const { entry, mark } = props;
  const diagonal = words.diagonal(entry.display.length);
  const model = series.startsWith(name) ? series : `${name} ${series}`;
  const full = `${model} ${diagonal}`;
  return (
    <span className={`${styles.chip} level-row`}>
      <AddButton {...props} name={full} />
      <EntryLink {...props} text={diagonal} name={full} />
      <InComparison mark={mark} />
    </span>
  );
});

interface EntryProps {
  readonly entry: CatalogueEntry;
  readonly mark: Mark;
  /** Whether the comparison has no room. */
  readonly isFull: boolean;
  onAdd(entry: CatalogueEntry, name: string): void;
  /** Adds it and shows the comparison, or opens the address of the entry alone. */
  onShow(entry: CatalogueEntry, name: string, alone: string): void;
}

/** Leads to the entry alone, or adds it where a comparison was made (D57). A new tab has it alone. */
function EntryLink({ entry, text, name, onShow }: EntryProps & { text: string; name: string }) {
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
function AddButton({ entry, mark, isFull, name, onAdd }: EntryProps & { name: string }) {
  if (mark === "added") return <span role="img" aria-label={words.added} className={`${styles.add} ${styles.added}`} />;
  return (
    <button
      type="button"
      aria-label={words.add(name)}
      data-tooltip={words.addHere}
      className={styles.add}
      disabled={isFull}
      onClick={() => onAdd(entry, name)}
    />
  );
}

/** The colour of an entry in the comparison. */
function InComparison({ mark }: { mark: Mark }) {
  if (mark === null || mark === "added") return null;
  return (
    <span role="img" aria-label={words.isDrawn} className={styles.drawn}>
      <Swatch colour={mark} />
    </span>
  );
}
