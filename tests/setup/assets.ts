import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Response } from "@playwright/test";

export interface Asset {
  /** Its path, or where in the document it stands. */
  readonly name: string;
  readonly text: string;
}

/** Scripts and styles, inline and fetched. */
export interface Assets {
  readonly scripts: Asset[];
  readonly styles: Asset[];
}

/**
 * Loads an address with an empty cache and returns the assets that came until the network is idle.
 *
 * @param settled what else to wait for, since a slow processor leaves the network idle too
 */
export async function loadedAssets(page: Page, url: string, settled?: () => Promise<void>): Promise<Assets> {
  const fetched: { type: string; asset: Promise<Asset> }[] = [];
  const note = (response: Response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!/javascript|css/.test(type)) return;
    fetched.push({ type, asset: assetAt(page, response.url()) });
  };
  page.on("response", note);
  await page.goto(url, { waitUntil: "networkidle" });
  await settled?.();
  const inline = await page.evaluate(() => {
    const inDocument = (elements: Iterable<Element>) =>
      [...elements].map(({ textContent }, index) => ({ name: `in the document, ${index + 1}`, text: textContent }));
    // A data block, such as structured data, is no script.
    const isCode = (script: Element) => ["", "module", "text/javascript"].includes(script.getAttribute("type") ?? "");
    return {
      scripts: inDocument([...document.querySelectorAll("script:not([src])")].filter(isCode)),
      styles: inDocument(document.querySelectorAll("style")),
    };
  });
  // Later responses belong to the next steps of the test.
  page.off("response", note);
  const ofType = (kind: RegExp) => Promise.all(fetched.filter(({ type }) => kind.test(type)).map(({ asset }) => asset));
  return {
    scripts: [...inline.scripts, ...(await ofType(/javascript/))],
    styles: [...inline.styles, ...(await ofType(/css/))],
  };
}

/** Fetched again, since the browser forgets the responses of a worker that has ended. */
async function assetAt(page: Page, url: string): Promise<Asset> {
  return { name: new URL(url).pathname, text: await (await page.request.get(url)).text() };
}

/** Bytes on the wire: compressed with brotli at its highest level, as the precompressed files are. */
export function brotliSize(assets: readonly Asset[]): number {
  return assets.reduce((sum, { text }) => sum + brotliLength(text), 0);
}

/** One line for each, the largest first. */
export function sizesOf(assets: readonly Asset[]): string {
  const sizes = assets.map(({ name, text }) => ({ name, bytes: brotliLength(text) }));
  const lines = sizes.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${bytes} ${name}`);
  return lines.join("\n");
}

function brotliLength(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
