import type { CatalogueGroup } from "#domain/catalogue/entry.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { sizeFiguresIn } from "../shared/sizes.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";

/** The page of all sizes and models. */
export const sizes = {
  heading: (search: string): string => (search === "" ? "Screen sizes and models" : `Sizes and models for “${search}”`),
  description:
    "Monitors, televisions, laptops, tablets and phones by name: the diagonal, the width and height in centimetres and the resolution of each, drawn to scale with one click.",
  /** What scripts can do is an element of its own. */
  note: <Element>(recorded: string, scripted: Wrap<Element>): RichText<Element> => [
    "Choose a size to see it drawn to scale. ",
    scripted("Press + to collect sizes for a comparison."),
    ` Makers’ data, ${monthText(recorded)}: diagonals and resolutions as the makers publish them, of the full rectangle where corners are round. A television’s picture may be up to half an inch smaller than its class.`,
  ],
  field: "Search sizes and models",
  search: "Search",
  nothing: <Element>(type: Wrap<Element>, all: Wrap<Element>): RichText<Element> => [
    "No such model. ",
    type("Type its size"),
    " or ",
    all("show all sizes and models"),
    ".",
  ],
  kinds: "Kinds",
  groups: {
    phones: "Phones",
    tablets: "Tablets, e-readers and handhelds",
    laptops: "Laptops",
    monitors: "Monitors",
    televisions: "Televisions",
  } satisfies Record<CatalogueGroup, string>,
  common: "Common sizes",
  ...sizeFiguresIn(numbers, "foldable"),
  add: (name: string): string => `Add ${name}`,
  addHere: "Add, stay here",
  added: "Added",
  isDrawn: "in your comparison",
  collection: {
    name: "Your comparison",
    isFull: SCREENS_ARE_FULL,
    starts: (name: string): string => `${name} starts a comparison`,
    wasAdded: (name: string): string => `${name} was added`,
    oneMore: "One more, and they are compared.",
    undo: "Undo",
    show: "Show it",
    back: "Back to the comparison",
    /** On its button; the rest shows where there is room. */
    backWith: <Element>(rest: Wrap<Element>): RichText<Element> => ["Back ", rest("to the comparison")],
  },
};
