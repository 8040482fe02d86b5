// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { parseScreens } from "#comparison/address.ts";

const DESK = parseScreens("2x27in-3840x2160-teal-gap1.5-scale150_Desk").screens[0] ?? null;
const KEY = "diagonal.my-screen";

/** The module as the next visit loads it. */
async function nextVisit() {
  vi.resetModules();
  return import("./my-screen.ts");
}

beforeEach(() => {
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

describe("my screen (D48)", () => {
  it("is remembered with all that describes it, until it is forgotten", async () => {
    const { rememberMyScreen } = await nextVisit();
    expect(rememberMyScreen(DESK)).toBe(true);
    const { readMyScreen, rememberMyScreen: rememberLater } = await nextVisit();
    expect(DESK).not.toBeNull();
    expect(readMyScreen()).toEqual(DESK);
    rememberLater(null);
    expect(readMyScreen()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect((await nextVisit()).readMyScreen()).toBeNull();
  });

  it.each([
    "{",
    "27in-16x9",
    "null",
    JSON.stringify([1]),
    JSON.stringify({ version: 2, screen: "27in-16x9-blue" }),
    JSON.stringify({ version: 1, screen: { length: 27 } }),
    JSON.stringify({ version: 1, screen: "bogus" }),
    JSON.stringify({ version: 1, screen: "none" }),
    JSON.stringify({ version: 1, screen: "" }),
  ])("is none where what is stored is no screen of this version: %s", async (stored) => {
    localStorage.setItem(KEY, stored);
    expect((await nextVisit()).readMyScreen()).toBeNull();
  });

  it("lasts until the page is closed where storage throws", async () => {
    const { readMyScreen, rememberMyScreen } = await nextVisit();
    vi.stubGlobal(
      "localStorage",
      new Proxy(localStorage, {
        get() {
          throw new DOMException("Refused", "SecurityError");
        },
      }),
    );
    expect(() => window.localStorage.getItem(KEY)).toThrow("Refused");
    expect(readMyScreen()).toBeNull();
    expect(rememberMyScreen(DESK)).toBe(false);
    expect(readMyScreen()).toEqual(DESK);
    rememberMyScreen(null);
    expect(readMyScreen()).toBeNull();
  });
});
