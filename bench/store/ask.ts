/**
 * `ask.ts <settings as JSON> <count> <what fill.ts printed>`: asks a filled store every kind of question and prints the
 * measurements as JSON.
 */
import type { ArticleStore } from "../../src/domain/article/ports.ts";
import { openArticleStore } from "../../src/storage/open-article-store.ts";
import { median } from "../rate.ts";
import type { Filled } from "./fill.ts";

export interface Measured {
  readonly question: string;
  /** One question at a time, each another one, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Sixteen at a time, questions a second. */
  readonly rate: number;
}

export interface Asked {
  readonly measured: readonly Measured[];
  /** The question of this name while heavy searches run without a break. */
  readonly besideHeavySearches: Omit<Measured, "rate">;
  /** Of this process, in bytes. */
  readonly memory: number;
}

const ROUND_MS = 700;
const AT_ONCE = 16;

const [settings = "", count = "0", printed = ""] = process.argv.slice(2);
const { ids, words }: Filled = JSON.parse(printed);
const store = await openArticleStore(JSON.parse(settings));
const pages = Math.ceil(Number(count) / 10);

/** Beginnings of two letters that most articles have; three of them are the heaviest search there is. */
const beginnings = [...new Set(words.common.map((word) => word.slice(0, 2)))];

const searchFor = (next: (number: number) => string) => (number: number) =>
  store.list({ search: next(number), page: 1 });
const each = (list: readonly string[]) => (number: number) => list[number % list.length] ?? "";

const questions: Record<string, (number: number) => unknown> = {
  "list, page 1": () => store.list({ search: "", page: 1 }),
  "list, any page": (number) => store.list({ search: "", page: 1 + ((number * 7919) % pages) }),
  "one article": (number) => store.get(each(ids)(number)),
  "search, rare word": searchFor(each(words.rare)),
  "search, medium word": searchFor(each(words.medium)),
  "search, common word": searchFor(each(words.common)),
  "search, three letters": searchFor((number) => each(words.common)(number).slice(0, 3)),
  "search, two words": searchFor((number) => `${each(words.common)(number)} ${each(words.medium)(number * 7)}`),
  "search, three common beginnings": searchFor(heavy),
};

/** Another combination for every number, for some thousands of numbers. */
function heavy(number: number): string {
  const size = beginnings.length;
  const [one, other] = [number % size, Math.floor(number / size) % size];
  return [one, one + 1 + other, one + 2 * other + 3].map((index) => beginnings[index % size]).join(" ");
}

const measured: Measured[] = [];
for (const [question, ask] of Object.entries(questions)) {
  // The first rounds warm up; the questions of the last ones are new.
  await oneByOne(ask, ROUND_MS / 4);
  const { times } = await oneByOne(ask, ROUND_MS, 100_000);
  measured.push({ question, ...quantiles(times), rate: await manyAtOnce(ask) });
}
const besideHeavySearches = quantiles(await whileSearching(store));
const { rss: memory } = process.memoryUsage();
await store.close();
console.log(
  JSON.stringify({
    measured,
    besideHeavySearches: { question: "list, page 1", ...besideHeavySearches },
    memory,
  } satisfies Asked),
);

async function oneByOne(ask: (number: number) => unknown, lasting: number, first = 0) {
  const times: number[] = [];
  const end = performance.now() + lasting;
  for (let number = first; performance.now() < end; number++) {
    const started = performance.now();
    await ask(number);
    times.push(performance.now() - started);
  }
  return { times };
}

async function manyAtOnce(ask: (number: number) => unknown): Promise<number> {
  let answered = 0;
  const started = performance.now();
  const client = async (first: number) => {
    for (let number = first; performance.now() - started < ROUND_MS; number += AT_ONCE) {
      await ask(number);
      answered += 1;
      // Answers of this process come without a turn of the event loop; those of other clients would not.
      if (answered % 64 === 0) await new Promise(setImmediate);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => client(200_000 + index)));
  return (answered * 1000) / (performance.now() - started);
}

/** The times of list pages, asked for one after the other, while one client searches. */
async function whileSearching(articles: ArticleStore): Promise<number[]> {
  let isOver = false;
  const searching = (async () => {
    for (let number = 300_000; !isOver; number++) await articles.list({ search: heavy(number), page: 1 });
  })();
  const { times } = await oneByOne(async () => {
    await new Promise(setImmediate);
    return articles.list({ search: "", page: 1 });
  }, ROUND_MS);
  isOver = true;
  await searching;
  return times;
}

function quantiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other);
  return { p50: median(times), p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}
