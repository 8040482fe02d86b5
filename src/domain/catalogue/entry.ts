import type { DisplaySpec, ScreenDescription } from "../display/screen.ts";

export type DisplayKind = "Phone" | "Tablet" | "Handheld" | "Laptop" | "Monitor" | "Ultrawide" | "Television";

/** The groups of a list of displays, in its order. */
export type CatalogueGroup = "phones" | "tablets" | "laptops" | "monitors" | "televisions";

export const GROUP_OF: Readonly<Record<DisplayKind, CatalogueGroup>> = {
  Phone: "phones",
  Tablet: "tablets",
  Handheld: "tablets",
  Laptop: "laptops",
  Monitor: "monitors",
  Ultrawide: "monitors",
  Television: "televisions",
};

/** A display that is sold under a name, as its maker publishes it (D40). */
export interface Device {
  readonly maker: string;
  readonly model: string;
  /** What else people call it. */
  readonly aliases: readonly string[];
  readonly year: number | null;
  /** Of its curve in millimetres, where its maker publishes it (D61). */
  readonly radius?: number;
}

/** A display to add: a common size, or a device. */
export interface CatalogueEntry {
  readonly kind: DisplayKind;
  /** In inches, upright for phones. */
  readonly display: DisplaySpec & Required<Pick<DisplaySpec, "resolution">>;
  /** What the resolution is called, where it has a name: `QHD`. */
  readonly resolutionName: string | null;
  /** The round size it is sold as, where its real diagonal differs: 32 for a 31.5″ monitor. */
  readonly soldAs: number | null;
  /** Null for a common size, which belongs to no maker. */
  readonly device: Device | null;
}

/** Makers of laptops whose names everybody knows: `MacBook Air`, `Surface Laptop`. */
const KNOWN_LAPTOPS: readonly string[] = ["Apple", "Microsoft"];

/**
 * What a device is called: `Dell U2723QE`, `LG C4`, `iPhone 16`. Its maker stands before it (D40), but not before the
 * names of phones and the like, which everybody knows. Null for a common size.
 */
export function deviceName({ kind, device }: CatalogueEntry): string | null {
  if (device === null) return null;
  const { maker, model } = device;
  const isKnown =
    kind === "Laptop" ? KNOWN_LAPTOPS.includes(maker) : GROUP_OF[kind] === "phones" || GROUP_OF[kind] === "tablets";
  return isKnown || model.startsWith(maker) ? model : `${maker} ${model}`;
}

/** Identifies an entry: `Dell U2723QE`, `LG C4 65″`, `27″ Monitor 2560×1440`. */
export function entryKey(entry: CatalogueEntry): string {
  const { kind, display } = entry;
  const { width, height } = display.resolution;
  const name = deviceName(entry);
  if (name === null) return `${display.length}″ ${kind} ${width}×${height}`;
  return kind === "Television" ? `${name} ${display.length}″` : name;
}

/** The screen that an entry becomes. A device keeps its name and its curve. */
export function entryScreen(entry: CatalogueEntry): ScreenDescription {
  const name = deviceName(entry);
  const radius = entry.device?.radius;
  return { ...entry.display, ...(name !== null && { name }), ...(radius !== undefined && { radius }) };
}
