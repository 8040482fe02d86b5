import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { pageReady } from "./page-ready.ts";

export interface Asset {
  /** Its path, or its place in the document. */
  readonly name: string;
  readonly text: string;
}

/** Scripts and styles, inline and fetched. */
export interface Assets {
  readonly scripts: Asset[];
  readonly styles: Asset[];
}

/**
 * Loads an address with an empty cache and returns the assets that load until the page is hydrated and the network idle.
 * The network is also idle while a slow processor works, so that alone is no sign.
 *
 * @param settled waits for more
 */
export async function loadedAssets(page: Page, url: string, settled?: () => Promise<void>): Promise<Assets> {
  const fetched: { type: string; asset: Promise<Asset> }[] = [];
  const record = (response: Response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!/javascript|css/.test(type)) return;
    fetched.push({ type, asset: assetAt(page, response.url()) });
  };
  page.on("response", record);
  await page.goto(url, { waitUntil: "networkidle" });
  await pageReady(page);
  await settled?.();
  const inline = await page.evaluate(() => {
    const inDocument = (elements: Iterable<Element>) =>
      [...elements].map(({ textContent }, index) => ({ name: `in the document, ${index + 1}`, text: textContent }));
    // Data blocks, such as structured data, do not count as scripts.
    const isCode = (script: Element) => ["", "module", "text/javascript"].includes(script.getAttribute("type") ?? "");
    return {
      scripts: inDocument([...document.querySelectorAll("script:not([src])")].filter(isCode)),
      styles: inDocument(document.querySelectorAll("style")),
    };
  });
  // Later responses belong to other steps of the test.
  page.off("response", record);
  const ofType = (kind: RegExp) => Promise.all(fetched.filter(({ type }) => kind.test(type)).map(({ asset }) => asset));
  return {
    scripts: [...inline.scripts, ...(await ofType(/javascript/))],
    styles: [...inline.styles, ...(await ofType(/css/))],
  };
}

/** Fetches the asset again, since the browser discards the responses of a worker that has ended. */
async function assetAt(page: Page, url: string): Promise<Asset> {
  return { name: new URL(url).pathname, text: await (await page.request.get(url)).text() };
}

/** The transferred bytes: brotli at its highest level, like the precompressed files. */
export function brotliSize(assets: readonly Asset[]): number {
  return assets.reduce((sum, { text }) => sum + brotliLength(text), 0);
}

/** One line per asset, the largest first. */
export function sizesOf(assets: readonly Asset[]): string {
  const sizes = assets.map(({ name, text }) => ({ name, bytes: brotliLength(text) }));
  const lines = sizes.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${bytes} ${name}`);
  return lines.join("\n");
}

/** The pages of one test share most scripts, and compressing one takes up to a second. */
const knownLengths = new Map<string, number>();

function brotliLength(text: string): number {
  const known = knownLengths.get(text);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  knownLengths.set(text, length);
  return length;
}
