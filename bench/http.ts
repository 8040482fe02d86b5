import { startSite } from "../tools/site.mjs";
import { articlesFolder } from "./http/articles-folder.ts";
import { startBareServer } from "./http/bare-server.ts";
import { type Load, load } from "./http/load.ts";
import { median } from "./rate.ts";
import type { Row } from "./row.ts";

export const name = "http";

const CONNECTIONS = 50;
const ROUNDS = 5;
const ROUND_MS = 1_000;
const HEAVY_ROUND_MS = 5_000;

/** Words of the generated articles, by how many articles have them. */
const COMMON_PREFIXES = "th a in";

interface Case {
  readonly figure: string;
  /** What is asked next; the same each time for what is kept, never the same for what is not. */
  readonly next: Load["next"];
}

/**
 * Requests a second of the site, one process, 50 connections, each as a ratio to bare node:http that sends as many
 * bytes, taken in turns with it.
 */
export async function run(): Promise<Row[]> {
  const { folder, count, ids, rareWords, mediumWords } = await articlesFolder();
  const site = await startSite({ env: { DATA_DIR: folder, LOG_FORMAT: "json" } });
  const port = Number(new URL(site.url).port);
  const [first = ""] = ids;
  const nextOf = (paths: readonly string[]) => {
    let index = 0;
    return () => ({ path: paths[index++ % paths.length] as string });
  };
  const always = (path: string, headers = "") => {
    const asked = { path, headers };
    return () => asked;
  };
  const cases: Case[] = [
    { figure: "page /, kept", next: always("/") },
    { figure: "page /info, kept", next: always("/info") },
    { figure: "page of an article, kept", next: always(`/info/${first}`) },
    { figure: "page /, kept, 304", next: always("/", await conditional(`${site.url}/`)) },
    { figure: "API list, kept", next: always("/api/info") },
    { figure: "API article, kept", next: always(`/api/info/${first}`) },
    { figure: "API list, kept, 304", next: always("/api/info", await conditional(`${site.url}/api/info`)) },
    {
      figure: "API list, not kept",
      next: nextOf(ids.map((_, index) => `/api/info?page=${1 + (index % (count / 10))}&n=${index}`)),
    },
    { figure: "API article, not kept", next: nextOf(ids.map((id) => `/api/info/${id}`)) },
    { figure: "API rare search, not kept", next: nextOf(rareWords.map((word) => `/api/info?search=${word}`)) },
    { figure: "API medium search, not kept", next: nextOf(mediumWords.map((word) => `/api/info?search=${word}`)) },
    { figure: "page of an article, rendered", next: nextOf(ids.map((id) => `/info/${id}`)) },
  ];
  try {
    const rows: Row[] = [];
    for (const each of cases) rows.push(await compare(each, port, site.url, count));
    rows.push(...(await heaviestSearch(port, first)));
    return rows;
  } finally {
    await site.stop();
  }
}

async function compare({ figure, next }: Case, port: number, url: string, count: number): Promise<Row> {
  const { path, headers = "" } = next();
  const bare = await startBareServer(await bytesOf(url + path, headers));
  const [rates, ratios]: [number[], number[]] = [[], []];
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round++) {
    const measure = { next, connections: CONNECTIONS, ms: ROUND_MS };
    const [theirs, ours] = [await load({ ...measure, port: bare.port }), await load({ ...measure, port })];
    const wrong = Object.keys(ours.statuses).filter((status) => !["200", "304"].includes(status));
    if (wrong.length > 0) throw new Error(`${figure}: ${path} was answered with ${wrong.join(", ")}`);
    if (round === 0) continue;
    rates.push(ours.perSecond);
    ratios.push(ours.perSecond / theirs.perSecond);
  }
  bare.stop();
  return {
    figure: `${figure}, ${count.toLocaleString("en")} articles`,
    value: median(rates),
    unit: "requests/s",
    comparedWith: "bare node:http, as many bytes",
    ratio: median(ratios),
  };
}

/** The heaviest search for one client, and what a reader of a kept page notices of it. */
async function heaviestSearch(port: number, id: string): Promise<Row[]> {
  let page = 0;
  const search = () => ({
    path: `/api/info?search=${encodeURIComponent(COMMON_PREFIXES)}&page=${1 + (page++ % 100_000)}`,
  });
  const read = () => ({ path: `/info/${id}` });
  const searched = { port, next: search, connections: 1, ms: HEAVY_ROUND_MS };
  const reading = { port, next: read, connections: 1, ms: HEAVY_ROUND_MS };
  const alone = await load(searched);
  const undisturbed = await load(reading);
  const [, disturbed] = await Promise.all([load(searched), load(reading)]);
  const row = (figure: string, value: number, comparedWith: string, goal: number): Row => ({
    figure,
    value,
    unit: "ms",
    comparedWith,
    ratio: value / goal,
  });
  return [
    row("search of three common prefixes, one client, p50", alone.p50, "the goal of 5 ms", 5),
    row("search of three common prefixes, one client, p99", alone.p99, "the goal of 25 ms", 25),
    row("kept page beside that search, p99", disturbed.p99, "the same without the search", undisturbed.p99),
  ];
}

async function bytesOf(url: string, headers: string): Promise<number> {
  if (headers.includes("if-none-match")) return 0;
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  return (await response.arrayBuffer()).byteLength;
}

async function conditional(url: string): Promise<string> {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  await response.body?.cancel();
  return `If-None-Match: ${response.headers.get("etag")}\r\n`;
}
