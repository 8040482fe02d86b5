/**
 * `node tools/run.mjs tools/sizes-sold.ts 2026` prints which sizes the models of that year have that no earlier model of their
 * kind has, and which sizes no model has had since three years before: from the list of models and the years in which they came out.
 */
import { MODELS } from "#domain/catalogue/models.ts";

type Model = (typeof MODELS)[number];

/** Models with a known year: a list of all years is a history of the sizes. */
const DATED = MODELS.flatMap((model) =>
  model.device?.year ? [{ ...model, device: model.device, year: model.device.year }] : [],
);
type DatedModel = (typeof DATED)[number];

/** To a tenth of an inch, as sizes are sold. */
const sizeOf = ({ display }: Model) => display.length.toFixed(1);

const ofKinds = (kinds: readonly Model["kind"][]) => DATED.filter(({ kind }) => kinds.includes(kind));

/** The models of a year. */
export const cameOut = (kinds: readonly Model["kind"][], year: number) =>
  ofKinds(kinds).filter((model) => model.year === year);

/** The models of a year whose size no earlier one of their kind has. */
export function newSizes(kinds: readonly Model["kind"][], year: number): readonly DatedModel[] {
  const known = new Set(ofKinds(kinds).flatMap((model) => (model.year < year ? [sizeOf(model)] : [])));
  return cameOut(kinds, year).filter((model) => !known.has(sizeOf(model)));
}

/** The sizes whose newest model is older than three years, with the year of that model. */
export function goneSizes(kinds: readonly Model["kind"][], year: number): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const model of ofKinds(kinds)) {
    newest.set(sizeOf(model), Math.max(newest.get(sizeOf(model)) ?? 0, model.year));
  }
  return new Map(
    [...newest].filter(([, last]) => last < year - 3).sort(([one], [other]) => Number(one) - Number(other)),
  );
}

if (import.meta.main) {
  const year = Number(process.argv[2] ?? new Date().getFullYear());
  for (const kind of new Set(DATED.map((model) => model.kind))) {
    const sizes = [...new Set(cameOut([kind], year).map(sizeOf))].toSorted((one, other) => Number(one) - Number(other));
    console.log(`${kind}, ${cameOut([kind], year).length} of ${year}: ${sizes.join(", ") || "none"}`);
    for (const { device, display } of newSizes([kind], year)) {
      console.log(`  new: ${device.maker} ${device.model}, ${display.length}″`);
    }
    for (const [size, last] of goneSizes([kind], year)) console.log(`  last in ${last}: ${size}″`);
  }
}
