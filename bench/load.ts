import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { shippedArticles, startSite } from "../tests/setup/start-site.ts";
import { type LoadResult, load } from "./http/load.ts";
import type { Row } from "./row.ts";

export const name = "load";

const CONNECTIONS = 200;
const MS = 10_000;
const SLOW_CLIENTS = 100;
/** With a page to render for each of them, more than the server takes at a stroke (TURN_MAX_MS). */
const OVERLOAD = 3_000;

/** Ten seconds of everything mixed, the same with clients that hardly read, and more than the server takes. */
export async function run(): Promise<Row[]> {
  const site = await startSite({ publish: shippedArticles(), env: { LOG_FORMAT: "json" } });
  const port = Number(new URL(site.url).port);
  const { infos } = await (await fetch(`${site.url}/api/info`)).json();
  const next = mixed(infos.map(({ id }: { id: string }) => id));
  const slow: Socket[] = [];
  try {
    const warm = await load({ port, next, connections: CONNECTIONS, ms: MS / 2 });
    const before = residentMegabytes(site.pid);
    const result = await load({ port, next, connections: CONNECTIONS, ms: MS });
    const after = residentMegabytes(site.pid);
    for (let count = 0; count < SLOW_CLIENTS; count++) slow.push(slowClient(port));
    const beside = await load({ port, next, connections: CONNECTIONS, ms: MS / 2 });
    for (const socket of slow) socket.destroy();
    const overloaded = await load({ port, next: rendered(), connections: OVERLOAD, ms: MS / 2 });
    const again = await load({ port, next, connections: 1, ms: 1_000 });
    return [
      row(
        "mixed load, 200 connections",
        result.perSecond,
        "requests/s",
        "its first five seconds",
        result.perSecond / warm.perSecond,
      ),
      failureRow("answers that failed", result),
      row("memory after it", after, "MB", "before it", after / before),
      row("p99 beside 100 clients that hardly read", beside.p99, "ms", "without them", beside.p99 / result.p99),
      row(
        "refused with 503 at 3,000 connections",
        overloaded.statuses[503] ?? 0,
        "answers",
        "all answers",
        (overloaded.statuses[503] ?? 0) / total(overloaded),
      ),
      failureRow("failed otherwise at 3,000 connections", overloaded, [503]),
      failureRow("failed once that is over", again),
    ];
  } finally {
    for (const socket of slow) socket.destroy();
    await site.stop();
  }
}

/** Pages, articles, API answers and searches in turns, most of them asked for before, some never. */
function mixed(ids: readonly string[]) {
  const article = (turn: number) => ids[turn % ids.length] ?? "";
  const kinds: ((turn: number) => string)[] = [
    () => "/",
    () => "/info",
    (turn) => `/info/${article(turn)}`,
    () => "/api/info",
    (turn) => `/api/info/${article(turn)}`,
    (turn) => `/api/info?search=${["display", "inch", "ultrawide", "how far"][turn % 4]}`,
    (turn) => `/api/info?search=word${turn}`,
    (turn) => `/?screens=${10 + (turn % 90)}in-16x9~${20 + (turn % 70)}in-21x9`,
  ];
  let turn = 0;
  return () => {
    turn++;
    return {
      path: encodeURI((kinds[turn % kinds.length] as (turn: number) => string)(turn)),
      headers: "Accept-Encoding: br\r\n",
    };
  };
}

/** Pages that were never asked for. */
function rendered() {
  let turn = 0;
  return () => ({ path: `/?screens=${(turn++ / 1000 + 10).toFixed(3)}in-16x9` });
}

/** Asks for a page again and again and does not read what comes. */
function slowClient(port: number): Socket {
  const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: h\r\n\r\n".repeat(60)));
  socket.on("error", () => {});
  return socket.pause();
}

function failures(result: LoadResult, expected: readonly number[]): number {
  const entries = Object.entries(result.statuses).filter(
    ([status]) => status !== "200" && !expected.includes(Number(status)),
  );
  return entries.reduce((sum, [, count]) => sum + count, 0);
}

function total(result: LoadResult): number {
  return Object.values(result.statuses).reduce((sum, count) => sum + count, 0);
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

function failureRow(figure: string, result: LoadResult, expected: readonly number[] = []): Row {
  const failed = failures(result, expected);
  return { ...row(figure, failed, "answers", "all answers", failed / total(result)), goal: { of: "value", atMost: 0 } };
}

function row(figure: string, value: number, unit: string, comparedWith: string, ratio: number): Row {
  return { figure, value, unit, comparedWith, ratio };
}
