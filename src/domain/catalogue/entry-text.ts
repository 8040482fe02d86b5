import { lengthText, ratioText } from "../display/display-text.ts";
import { resolutionOf, resolutionRatioText, resolutionText } from "../display/resolution.ts";
import type { CatalogueEntry } from "./entry.ts";
import type { SearchResult } from "./search.ts";
import { NAMED_RESOLUTIONS } from "./sizes.ts";

/** A piece of a line. Figures are the diagonals, so that a list can set them in bold. */
export interface TextPart {
  readonly text: string;
  readonly figure: boolean;
}

export interface ResultText {
  /** `27″ monitor`, `iPhone 16`, `Add 77.5″ 16:9` */
  readonly title: readonly TextPart[];
  /** `QHD · 2560×1440 · 16:9`; empty for a typed size. */
  readonly detail: readonly TextPart[];
}

export function joinParts(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join("");
}

/** @param verb what choosing a typed size does */
export function resultText({ entry, display }: SearchResult, verb = "Add"): ResultText {
  if (entry !== null) return entryText(entry);
  const resolution = resolutionOf(display);
  const shape = resolution === null ? ratioText(display) : resolutionText(resolution);
  return {
    title: [words(`${verb} `), figure(lengthText(display.length, display.unit)), words(` ${shape}`)],
    detail: [],
  };
}

function entryText({ kind, display, resolutionName, soldAs, device }: CatalogueEntry): ResultText {
  const length = figure(lengthText(display.length, display.unit));
  const facts = [resolutionText(display), resolutionRatioText(display)];
  if (resolutionName !== null) facts.unshift(resolutionName);
  if (soldAs !== null) facts.push(`sold as ${lengthText(soldAs, "in")}`);
  const detail = words(facts.join(" · "));
  return device === null
    ? { title: [length, words(` ${kind.toLowerCase()}`)], detail: [detail] }
    : { title: [words(device.model)], detail: [length, words(" · "), detail] };
}

const SIZES_NOTE =
  "Diagonals are size classes as screens are sold; a television’s picture may be up to half an inch smaller than its class. " +
  "Each resolution is one widely sold in its class, and gives the ratio.";

const DEVICES_NOTE =
  "The diagonal is that of the full rectangle; rounded corners make the visible area a little smaller.";

/** Where an entry's figures come from. */
export function entryBasis({ display, device }: CatalogueEntry): string {
  const resolution = resolutionText(display);
  if (device !== null) {
    const length = lengthText(display.length, display.unit);
    return `${device.maker}’s specifications, recorded ${device.recorded}: ${length}, ${resolution}. ${DEVICES_NOTE}`;
  }
  const named = NAMED_RESOLUTIONS[resolution];
  const origin = named === undefined ? resolution : `${named.name} (${named.origin})`;
  return `${display.length}-inch class; ${origin}. ${SIZES_NOTE}`;
}

function figure(text: string): TextPart {
  return { text, figure: true };
}

function words(text: string): TextPart {
  return { text, figure: false };
}
