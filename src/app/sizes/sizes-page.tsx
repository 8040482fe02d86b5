import { memo, Suspense, useCallback, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { CATALOGUE, MODELS_RECORDED } from "#domain/catalogue/catalogue.ts";
import { type CatalogueEntry, entryKey } from "#domain/catalogue/entry.ts";
import { filterCatalogue } from "#domain/catalogue/search.ts";
import { sizeIn } from "#domain/display/screen.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { sizes as sizesWords } from "#words/page/sizes.ts";
import { Suggestion } from "../articles/lazy-suggestion.ts";
import searchStyles from "../articles/search-form.module.css";
import { sitePath } from "../navigation/site-path.ts";
import { rich } from "../rich.ts";
import { CollectionTray } from "./collection-tray.tsx";
import { groupEntries, type Series } from "./entry-groups.ts";
import { AddButton, EntryLink, type EntryProps, InComparison } from "./size-entry.tsx";
import styles from "./sizes-page.module.css";
import { useCollection } from "./use-collection.ts";

/** All sizes and models by kind, or those that a search finds. Its links need no script, what adds to a comparison does. */
export function SizesPage({ search }: { search: string }) {
  const kinds = groupEntries(filterCatalogue(search, CATALOGUE));
  const words = sizesWords;
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
            <a key={group} href={`#${group}`}>
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
                  <SizeRow key={entryKey(entry)} {...row(entry)} {...actions} />
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
                    <ModelRow key={each.name} name={each.name} {...row(each.entries[0])} {...actions} />
                  ) : (
                    <li key={each.name} className={styles.series}>
                      <SeriesName series={each} />
                      <span className={styles.chips}>
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

const SizeRow = memo(function SizeRow(props: EntryProps) {
  const { entry, mark } = props;
  const { diagonal, named, facts } = sizesWords;
  const { display, resolutionName } = entry;
  const name = named(display.length, { ...display, resolutionName });
  return (
    <li className={styles.row}>
      <EntryLink {...props} text={diagonal(display.length)} name={name} />
      <span>
        {` ${facts({ ...display, diagonal: null, size: sizeIn(display, "cm"), resolutionName })}`}
        <InComparison mark={mark} />
      </span>
      <AddButton {...props} name={name} />
    </li>
  );
});

const ModelRow = memo(function ModelRow(props: EntryProps & { name: string }) {
  const { entry, name, mark } = props;
  const { facts } = sizesWords;
  const { display } = entry;
  return (
    <li className={styles.row}>
      <EntryLink {...props} text={name} />
      <span>
        {` ${facts({ ...display, diagonal: display.length, size: sizeIn(display, "cm"), resolutionName: null })}`}
        <InComparison mark={mark} />
      </span>
      <AddButton {...props} />
    </li>
  );
});

function SeriesName({ series: { name, year, entries } }: { series: Series }) {
  return sizesWords.series(name, year, entries[0].display.resolution);
}

/** One size of a series. */
const Chip = memo(function Chip({ name, series, ...props }: EntryProps & { name: string; series: string }) {
  const { entry, mark } = props;
  const diagonal = sizesWords.diagonal(entry.display.length);
  const model = series.startsWith(name) ? series : `${name} ${series}`;
  const full = `${model} ${diagonal}`;
  return (
    <span className={styles.chip}>
      <AddButton {...props} name={full} />
      <EntryLink {...props} text={diagonal} name={full} />
      <InComparison mark={mark} />
    </span>
  );
});
