import { type RunningSite, startSite } from "../tests/setup/start-site.ts";
import { articlesFolder } from "./http/articles-folder.ts";
import { startBareServer } from "./http/bare-server.ts";
import { type Load, load } from "./http/load.ts";
import { processorTime } from "./http/processor-time.ts";
import { median } from "./rate.ts";
import type { Row } from "./row.ts";

export const name = "http";

const CONNECTIONS = 50;
/** Many short ones: what disturbs the machine then meets both servers alike. */
const ROUNDS = 16;
const ROUND_MS = 250;
const HEAVY_ROUND_MS = 4_000;
/** So many answers tell how many bytes they have on the average: articles differ. */
const SIZED = 200;
/** In so long both have compiled what they run: a bare server has little to compile, and would lead by that alone. */
const WARMING_MS = 4_000;

/** Of the heaviest search; nobody who reads beside it waits longer either. */
const GOALS_MS = { p50: 5, p99: 25 };

/** Words of the generated articles, by how many articles have them. */
const COMMON_PREFIXES = "th a in";

interface Case {
  readonly figure: string;
  /** The least that the ratio should be; left out where there is no goal. */
  readonly goal?: number;
  /** What is asked next; the same each time for what is kept, and not soon the same for what is not. */
  readonly next: Load["next"];
  /** Whether a thread of its own answers: it needs the processor that a client would keep awake on a machine of two. */
  readonly isSearch?: boolean;
}

/**
 * The site, one process, 50 connections, beside bare node:http that sends as many bytes, taken in turns with it: once
 * by the requests answered in a second, once by the processor's time that a request takes. The second is the strict
 * one: it knows nothing of neighbours on the machine, nor of a client that cannot ask fast enough for the bare server.
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
  const unchanged = async (path: string) => always(path, await conditional(site.url + path));
  const pages = Array.from({ length: count / 10 }, (_, index) => `/api/info?page=${1 + index}`);
  const articles = ids.map((id) => `/api/info/${id}`);
  const searches = (words: readonly string[]) => words.map((word) => `/api/info?search=${word}`);
  const cases: Case[] = [
    { figure: "page /, kept", goal: 0.85, next: always("/") },
    { figure: "page /info, kept", goal: 0.85, next: always("/info") },
    { figure: "page of an article, kept", goal: 0.85, next: always(`/info/${first}`) },
    { figure: "page /, kept, 304", goal: 0.85, next: await unchanged("/") },
    { figure: "API list, kept", goal: 0.85, next: always("/api/info") },
    { figure: "API article, kept", goal: 0.85, next: always(`/api/info/${first}`) },
    { figure: "API list, kept, 304", goal: 0.85, next: await unchanged("/api/info") },
    { figure: "API list, not kept", goal: 0.3, next: nextOf(pages) },
    { figure: "API article, not kept", goal: 0.33, next: nextOf(articles) },
    { figure: "API rare search, not kept", goal: 0.1, next: nextOf(searches(rareWords)), isSearch: true },
    { figure: "API medium search, not kept", goal: 0.05, next: nextOf(searches(mediumWords)), isSearch: true },
    { figure: "page of an article, rendered", next: nextOf(ids.map((id) => `/info/${id}`)) },
  ];
  try {
    const rows: Row[] = [];
    for (const each of cases) rows.push(...(await compare(each, site)));
    rows.push(...(await heaviestSearch(port, first)));
    return rows;
  } finally {
    await site.stop();
  }
}

/** What a server answered in one round. */
interface Round {
  readonly perSecond: number;
  /** In microseconds; null where the system does not tell. */
  readonly processorTime: number | null;
}

async function compare(asked: Case, site: RunningSite): Promise<Row[]> {
  const { figure, goal, next } = asked;
  const bare = await startBareServer(await meanBytes(site.url, next));
  const port = Number(new URL(site.url).port);
  const [theirs, ours]: [Round[], Round[]] = [[], []];
  for (const warmed of [bare.port, port]) {
    await load({ next, connections: CONNECTIONS, ms: WARMING_MS, port: warmed });
  }
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await roundOf(bare, asked));
    ours.push(await roundOf({ port, pid: site.pid }, asked));
  }
  bare.stop();
  const ratios = (of: (our: Round, their: Round) => number) =>
    median(ours.map((our, index) => of(our, theirs[index] as Round)));
  const row = (value: number, unit: string, comparedWith: string, ratio: number): Row => ({
    figure,
    value,
    unit,
    comparedWith: `bare node:http, ${comparedWith}`,
    ratio,
    ...(goal !== undefined && { goal: { of: "ratio", atLeast: goal } }),
  });
  const rows = [
    row(
      median(ours.map(({ perSecond }) => perSecond)),
      "requests/s",
      "as many bytes",
      ratios((our, their) => our.perSecond / their.perSecond),
    ),
  ];
  if (ours.every((our) => our.processorTime !== null)) {
    const times = (rounds: readonly Round[]) => median(rounds.map((round) => round.processorTime ?? 0));
    const ratio = ratios((our, their) => (their.processorTime ?? 0) / (our.processorTime ?? 0));
    rows.push(row(times(ours), "µs of processor", `${times(theirs).toFixed(1)} µs`, ratio));
  }
  return rows;
}

/** @throws where an answer is neither whole nor unchanged */
async function roundOf(
  { port, pid }: { port: number; pid: number },
  { figure, next, isSearch = false }: Case,
): Promise<Round> {
  const before = processorTime(pid);
  const { perSecond, statuses } = await load({
    next,
    connections: CONNECTIONS,
    ms: ROUND_MS,
    port,
    isAwake: !isSearch,
  });
  const after = processorTime(pid);
  const wrong = Object.keys(statuses).filter((status) => !["200", "304"].includes(status));
  if (wrong.length > 0) throw new Error(`${figure} was answered with ${wrong.join(", ")}`);
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { perSecond, processorTime: before === null || after === null ? null : ((after - before) * 1000) / answers };
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
  const row = (figure: string, value: number, comparedWith: string, whole: number, atMost: number): Row => ({
    figure,
    value,
    unit: "ms",
    comparedWith,
    ratio: value / whole,
    goal: { of: "value", atMost },
  });
  const { p50, p99 } = GOALS_MS;
  return [
    row("search of three common prefixes, one client, p50", alone.p50, `the goal of ${p50} ms`, p50, p50),
    row("search of three common prefixes, one client, p99", alone.p99, `the goal of ${p99} ms`, p99, p99),
    row("kept page beside that search, p50", disturbed.p50, "the same without the search", undisturbed.p50, p50),
    row("kept page beside that search, p99", disturbed.p99, "the same without the search", undisturbed.p99, p99),
  ];
}

/** How many bytes the bodies of answers have on the average; a 304 has none. */
async function meanBytes(site: string, next: Load["next"]): Promise<number> {
  let bytes = 0;
  for (let answer = 0; answer < SIZED; answer++) {
    const { path, headers = "" } = next();
    if (headers !== "") return 0;
    const response = await fetch(site + path, { headers: { "accept-encoding": "identity" } });
    bytes += (await response.arrayBuffer()).byteLength;
  }
  return Math.round(bytes / SIZED);
}

async function conditional(url: string): Promise<string> {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  await response.body?.cancel();
  return `If-None-Match: ${response.headers.get("etag")}\r\n`;
}
