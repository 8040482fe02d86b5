import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Response } from "@playwright/test";

export interface Asset {
  /** Its path, or where in the document it stands. */
  readonly name: string;
  readonly text: string;
}

/** Those in the document and those that were fetched. */
export interface Assets {
  readonly scripts: Asset[];
  readonly styles: Asset[];
}

/**
 * Loads an address as a visitor does who has nothing cached, and gives what came by the time the network is quiet.
 *
 * @param settled what to wait for besides: a slow processor leaves the network quiet, too
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
  // What comes later belongs to whatever the test does next, and may come when the test is over.
  page.off("response", note);
  const ofType = (kind: RegExp) => Promise.all(fetched.filter(({ type }) => kind.test(type)).map(({ asset }) => asset));
  return {
    scripts: [...inline.scripts, ...(await ofType(/javascript/))],
    styles: [...inline.styles, ...(await ofType(/css/))],
  };
}

/** Asked for anew: what a worker that has gone had loaded is not kept. */
async function assetAt(page: Page, url: string): Promise<Asset> {
  return { name: new URL(url).pathname, text: await (await page.request.get(url)).text() };
}

/** In bytes, compressed as hard as brotli can: what a precompressed file takes on the wire. */
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
