import { memo, Suspense, useCallback, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { type CatalogueEntry, type CatalogueGroup, entryKey } from "#domain/catalogue/entry.ts";
import { MODELS_RECORDED } from "#domain/catalogue/models.ts";
import { filterCatalogue } from "#domain/catalogue/search.ts";
import { resolutionText } from "#domain/display/resolution.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { monthText } from "#words/en/dates.ts";
import { Suggestion } from "../articles/lazy-suggestion.ts";
import searchStyles from "../articles/search-form.module.css";
import { CollectionTray } from "./collection-tray.tsx";
import { groupEntries, type Series } from "./entry-groups.ts";
import { AddButton, EntryLink, type EntryProps, InComparison, sizeText } from "./size-entry.tsx";
import styles from "./sizes-page.module.css";
import { useCollection } from "./use-collection.ts";

const HEADINGS: Readonly<Record<CatalogueGroup, string>> = {
  phones: "Phones",
  tablets: "Tablets, e-readers and handhelds",
  laptops: "Laptops",
  monitors: "Monitors",
  televisions: "Televisions",
};

const SEARCH = "Search sizes and models";

/** All sizes and models by kind, or those that a search finds. Its links need no script, what adds to a comparison does. */
export function SizesPage({ search }: { search: string }) {
  const kinds = groupEntries(filterCatalogue(search));
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
        Choose a size to see it drawn to scale.{" "}
        <span className={styles.scripted}>Press + to collect sizes for a comparison.</span> Makers’ data,{" "}
        {monthText(MODELS_RECORDED)}: diagonals and resolutions as the makers publish them, of the full rectangle where
        corners are round. A television’s picture may be up to half an inch smaller than its class.
      </p>
      <search className="screen-only">
        <Form action="/sizes" method="get" className={searchStyles.form}>
          <input
            key={search}
            type="search"
            name="search"
            className={searchStyles.input}
            aria-label={SEARCH}
            placeholder={SEARCH}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={search}
          />
          <IconButton type="submit" icon="search" label="Search" className={searchStyles.submit} />
        </Form>
      </search>
      <Suspense>{search !== "" && <Suggestion search={search} />}</Suspense>
      {kinds.length === 0 ? (
        <p role="status" className={styles.none}>
          No such model. <a href="/">Type its size</a> or <a href="/sizes">show all sizes and models</a>.
        </p>
      ) : (
        <nav aria-label="Kinds" className={`${styles.kinds} wrapping screen-only`}>
          {kinds.map(({ group }) => (
            <a key={group} href={`#${group}`}>
              {HEADINGS[group]}
            </a>
          ))}
        </nav>
      )}
      {kinds.map(({ group, sizes, makers }) => (
        <section key={group} id={group} className={styles.kind}>
          <h2>{HEADINGS[group]}</h2>
          {sizes.length > 0 && (
            <>
              <h3>Common sizes</h3>
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
  const resolution = entry.resolutionName ?? resolutionText(entry.display.resolution);
  return (
    <li className={styles.row}>
      <EntryLink {...props} text={diagonalOf(entry)} name={`${diagonalOf(entry)} ${resolution}`} />
      <span className={styles.facts}>
        {` ${sizeText(entry)} · ${resolutionText(entry.display.resolution)}`}
        {entry.resolutionName !== null && ` · ${entry.resolutionName}`}
        <InComparison mark={mark} />
      </span>
      <AddButton {...props} name={`${diagonalOf(entry)} ${resolution}`} />
    </li>
  );
});

const ModelRow = memo(function ModelRow(props: EntryProps & { name: string }) {
  const { entry, name, mark } = props;
  return (
    <li className={styles.row}>
      <EntryLink {...props} text={name} />
      <span className={styles.facts}>
        {` ${diagonalOf(entry)} · ${sizeText(entry)} · ${resolutionText(entry.display.resolution)}`}
        <InComparison mark={mark} />
      </span>
      <AddButton {...props} />
    </li>
  );
});

function SeriesName({ series: { name, year, entries } }: { series: Series }) {
  return (
    <>
      {name}
      {year === null ? "" : `, ${year}`}, {resolutionText(entries[0].display.resolution)}:
    </>
  );
}

/** One size of a series. */
const Chip = memo(function Chip({ name, series, ...props }: EntryProps & { name: string; series: string }) {
  const { entry, mark } = props;
  const model = series.startsWith(name) ? series : `${name} ${series}`;
  const full = `${model} ${diagonalOf(entry)}`;
  return (
    <span className={styles.chip}>
      <AddButton {...props} name={full} />
      <EntryLink {...props} text={diagonalOf(entry)} name={full} />
      <InComparison mark={mark} />
    </span>
  );
});

function diagonalOf({ display: { length } }: CatalogueEntry): string {
  return `${length}″`;
}
