import { createContext } from "react";
import { plainAddress } from "#domain/article/html-address.ts";
import { isThumbnail, LIVE_DRAWINGS_MAX } from "#domain/article/live-drawings.ts";
import { language } from "#words/page/language.ts";
import { darkDrawing, IN_THE_DARK } from "./dark-drawings.ts";

/*
 * The drawings in an article are pictures in its content, since other sites show it too. In our own pages they are parts of the
 * page: in its typeface and colours, and in the reader's unit (D36).
 */

/** The tag of a drawing in an article's HTML, which has double quotes around all values. */
const DRAWING = /<img\b(?:"[^"]*"|[^">])*? src="\/comparison\.svg(?:\?([^"]*))?"(?:"[^"]*"|[^">])*>/g;

/** The parameters that only a picture knows: the link of the comparison has none of them. */
const OF_PICTURES = ["focus", "size", "scheme"];
/** Those that do not change a live figure. */
const OF_FILES = ["size", "scheme"];

/** What a live figure's `<svg>` holds, or null while there is none. */
type FigureOf = (address: string) => string | null;

/** The addresses of an article's live figures. */
export function figureAddresses(html: string): string[] {
  const queries = [...html.matchAll(DRAWING)].map(([, query = ""]) => plainAddress(query));
  const live = queries.filter((query) => !isThumbnail(query)).slice(0, LIVE_DRAWINGS_MAX);
  return [...new Set(live.map(figureAddress))];
}

/**
 * The HTML with its drawings live. Each leads to its comparison. A drawing without a live figure, and a thumbnail, is a picture
 * in the page's colour scheme. Drawings beyond the most that a page shows stay as they are.
 */
export function withFigures(html: string, figureOf: FigureOf): string {
  let drawings = 0;
  return html.replace(DRAWING, (image: string, written: string | undefined, offset: number) => {
    const query = plainAddress(written ?? "");
    if (isThumbnail(query)) return withDarkSource(image, query);
    drawings += 1;
    if (drawings > LIVE_DRAWINGS_MAX) return image;
    const address = figureAddress(query);
    const figure = figureOf(address);
    if (figure === null) return withDarkSource(image, query);
    const alt = / alt="([^"]*)"/.exec(image)?.[1] ?? "";
    const svg = `<svg role="img" aria-label="${alt}" data-figure="${escaped(address)}">${figure}</svg>`;
    const before = html.slice(0, offset);
    const isInLink = before.lastIndexOf("<a ") > before.lastIndexOf("</a>");
    return isInLink ? svg : `<a href="${escaped(`/?${without(query, OF_PICTURES)}`)}">${svg}</a>`;
  });
}

function withDarkSource(image: string, query: string): string {
  const dark = darkDrawing(`/comparison.svg?${query}`) ?? "";
  return `<picture><source media="${IN_THE_DARK}" srcset="${escaped(dark)}">${image}</picture>`;
}

/** One that names no unit shows the page's first (D36). */
function figureAddress(query: string): string {
  const isUsual = language.lengths === "in" || new URLSearchParams(query).has("lengths");
  return `/figure?${without(query, OF_FILES)}${isUsual ? "" : `&lengths=${language.lengths}`}`;
}

/** As written: the query of a link is readable. */
function without(query: string, names: readonly string[]): string {
  return query
    .split("&")
    .filter((part) => !names.includes(part.split("=")[0] ?? ""))
    .join("&");
}

/** An address from an attribute has no quotes. */
function escaped(address: string): string {
  return address.replaceAll("&", "&amp;");
}

const START = "<svg>";

/** @param svg as the site renders it, `<svg>…</svg>` */
export function contentOf(svg: string): string {
  return svg.slice(START.length, -"</svg>".length);
}

/** How long an article waits for its figures, in milliseconds. Without them it shows pictures. */
const TIMEOUT = 4000;
const MAX_FIGURES = 100;

/** The figures that this browser has, the oldest first. Only code of the browser uses it. */
const figures = new Map<string, string>();

/** Loads those figures of an article that this browser does not have, all at once. Never rejects. */
export async function loadFigures(html: string): Promise<void> {
  const missing = figureAddresses(html).filter((address) => !figures.has(address));
  await Promise.allSettled(
    missing.map(async (address) => {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
      const svg = await response.text();
      // A network's login page may respond instead.
      if (response.ok && svg.startsWith(START)) remember(address, contentOf(svg));
    }),
  );
}

/** Takes the figures of the served page, so that hydration renders the same. */
export function rememberServedFigures(page: ParentNode): void {
  for (const served of page.querySelectorAll("svg[data-figure]")) {
    remember(served.getAttribute("data-figure") ?? "", served.innerHTML);
  }
}

function remember(address: string, content: string): void {
  figures.set(address, content);
  const [oldest] = figures.keys();
  if (figures.size > MAX_FIGURES && oldest !== undefined) figures.delete(oldest);
}

/** In the browser what it has loaded; the server renders each figure itself. */
export const FigureSource = createContext<FigureOf>((address) => figures.get(address) ?? null);
