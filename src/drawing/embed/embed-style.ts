import { COLOUR_NAMES, colourHex } from "#domain/display/colour.ts";
import { SCHEMES } from "../colours.ts";
import { DARK_STYLE, LIGHT_STYLE, SCHEME_STYLE } from "../svg/marks-style.ts";
import { EMBED_TWO_UNITS, EMBED_WIDE } from "./embed-size.ts";

/** In the colour scheme of the reader's system, or always in one. */
const EMBED_THEMES = ["reader", "light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** What `theme=` in an address means. */
export function readEmbedTheme(text: string | null): EmbedTheme {
  return EMBED_THEMES.find((name) => name === text) ?? "reader";
}

/** The page's own colours, beside those of the drawing. The same as in ui/base.css, which a frame does not load. */
export const EMBED_COLOURS = {
  light: { surface: "#ffffff", line: "#e1e6eb", link: "#1d57d8" },
  dark: { surface: "#151a20", line: "#272e36", link: "#8fb2ff" },
} as const;

const FONT = 'Inter,"Inter fallback",system-ui,sans-serif';

/**
 * Arial and its twins with the measures of Inter, as in app/document.css. A frame fetches no font: Inter is 48 KB beside a
 * page of a few, and a sandboxed frame has no origin, so that the font would have to be open to every website.
 */
const FALLBACK_FONT = [
  '@font-face{font-family:"Inter fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");',
  "size-adjust:107.06%;ascent-override:90.49%;descent-override:22.56%;line-gap-override:0%}",
  '@font-face{font-family:"Inter fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Helvetica Bold");',
  "font-weight:600 900;size-adjust:102.13%;ascent-override:94.85%;descent-override:23.62%;line-gap-override:0%}",
].join("");

function customProperties(scheme: keyof typeof SCHEMES): string {
  const { paper, control, ink, muted } = SCHEMES[scheme];
  const { surface, line, link } = EMBED_COLOURS[scheme];
  const colours = { paper, control, ink, muted, surface, line, link };
  const written = Object.entries(colours).map(([name, value]) => `--${name}:${value}`);
  return `:root{${written.join(";")}}`;
}

const CARD = [
  "*{box-sizing:border-box;margin:0}",
  `html{font:400 14px/20px ${FONT};font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%;text-size-adjust:100%}`,
  `text{font-family:${FONT}}`,
  "main{display:flex;flex-direction:column;min-height:100vh;border:1px solid var(--line);border-radius:12px;",
  "background:var(--surface);color:var(--ink);overflow:clip;overflow-wrap:anywhere}",
  ".drawing{display:block;width:100%;height:auto;border-bottom:1px solid var(--line);background:var(--paper)}",
  ".answer{color:var(--muted);font-weight:400;letter-spacing:-.012em;text-wrap:pretty}.answer b{font-weight:650;white-space:nowrap}",
  ".answer b,.answer i{color:var(--ink)}.answer i{display:inline-block;max-width:100%;font-style:normal;font-weight:500}",
  ".answer .swatch{display:inline-block;width:.62em;height:.62em;margin-right:.3em}",
  ".sizes{padding:0;list-style:none}",
  ".sizes li{display:grid;grid-template-columns:34fr 33fr 33fr;column-gap:12px;align-content:center;padding:5px 0}",
  ".sizes li+li{border-top:1px solid var(--line)}.first,.second{white-space:nowrap}",
  ".sizes .name{display:flex;align-items:center;gap:8px;min-width:0;font-weight:550}",
  ".sizes .second{color:var(--muted);text-align:end}",
  ".swatch{flex:none;width:9px;height:9px;border-radius:2.5px;forced-color-adjust:none}",
  ".number{flex:none;min-width:18px;padding:0 3px;border:2px solid;border-radius:9px;font-size:11px;line-height:14px;text-align:center;forced-color-adjust:none}",
  ".number b{color:var(--ink);font-weight:650}",
  // Stays while a long table scrolls.
  "footer{position:sticky;bottom:0;display:flex;align-items:center;gap:16px;height:45px;flex:none;margin-top:auto;",
  "background:var(--surface);border-top:1px solid var(--line);font-size:13px;white-space:nowrap}",
  "a{color:var(--link);text-decoration:none}a:focus-visible{outline:2px solid var(--link);outline-offset:2px}",
  "@media(hover:hover){a:hover{text-decoration:underline}}",
  ".site{display:flex;align-items:center;gap:8px;min-width:0;overflow:hidden;color:var(--muted);font-size:12px}",
  ".site b{color:var(--ink);font-size:14px;font-weight:650;letter-spacing:-.012em;margin-right:4px}",
  ".site span{overflow:hidden;text-overflow:ellipsis}",
  ".site svg{flex:none;width:20px;height:20px}",
  ".open{display:flex;align-items:center;gap:6px;margin-left:auto;font-weight:500}.open svg{width:14px;height:14px}",
  ...COLOUR_NAMES.map(
    (name) => `.${name}{background:${colourHex(name)}}.number.${name}{background:none;border-color:${colourHex(name)}}`,
  ),
].join("");

const WIDTHS = [
  ".answer{padding:14px 20px 0;font-size:18px;line-height:26px}",
  ".sizes{margin:10px 20px 12px}.sizes li{min-height:31px}footer{padding:0 20px}",
  ".narrow{display:none}",
  `@media(max-width:${EMBED_WIDE - 0.02}px){.wide{display:none}.narrow{display:inline}.drawing.narrow{display:block}`,
  ".answer{padding:12px 16px 0;font-size:16px;line-height:23px}",
  ".sizes{margin:6px 16px 8px}.sizes li{min-height:51px}footer{padding:0 16px}",
  ".sizes li{grid-template-columns:minmax(0,1fr) auto}.sizes .name{grid-row:1/3;align-self:start}.sizes .second{grid-column:2}",
  ".sizes .first{text-align:end}}",
  `@media(max-width:${EMBED_TWO_UNITS - 0.02}px){.sizes .second{display:none}.sizes .name{grid-row:1}.sizes li{min-height:0}}`,
].join("");

/** The whole style of an embedded comparison. It is the same for every comparison, so that the policy can name its hash. */
export const EMBED_STYLES: Readonly<Record<EmbedTheme, string>> = {
  reader: styleOf(
    "light dark",
    `${customProperties("light")}@media(prefers-color-scheme:dark){${customProperties("dark")}}${SCHEME_STYLE}`,
  ),
  light: styleOf("light", customProperties("light") + LIGHT_STYLE),
  dark: styleOf("dark", customProperties("dark") + DARK_STYLE),
};

function styleOf(colourScheme: string, colours: string): string {
  return `:root{color-scheme:${colourScheme}}${FALLBACK_FONT}${colours}${CARD}${WIDTHS}`;
}
