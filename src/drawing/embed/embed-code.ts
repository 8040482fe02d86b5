import { comparisonSearch } from "#comparison/address.ts";
import type { Comparison } from "#comparison/state.ts";
import type { Unit } from "#domain/display/unit.ts";
import { element } from "../svg/element.ts";
import { SHARE_SIZE } from "../svg/svg-file.ts";
import { writeText } from "../svg/write-text.ts";
import type { EmbedTheme } from "./embed-style.ts";

/** The site in a language. */
export interface EmbedSite {
  /** With the path of the language, without a final slash. */
  readonly siteUrl: string;
  /** Of an address that names no unit (D36). */
  readonly lengths: Unit;
}

/** The address of a comparison on a site. */
export function comparisonAddress(comparison: Comparison, { siteUrl, lengths }: EmbedSite): string {
  return new URL(comparisonSearch(comparison, lengths), siteUrl).href;
}

/** The address of a comparison for a frame. */
export function embedAddress(
  comparison: Comparison,
  { siteUrl, lengths }: EmbedSite,
  theme: EmbedTheme = "reader",
): string {
  return `${siteUrl}/embed${themedSearch(comparison, lengths, "theme", theme)}`;
}

/** A picture of a comparison: with the answer and in light colours, or only the drawing, sharp at any width. */
const EMBED_PICTURES = ["png", "svg"] as const;
export type EmbedPicture = (typeof EMBED_PICTURES)[number];

/** The address of a comparison's picture for another site; its theme counts for an SVG only. */
export function pictureAddress(
  comparison: Comparison,
  { siteUrl, lengths }: EmbedSite,
  picture: EmbedPicture,
  theme: EmbedTheme,
): string {
  if (picture === "png") return `${siteUrl}/share.png${comparisonSearch(comparison, lengths)}`;
  return `${siteUrl}/comparison.svg${themedSearch(comparison, lengths, "scheme", theme)}`;
}

function themedSearch(comparison: Comparison, lengths: Unit, parameter: "theme" | "scheme", theme: EmbedTheme): string {
  const search = comparisonSearch(comparison, lengths);
  return theme === "reader" ? search : `${search}${search === "" ? "?" : "&"}${parameter}=${theme}`;
}

interface FrameCodeOptions extends EmbedSite {
  /** Names the frame for screen readers. */
  readonly title: string;
  readonly theme?: EmbedTheme;
  /** The frame's width where there is room for it, and its height, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** The HTML that shows a comparison on another site (D41). */
export function frameCode(comparison: Comparison, { title, theme, width, height, ...site }: FrameCodeOptions): string {
  const frame = {
    src: embedAddress(comparison, site, theme),
    title,
    width,
    height,
    // Sites that let no style through, as WordPress, keep this.
    frameborder: 0,
    loading: "lazy",
    style: `border:0; width:100%; max-width:${width}px`,
  };
  // With an empty text, since HTML has no empty frame.
  return writeText(element("iframe", frame, [""]));
}

interface PictureCodeOptions extends EmbedSite {
  /** The text alternative. */
  readonly description: string;
  readonly picture: EmbedPicture;
  readonly theme: EmbedTheme;
  readonly width: number;
}

/** The HTML that shows a comparison as a picture, which leads to it (D41). */
export function pictureCode(
  comparison: Comparison,
  { description, picture, theme, width, ...site }: PictureCodeOptions,
): string {
  const image = {
    src: pictureAddress(comparison, site, picture, theme),
    alt: description,
    width,
    height: Math.round((width * SHARE_SIZE.height) / SHARE_SIZE.width),
    loading: "lazy",
    style: "max-width:100%; height:auto",
  };
  return writeText(element("a", { href: comparisonAddress(comparison, site) }, [element("img", image)]));
}
