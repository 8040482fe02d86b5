import { pathToFileURL } from "node:url";
import { readComparison } from "#comparison/address.ts";
import { readFocus } from "#comparison/focus.ts";
import type { ServedArticles } from "#domain/article/ports.ts";
import { renderEmbedPage } from "#drawing/embed/embed-page.ts";
import { renderLiveFigure } from "#drawing/svg/live-figure.ts";
import { renderShareImage } from "#drawing/svg/share-image.ts";
import { renderSvgFile } from "#drawing/svg/svg-file.ts";
import { createLog } from "#server/log.ts";
import { createRenderer } from "#server/render-page.ts";
import { randomFrom } from "#tests/arbitrary/random.ts";
import { ensureBuilt } from "#tools/build.ts";
import * as en from "#words/en/en.ts";
import { inDigits, type Row } from "./table.ts";

const SITE = "http://127.0.0.1";
const ORDINARY = "?screens=27in-16x9~34in-21x9";
/** The costliest address may take as much as so many ordinary pages (D64). */
const MOST_PAGES = 3;
const STEPS = 250;
const MOST_SCREENS = 10;
/** Until the engine has compiled what costly addresses need, the first ones would look worse than later ones. */
const WARM_UP = 40;

type Render = (search: string) => unknown;

/** What an address can say, for one screen and for the rest. */
const COUNTS = ["", "", "2x", "3x", "4x"];
const SIZES = ["0.5", "6", "14", "24", "26.9", "27", "27.1", "28", "32", "34", "55.5", "65", "100", "99999"];
const RATIOS = [
  "16x9",
  "1x1",
  "9x16",
  "21x9",
  "32x9",
  "4x3",
  "16x10",
  "1x9",
  "3840x2160",
  "3440x1440",
  "1x100000000000000000000",
];
const EXTRAS = [
  "",
  "-gap10",
  "-gap1",
  "-at60cm",
  "-at100m",
  "-scale150",
  "-height:34in:3440x1440",
  "-text:27in:3840x2160:scale150",
];
const NAMES = [
  "",
  "_i",
  "_Desk monitor one two three four five six",
  `_${"漢".repeat(40)}`,
  `_${"W ".repeat(20)}`,
  `_${"&".repeat(40)}`,
];
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  align: ["", "bottom", "corner", "side"],
  base: ["", "2", "10"],
  scale: ["", "", "", "actual", "seat", "pixels"],
  content: ["", "16x9", "2.39x1", "4x3"],
  objects: ["", "card", "person,sofa", "card,a4,letter,person,sofa,door"],
  distance: ["", "60cm", "100m"],
  lengths: ["", "in", "cm"],
  space: ["", "300x200cm", "40x40in", "1000x10cm", "120cm"],
  frame: ["", "0", "1", "20"],
  focus: ["", "1", "10"],
};

/** An address in parts, so that a climb can change one of them. */
interface Address {
  readonly screens: readonly string[];
  readonly view: Readonly<Record<string, string>>;
}

/**
 * Climbs from random addresses to the one that costs most, for every path that draws a comparison, and compares it with an
 * ordinary page. The steps are the same in each run, but the clock decides which of them lead upwards.
 */
export async function measureCostlyAddresses(): Promise<Row[]> {
  const renders = await rendersOf();
  const page = renders["/"];
  const rows: Row[] = [];
  for (const [path, render] of Object.entries(renders)) {
    for (let time = 0; time < WARM_UP; time++) await page?.(ORDINARY);
    const costliest = await climb(render);
    const ordinary = await costOf(page ?? render, ORDINARY, 15);
    const value = await costOf(render, costliest, 15);
    console.log(`${path}${costliest}`);
    rows.push({
      figure: `costliest address found for ${path}`,
      value,
      unit: "ms",
      beside: `an ordinary page, ${inDigits(ordinary)}`,
      ratio: value / ordinary,
      goal: { atMost: MOST_PAGES },
    });
  }
  return rows;
}

async function rendersOf(): Promise<Readonly<Record<string, Render>>> {
  await ensureBuilt();
  const build = await import(pathToFileURL("build/server/index.js").href);
  const site = { url: SITE, contactEmail: "", articlesOrigin: null };
  const renderPage = createRenderer(build, { site, log: await createLog("off") });
  const articles: ServedArticles = {
    list: async () => ({ infos: [], totalPages: 0 }),
    get: async () => null,
    lead: async () => null,
  };
  const using = { articles, drawFigures: async () => new Map(), nonce: "" };
  const read = (search: string) => {
    const query = new URLSearchParams(search);
    const { comparison } = readComparison(query, en.lengths);
    return { query, comparison, focus: readFocus(query, comparison) };
  };
  return {
    "/": async (search) => (await renderPage(new Request(`${SITE}/${search}`), using)).text(),
    "/figure": (search) => renderLiveFigure(read(search).query, en),
    "/embed": (search) => renderEmbedPage(read(search).comparison, { words: en, theme: "reader", siteUrl: SITE }),
    "/share.svg": (search) =>
      renderShareImage(read(search).comparison, { words: en, host: "", focus: read(search).focus }),
    "/comparison.svg": (search) => renderSvgFile(read(search).comparison, { words: en, focus: read(search).focus }),
  };
}

/** Changes one part at a time, and keeps what costs more. */
async function climb(render: Render): Promise<string> {
  const random = randomFrom(51);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const screen = () => `${oneOf(COUNTS)}${oneOf(SIZES)}in-${oneOf(RATIOS)}${oneOf(EXTRAS)}${oneOf(NAMES)}`;
  const changed = ({ screens, view }: Address): Address => {
    if (random() < 0.4) {
      const name = oneOf(Object.keys(PARAMETERS));
      return { screens, view: { ...view, [name]: oneOf(PARAMETERS[name] ?? []) } };
    }
    const at = Math.floor(random() * screens.length);
    // A screen like another one is drawn where that one is.
    const written = random() < 0.3 ? oneOf(screens) : screen();
    return { screens: screens.toSpliced(at, 1, written), view };
  };
  let best: Address = { screens: Array.from({ length: MOST_SCREENS }, screen), view: {} };
  for (let time = 0; time < WARM_UP; time++) {
    best = changed(best);
    await render(searchOf(best));
  }
  let most = await costOf(render, searchOf(best), 3);
  for (let step = 0; step < STEPS; step++) {
    const next = changed(best);
    const cost = await costOf(render, searchOf(next), 3);
    if (cost < most) continue;
    best = next;
    most = cost;
  }
  return searchOf(best);
}

function searchOf({ screens, view }: Address): string {
  const said = Object.entries(view).filter(([, value]) => value !== "");
  return `?${new URLSearchParams([["screens", screens.join("~")], ...said])}`;
}

/**
 * The least of some times in milliseconds, which other programs on the machine disturb least. By the clock: many
 * kernels count the time of a thread in steps of 4 ms, as much as a whole drawing takes.
 */
async function costOf(render: Render, search: string, times: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    const started = performance.now();
    await render(search);
    least = Math.min(least, performance.now() - started);
  }
  return least;
}
