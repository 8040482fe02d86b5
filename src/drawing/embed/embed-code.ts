import { comparisonSearch } from "#comparison/address.ts";
import type { Comparison } from "#comparison/state.ts";
import { element } from "../svg/element.ts";
import { SHARE_SIZE } from "../svg/svg-file.ts";
import { writeText } from "../svg/write-text.ts";
import type { EmbedTheme } from "./embed-style.ts";

/** The address of a comparison on a site. @param siteUrl of the site in a language, without a final slash */
export function comparisonAddress(comparison: Comparison, siteUrl: string): string {
  return new URL(comparisonSearch(comparison), siteUrl).href;
}

/** The address of a comparison for a frame. */
export function embedAddress(comparison: Comparison, siteUrl: string, theme: EmbedTheme = "reader"): string {
  const search = comparisonSearch(comparison);
  const further = theme === "reader" ? "" : `${search === "" ? "?" : "&"}theme=${theme}`;
  return `${siteUrl}/embed${search}${further}`;
}

/** A picture of a comparison: with the answer and in light colours, or only the drawing, sharp at any width. */
const EMBED_PICTURES = ["png", "svg"] as const;
export type EmbedPicture = (typeof EMBED_PICTURES)[number];

/** The address of a comparison's picture for another site; its theme counts for an SVG only. */
export function pictureAddress(
  comparison: Comparison,
  siteUrl: string,
  picture: EmbedPicture,
  theme: EmbedTheme,
): string {
  const search = comparisonSearch(comparison);
  if (picture === "png") return `${siteUrl}/share.png${search}`;
  const further = theme === "reader" ? "" : `${search === "" ? "?" : "&"}scheme=${theme}`;
  return `${siteUrl}/comparison.svg${search}${further}`;
}

interface FrameCodeOptions {
  /** Names the frame for screen readers. */
  readonly title: string;
  readonly siteUrl: string;
  readonly theme?: EmbedTheme;
  /** The frame's width where there is room for it, and its height, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** The HTML that shows a comparison on another site (D41). */
export function frameCode(comparison: Comparison, { title, siteUrl, theme, width, height }: FrameCodeOptions): string {
  const frame = {
    src: embedAddress(comparison, siteUrl, theme),
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

interface PictureCodeOptions {
  /** The text alternative. */
  readonly description: string;
  readonly siteUrl: string;
  readonly picture: EmbedPicture;
  readonly theme: EmbedTheme;
  readonly width: number;
}

/** The HTML that shows a comparison as a picture, which leads to it (D41). */
export function pictureCode(
  comparison: Comparison,
  { description, siteUrl, picture, theme, width }: PictureCodeOptions,
): string {
  const image = {
    src: pictureAddress(comparison, siteUrl, picture, theme),
    alt: description,
    width,
    height: Math.round((width * SHARE_SIZE.height) / SHARE_SIZE.width),
    loading: "lazy",
    style: "max-width:100%; height:auto",
  };
  return writeText(element("a", { href: comparisonAddress(comparison, siteUrl) }, [element("img", image)]));
}
