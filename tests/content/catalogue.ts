import { MODELS } from "#domain/catalogue/models.ts";
import { isSameShape } from "#domain/display/equivalent.ts";

type Model = (typeof MODELS)[number];

/** What the articles say of the catalogue. A phrase that is no longer true is one that no article has. */
export const ifTrue = (phrase: string, holds: boolean) => (holds ? phrase : `no longer true: ${phrase}`);

/** The catalogue’s displays of a kind whose diagonal lies between two, both included. */
export function listed(kinds: readonly Model["kind"][], from = 0, to = Number.POSITIVE_INFINITY): readonly Model[] {
  const models = MODELS.filter(
    ({ kind, display }) => kinds.includes(kind) && display.length >= from && display.length <= to,
  );
  if (models.length === 0) throw new Error(`no ${kinds.join(" or ")} from ${from} to ${to}″`);
  return models;
}

export const hasRatio = (width: number, height: number) => (model: Model) =>
  isSameShape(model.display, { width, height });
export const hasPixels = (width: number, height: number) => (model: Model) =>
  model.display.resolution.width === width && model.display.resolution.height === height;
export const measures = (inches: number) => (model: Model) => model.display.length === inches;
