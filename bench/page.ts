import { type Browser, chromium } from "@playwright/test";
import { brotliSize, loadedAssets } from "../tests/setup/assets.ts";
import { shippedArticles, startSite } from "../tests/setup/start-site.ts";
import { ensureChromium } from "../tools/chromium.ts";
import { PHONE } from "./phone.ts";
import type { Row } from "./row.ts";

export const name = "page";

const KB = 1024;
/** What React and the router bring alone, in KB brotli, as it was measured before the first line. */
const FLOOR_KB = 84;

/** What each kind of page brings along as it first loads. */
export async function run(): Promise<Row[]> {
  const site = await startSite({ publish: shippedArticles() });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    const { infos } = await (await fetch(`${site.url}/api/info`)).json();
    const rows: Row[] = [];
    for (const [page, path, budget] of [
      ["/", "/", 110],
      ["/info", "/info", 100],
      ["an article", `/info/${encodeURIComponent(infos[0].id)}`, 100],
    ] as const) {
      rows.push(...(await sizes(browser, page, site.url + path, budget)));
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function sizes(browser: Browser, kind: string, url: string, budget: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [layout, options] of [["desktop", {}] as const, ["phone", PHONE] as const]) {
    const context = await browser.newContext(options);
    await context.addCookies(["SKIP_INTRO_D", "SKIP_INTRO_M"].map((cookie) => ({ name: cookie, value: "1", url })));
    const { scripts, styles } = await loadedAssets(await context.newPage(), url);
    await context.close();
    const [script, style] = [brotliSize(scripts) / KB, brotliSize(styles) / KB];
    const unit = "KB brotli";
    rows.push({
      figure: `script of ${kind}, ${layout}`,
      value: script,
      unit,
      comparedWith: `React and the router, ${FLOOR_KB} KB`,
      ratio: script / FLOOR_KB,
      goal: { of: "value", atMost: budget },
    });
    rows.push({
      figure: `style of ${kind}, ${layout}`,
      value: style,
      unit,
      comparedWith: "its script",
      ratio: style / script,
    });
  }
  return rows;
}
