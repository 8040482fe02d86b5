import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { freePort } from "#tests/setup/free-port.ts";
import { shippedArticles, startSite } from "#tests/setup/start-site.ts";
import config from "../playwright.config.ts";
import { median } from "./quantile.ts";
import type { Row } from "./table.ts";

const VERSION = "13.5.0";
const FOLDER = join(import.meta.dirname, "..", ".cache", `lighthouse-${VERSION}`);
const ROUNDS = 3;

/** The parts of Lighthouse's result that the table shows. */
interface Result {
  readonly categories: Record<"performance" | "accessibility" | "best-practices" | "seo", { score: number }>;
  readonly audits: Record<"largest-contentful-paint" | "total-blocking-time", { numericValue: number }>;
}
type Lighthouse = (url: string, flags: { port: number; logLevel: string }) => Promise<{ lhr: Result }>;

/** Lighthouse's simulated phone, the medians of three visits to each kind of page. */
export async function measureLighthouse(): Promise<Row[]> {
  const lighthouse = await loadLighthouse();
  const site = await startSite({ publish: shippedArticles() });
  const port = await freePort();
  const { executablePath, args = [] } = config.use?.launchOptions ?? {};
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const { infos } = await (await fetch(`${site.url}/api/info`)).json();
    const pages: Record<string, string> = {
      "/": "/",
      "/info": "/info",
      "an article": `/info/${encodeURIComponent(infos[0].id)}`,
      "/help": "/help",
      "/privacy": "/privacy",
    };
    const results = new Map(Object.keys(pages).map((page): [string, Result[]] => [page, []]));
    // Round by round, so that a slow minute of the machine does not fall on one page alone.
    for (let round = 0; round < ROUNDS; round++) {
      for (const [page, path] of Object.entries(pages)) {
        const { lhr } = await lighthouse(site.url + path, { port, logLevel: "error" });
        results.get(page)?.push(lhr);
      }
    }
    return [...results].flatMap(([page, visits]) => rowsOf(page, visits));
  } finally {
    await browser.close();
    await site.stop();
  }
}

function rowsOf(page: string, results: readonly Result[]): Row[] {
  const score = (category: keyof Result["categories"]) =>
    median(results.map(({ categories }) => categories[category].score * 100));
  const audit = (name: keyof Result["audits"]) => median(results.map(({ audits }) => audits[name].numericValue));
  const others = Math.min(score("accessibility"), score("best-practices"), score("seo"));
  return [
    { figure: `${page}: performance`, value: score("performance"), unit: "", goal: { atLeast: 97 } },
    {
      figure: `${page}: lowest of accessibility, best practices, SEO`,
      value: others,
      unit: "",
      goal: { atLeast: 100 },
    },
    { figure: `${page}: largest paint`, value: audit("largest-contentful-paint") / 1000, unit: "s" },
    { figure: `${page}: blocking time`, value: audit("total-blocking-time"), unit: "ms" },
  ];
}

/** Lighthouse brings 114 packages and 176 MB, too much for every `npm ci`, so the first run fetches it into .cache. */
async function loadLighthouse(): Promise<Lighthouse> {
  const modules = join(FOLDER, "node_modules");
  // npm writes this file last.
  if (!existsSync(join(modules, ".package-lock.json"))) {
    console.log(`Fetching Lighthouse ${VERSION} …`);
    mkdirSync(FOLDER, { recursive: true });
    const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status } = spawnSync("npm", ["install", "--prefix", FOLDER, ...options, `lighthouse@${VERSION}`], {
      stdio: "inherit",
      shell: process.platform === "win32",
      timeout: 5 * 60_000,
    });
    if (status !== 0) throw new Error("npm could not fetch Lighthouse.");
  }
  return (await import(pathToFileURL(join(modules, "lighthouse", "core", "index.js")).href)).default;
}
