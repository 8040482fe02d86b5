import { type CatalogueEntry, type CatalogueGroup, GROUP_OF } from "#domain/catalogue/entry.ts";

/** A model, or a series of televisions with its sizes. */
export interface Series {
  readonly name: string;
  readonly year: number | null;
  readonly entries: readonly [CatalogueEntry, ...CatalogueEntry[]];
}

interface Maker {
  readonly name: string;
  readonly series: readonly Series[];
}

interface KindOfDisplay {
  readonly group: CatalogueGroup;
  readonly sizes: readonly CatalogueEntry[];
  readonly makers: readonly Maker[];
}

/** Entries of the catalogue by kind, and models by maker, in the order in which they first appear. */
export function groupEntries(entries: readonly CatalogueEntry[]): readonly KindOfDisplay[] {
  return groupsOf(entries, ({ kind }) => GROUP_OF[kind]).map(([group, ofKind]) => {
    const sizes = ofKind.filter(({ device }) => device === null);
    const models = ofKind.filter(({ device }) => device !== null);
    const makers = groupsOf(models, ({ device }) => device?.maker ?? "");
    return {
      group,
      sizes,
      makers: makers
        .map(([name, ofMaker]) => ({ name, series: seriesOf(ofMaker) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, "en")),
    };
  });
}

function seriesOf(entries: readonly CatalogueEntry[]): readonly Series[] {
  return groupsOf(entries, ({ device }) => device?.model ?? "").map(([name, ofSeries]) => {
    return { name, year: ofSeries[0].device?.year ?? null, entries: ofSeries };
  });
}

function groupsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, [Item, ...Item[]]][] {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups];
}
