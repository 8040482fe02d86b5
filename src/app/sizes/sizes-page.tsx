import { comparisonSearch } from "#comparison/address.ts";
import { monthText } from "#comparison/month-text.ts";
import { comparisonWith } from "#comparison/state.ts";
import { type CatalogueEntry, type CatalogueGroup, entryKey, entryScreen } from "#domain/catalogue/entry.ts";
import { MODELS_RECORDED } from "#domain/catalogue/models.ts";
import { filterCatalogue } from "#domain/catalogue/search.ts";
import { lengthText } from "#domain/display/display-text.ts";
import { resolutionText } from "#domain/display/resolution.ts";
import { sizeIn } from "#domain/display/screen.ts";
import { IconButton } from "#ui/icon-button.tsx";
import searchStyles from "../articles/search-form.module.css";
import { groupEntries, type Series } from "./entry-groups.ts";
import styles from "./sizes-page.module.css";

const HEADINGS: Readonly<Record<CatalogueGroup, string>> = {
  phones: "Phones",
  tablets: "Tablets, e-readers and handhelds",
  laptops: "Laptops",
  monitors: "Monitors",
  televisions: "Televisions",
};

const SEARCH = "Search sizes and models";

/** All sizes and models by kind, or those that a search finds. It needs no script. */
export function SizesPage({ search }: { search: string }) {
  const kinds = groupEntries(filterCatalogue(search));
  return (
    <>
      <p className={`${styles.note} aside`}>
        Follow a size to see it drawn to scale. Makers’ data, {monthText(MODELS_RECORDED)}: diagonals and resolutions as
        the makers publish them, of the full rectangle where corners are round. A television’s picture may be up to half
        an inch smaller than its class.
      </p>
      <search className="screen-only">
        <form action="/sizes" method="get" className={searchStyles.form}>
          <input
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
        </form>
      </search>
      {kinds.length === 0 ? (
        <p role="status">
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
                  <li key={entryKey(entry)}>
                    <EntryLink entry={entry} text={diagonalText(entry)} />
                    {` ${factsText(entry)}${entry.resolutionName === null ? "" : ` · ${entry.resolutionName}`}`}
                  </li>
                ))}
              </ul>
            </>
          )}
          {makers.map(({ name, series }) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul className={`${styles.list} aside`}>
                {series.map((each) => (
                  <li key={each.name}>
                    <SeriesLinks series={each} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

function SeriesLinks({ series: { name, year, entries } }: { series: Series }) {
  const [first, ...others] = entries;
  if (others.length === 0 && first.kind !== "Television") {
    return (
      <>
        <EntryLink entry={first} text={name} />
        {` ${diagonalText(first)} · ${factsText(first)}`}
      </>
    );
  }
  return (
    <>
      {name}
      {year === null ? "" : `, ${year}`}:
      {entries.map((entry) => (
        <span key={entry.display.length}>
          {" "}
          <EntryLink entry={entry} text={diagonalText(entry)} />
        </span>
      ))}{" "}
      {resolutionText(first.display.resolution)}
    </>
  );
}

function EntryLink({ entry, text }: { entry: CatalogueEntry; text: string }) {
  const screen = { ...entryScreen(entry), colour: "blue" as const };
  return <a href={`/${comparisonSearch(comparisonWith([screen]))}`}>{text}</a>;
}

function diagonalText({ display }: CatalogueEntry): string {
  return lengthText(display.length, display.unit);
}

/** `59.8 × 33.6 cm · 2560×1440` */
function factsText({ display }: CatalogueEntry): string {
  const { width, height } = sizeIn(display, "cm");
  return `${width.toFixed(1)} × ${height.toFixed(1)} cm · ${resolutionText(display.resolution)}`;
}
