import type { ArticleReader } from "../../domain/article/ports.ts";
import type { Loaded, Wanted } from "./load.ts";
import { within } from "./moment.ts";

/** How long what was loaded is shown to whoever asks for it anew, in milliseconds. */
const FRESH_FOR = 60_000;
const MOST_KEPT = 50;

/** So long the page that is being left stays, in milliseconds: what comes within it needs no spinner. */
const MOMENT = 100;

/** What a page shows: the answer, or the answer to come; `shown` changes with every answer that has to be waited for. */
export interface Showing<T> {
  readonly loaded: Loaded<T> | Promise<Loaded<T>>;
  readonly shown: string;
}

interface Kept<T> extends Showing<T> {
  readonly at: number;
}

/*
 * What this browser has loaded, the oldest first. Failures are not kept. It is only for the browser: on a server it
 * would be shared between visitors.
 */
const kept = new Map<string, Kept<unknown>>();
let timesAsked = 0;

/**
 * What is wanted, at once where it was loaded a short while ago or is on its way; else it is asked for.
 *
 * @param isStepBack for Back and Forward, which show the page as it was left, however long ago
 */
export async function loadKept<T>(
  wanted: Wanted<T>,
  articles: ArticleReader,
  isStepBack: boolean,
): Promise<Showing<T>> {
  const age = isStepBack ? Number.POSITIVE_INFINITY : FRESH_FOR;
  const { loaded, shown } = keptFor(wanted, age) ?? ask(wanted, articles);
  return { loaded: loaded instanceof Promise ? ((await within(MOMENT, loaded)) ?? loaded) : loaded, shown };
}

/** Asks for what will be wanted in a moment, unless it is there or on its way. */
export function loadAhead(wanted: Wanted<unknown>, articles: ArticleReader): void {
  if (keptFor(wanted, FRESH_FOR) === undefined) ask(wanted, articles);
}

/** Keeps what the server sent with the page. */
export function prime(key: string, loaded: Loaded<unknown>): void {
  if (!kept.has(key)) keep(key, loaded);
}

/** The next time it is asked for anew. */
export function forget(key: string): void {
  kept.delete(key);
}

function keptFor<T>({ key }: Wanted<T>, age: number): Kept<T> | undefined {
  const last = kept.get(key);
  if (last === undefined || Date.now() - last.at >= age) return undefined;
  return last as Kept<T>;
}

function ask<T>(wanted: Wanted<T>, articles: ArticleReader): Kept<T> {
  const loaded = wanted.load(articles);
  const asked = { loaded, shown: `${wanted.key} ${++timesAsked}`, at: Date.now() };
  put(wanted.key, asked);
  loaded.then((answer) => {
    // It may have been forgotten or asked for again meanwhile.
    if (kept.get(wanted.key) === asked) keep(wanted.key, answer);
  });
  return asked;
}

function keep(key: string, loaded: Loaded<unknown>): void {
  if (loaded.ok) put(key, { loaded, shown: key, at: Date.now() });
  else kept.delete(key);
}

function put(key: string, entry: Kept<unknown>): void {
  kept.delete(key);
  kept.set(key, entry);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
