import type { CatalogueEntry, CatalogueGroup, DisplayKind } from "../../../domain/catalogue/entry.ts";
import type { ResolutionName } from "../../../domain/catalogue/resolution-name.ts";
import type { SearchResult } from "../../../domain/catalogue/search.ts";
import { lengthText, ratioText } from "../../../domain/display/display-text.ts";
import { resolutionOf, resolutionRatioText, resolutionText } from "../../../domain/display/resolution.ts";

/** The headings of a list of displays. */
export const GROUP_HEADINGS: Readonly<Record<CatalogueGroup, string>> = {
  phones: "Phones",
  tablets: "Tablets and handhelds",
  laptops: "Laptops",
  monitors: "Monitors",
  televisions: "Televisions",
};

const KIND_NAMES: Readonly<Record<DisplayKind, string>> = {
  Phone: "phone",
  Tablet: "tablet",
  Handheld: "handheld",
  Laptop: "laptop",
  Monitor: "monitor",
  Ultrawide: "ultrawide",
  Television: "television",
};

/** A piece of a line. Figures are the diagonals, so that a list can set them in bold. */
export interface TextPart {
  readonly text: string;
  readonly figure: boolean;
}

/** The two lines of an option in the list of displays. */
export interface OptionText {
  /** `27″ monitor`, `iPhone 16`, `Add 77.5″ 16:9` */
  readonly title: readonly TextPart[];
  /** `QHD · 2560×1440 · 16:9`; empty for a typed size. */
  readonly detail: readonly TextPart[];
}

export function joinParts(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join("");
}

/** @param verb what choosing a typed size does */
export function optionText({ entry, display }: SearchResult, verb = "Add"): OptionText {
  if (entry !== null) return entryText(entry);
  const resolution = resolutionOf(display);
  const shape = resolution === null ? ratioText(display) : resolutionText(resolution);
  return {
    title: [words(`${verb} `), figure(lengthText(display.length, display.unit)), words(` ${shape}`)],
    detail: [],
  };
}

function entryText({ kind, display, resolutionName, soldAs, device }: CatalogueEntry): OptionText {
  const length = figure(lengthText(display.length, display.unit));
  const facts = [resolutionText(display), resolutionRatioText(display)];
  if (resolutionName !== null) facts.unshift(resolutionName);
  if (soldAs !== null) facts.push(`sold as ${lengthText(soldAs, "in")}`);
  const detail = words(facts.join(" · "));
  return device === null
    ? { title: [length, words(` ${KIND_NAMES[kind]}`)], detail: [detail] }
    : { title: [words(device.model)], detail: [length, words(" · "), detail] };
}

/** Where the names of resolutions come from. */
const ORIGINS: Readonly<Record<ResolutionName, string>> = {
  SXGA: "a VESA standard",
  HD: "as 1366×768 is sold",
  "Full HD": "ITU-R BT.709",
  WUXGA: "a VESA standard",
  UWFHD: "Full HD, wider by a third",
  QHD: "four times 1280×720",
  WQXGA: "four times 1280×800",
  UWQHD: "QHD, wider by 34%",
  DFHD: "two of Full HD side by side",
  "UWQHD+": "WQXGA, wider by a half",
  "4K UHD": "ITU-R BT.2020",
  DQHD: "two of QHD side by side",
  "5K2K": "4K UHD, wider by a third",
  "5K": "four times QHD",
  "6K": "named for its pixels across",
  DUHD: "two of 4K UHD side by side",
  "8K UHD": "ITU-R BT.2020",
  foldable: "the inner screen, unfolded",
};

const SIZES_NOTE =
  "Diagonals are size classes as screens are sold; a television’s picture may be up to half an inch smaller than its class. " +
  "Each resolution is one widely sold in its class, and gives the ratio.";

const DEVICES_NOTE =
  "The diagonal is that of the full rectangle; rounded corners make the visible area a little smaller.";

/** Where an entry's figures come from. */
export function entryBasis({ display, device, resolutionName }: CatalogueEntry): string {
  const resolution = resolutionText(display);
  if (device !== null) {
    const length = lengthText(display.length, display.unit);
    return `${device.maker}’s specifications, recorded ${device.recorded}: ${length}, ${resolution}. ${DEVICES_NOTE}`;
  }
  const named = resolutionName === null ? resolution : `${resolutionName} (${ORIGINS[resolutionName]})`;
  return `${display.length}-inch class; ${named}. ${SIZES_NOTE}`;
}

function figure(text: string): TextPart {
  return { text, figure: true };
}

function words(text: string): TextPart {
  return { text, figure: false };
}
