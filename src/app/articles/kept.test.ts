import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ArticleReader } from "../../domain/article/ports.ts";
import { forget, loadAhead, loadKept, prime } from "./kept.ts";
import type { Loaded, Wanted } from "./load.ts";

const ARTICLES = {} as ArticleReader;
const MINUTE = 60_000;

let count = 0;

/** Something with a name of its own, whose every answer is its number unless a test says otherwise. */
function wanted(answer: (number: number) => Promise<Loaded<number>> | Loaded<number> = ok) {
  let asked = 0;
  const it: Wanted<number> = { key: `/wanted/${count++}`, load: async () => answer(++asked) };
  return { it, asked: () => asked };
}

const ok = (value: number): Loaded<number> => ({ ok: true, value });
const failure: Loaded<number> = { ok: false, status: 500 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what the browser has loaded", () => {
  it("is shown again for a minute to whoever comes anew, then asked for again", async () => {
    const { it: page, asked } = wanted();
    expect((await loadKept(page, ARTICLES, false)).loaded).toEqual(ok(1));
    vi.advanceTimersByTime(MINUTE - 1);
    expect((await loadKept(page, ARTICLES, false)).loaded).toEqual(ok(1));
    vi.advanceTimersByTime(1);
    expect((await loadKept(page, ARTICLES, false)).loaded).toEqual(ok(2));
    expect(asked()).toBe(2);
  });

  it("does not stay fresh by being looked at", async () => {
    const { it: page } = wanted();
    await loadKept(page, ARTICLES, false);
    vi.advanceTimersByTime(MINUTE / 2);
    const { loaded } = await loadKept(page, ARTICLES, false);
    prime(page.key, await loaded);
    vi.advanceTimersByTime(MINUTE / 2);
    expect((await loadKept(page, ARTICLES, false)).loaded).toEqual(ok(2));
  });

  it("is shown by Back as it was left, however long ago (F9.5)", async () => {
    const { it: page, asked } = wanted();
    await loadKept(page, ARTICLES, false);
    vi.advanceTimersByTime(600 * MINUTE);
    expect((await loadKept(page, ARTICLES, true)).loaded).toEqual(ok(1));
    expect(asked()).toBe(1);
  });

  it("S4: is asked for again once it is forgotten, as when a search is submitted again", async () => {
    const { it: page, asked } = wanted();
    const first = await loadKept(page, ARTICLES, false);
    forget(page.key);
    const second = await loadKept(page, ARTICLES, true);
    expect(asked()).toBe(2);
    expect(second.shown).not.toBe(first.shown);
  });

  it("is not kept where it is a failure", async () => {
    const { it: page } = wanted((number) => (number === 1 ? failure : ok(number)));
    expect((await loadKept(page, ARTICLES, false)).loaded).toEqual(failure);
    expect((await loadKept(page, ARTICLES, true)).loaded).toEqual(ok(2));
  });

  it("is what the server sent with the page, until something newer was loaded", async () => {
    const { it: page, asked } = wanted();
    prime(page.key, ok(100));
    expect((await loadKept(page, ARTICLES, false)).loaded).toEqual(ok(100));
    expect(asked()).toBe(0);
    vi.advanceTimersByTime(MINUTE);
    await loadKept(page, ARTICLES, false);
    prime(page.key, ok(100));
    expect((await loadKept(page, ARTICLES, false)).loaded).toEqual(ok(1));
  });

  it("is not kept without end: the longest unasked goes first", async () => {
    const many = Array.from({ length: 51 }, () => wanted());
    for (const { it: page } of many) await loadKept(page, ARTICLES, false);
    await loadKept(many[0]?.it as Wanted<number>, ARTICLES, true);
    await loadKept(many[50]?.it as Wanted<number>, ARTICLES, true);
    expect(many[0]?.asked()).toBe(2);
    expect(many[50]?.asked()).toBe(1);
  });
});

describe("what is on its way", () => {
  it("is waited for a tenth of a second, since what comes by then needs no spinner", async () => {
    const { it: page } = wanted(() => new Promise((resolve) => setTimeout(resolve, 99, ok(1))));
    const showing = loadKept(page, ARTICLES, false);
    await vi.advanceTimersByTimeAsync(99);
    expect((await showing).loaded).toEqual(ok(1));
  });

  it("is shown as an answer to come after that, with a name of its own for each", async () => {
    const { it: page } = wanted((number) => new Promise((resolve) => setTimeout(resolve, 5_000, ok(number))));
    const showing = loadKept(page, ARTICLES, false);
    await vi.advanceTimersByTimeAsync(100);
    const first = await showing;
    expect(first.loaded).toBeInstanceOf(Promise);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await first.loaded).toEqual(ok(1));
    forget(page.key);
    const again = loadKept(page, ARTICLES, false);
    await vi.advanceTimersByTimeAsync(100);
    expect((await again).shown).not.toBe(first.shown);
  });

  it("is fetched once, first ahead of the visit and then for it (F9.5)", async () => {
    const { it: page, asked } = wanted((number) => new Promise((resolve) => setTimeout(resolve, 1_000, ok(number))));
    loadAhead(page, ARTICLES);
    loadAhead(page, ARTICLES);
    await vi.advanceTimersByTimeAsync(950);
    const showing = loadKept(page, ARTICLES, false);
    await vi.advanceTimersByTimeAsync(50);
    expect((await showing).loaded).toEqual(ok(1));
    loadAhead(page, ARTICLES);
    expect(asked()).toBe(1);
  });

  it("is asked for again in earnest where it failed beforehand", async () => {
    const { it: page } = wanted((number) => (number === 1 ? failure : ok(number)));
    loadAhead(page, ARTICLES);
    await vi.advanceTimersByTimeAsync(0);
    expect((await loadKept(page, ARTICLES, false)).loaded).toEqual(ok(2));
  });

  it("does not come back when it was forgotten meanwhile", async () => {
    const { it: page, asked } = wanted((number) => new Promise((resolve) => setTimeout(resolve, 1_000, ok(number))));
    loadAhead(page, ARTICLES);
    forget(page.key);
    await vi.advanceTimersByTimeAsync(1_000);
    loadAhead(page, ARTICLES);
    expect(asked()).toBe(2);
  });
});
