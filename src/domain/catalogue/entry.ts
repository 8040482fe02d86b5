import type { DisplaySpec } from "../display/screen.ts";
import type { Size } from "../geometry/size.ts";
import type { ResolutionName } from "./resolution-name.ts";

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

/** A named device and where its maker publishes its figures. */
export interface Device {
  readonly maker: string;
  readonly model: string;
  /** The maker's specification page. */
  readonly page: string;
  /** The month in which the figures were recorded here: `2026-11`. */
  readonly recorded: string;
}

/** A display to add: a common size, or a device. */
export interface CatalogueEntry {
  readonly kind: DisplayKind;
  /** In inches. Its ratio is its resolution, upright for phones. */
  readonly display: DisplaySpec;
  /** What the resolution is called, where it has a name: `QHD`. */
  readonly resolutionName: ResolutionName | null;
  /** The round size it is sold as, where its real diagonal differs: 32 for a 31.5″ monitor. */
  readonly soldAs: number | null;
  /** Null for a common size, which belongs to no maker. */
  readonly device: Device | null;
}

/** Whether a monitor is wide enough to be sold as an ultrawide: 21:9 and wider. */
export function isUltrawide({ width, height }: Size): boolean {
  return width / height > 2.3;
}

/** Identifies an entry: `iPhone 16`, `27″ Monitor 2560×1440`. */
export function entryKey({ kind, display, device }: CatalogueEntry): string {
  return device?.model ?? `${display.length}″ ${kind} ${display.width}×${display.height}`;
}
