import { describe, expect, it } from "vitest";
import { addressIn, languageAt, pathBelow } from "./language-address.ts";

const ENGLISH = { path: "" } as const;
const GERMAN = { path: "/de" } as const;

describe("an address in a language", () => {
  it.each([
    ["/", "/de"],
    ["/?screens=27in-16x9", "/de?screens=27in-16x9"],
    ["/#answer", "/de#answer"],
    ["/help", "/de/help"],
    ["/info/1-a?page=2", "/de/info/1-a?page=2"],
  ])("begins with its path: %s is %s", (address, german) => {
    expect(addressIn(GERMAN, address)).toBe(german);
    expect(addressIn(ENGLISH, address)).toBe(address);
  });

  it.each(["/", "/help", "/info/1-a", "/27-vs-32.png"])("leads back to %s", (path) => {
    expect(pathBelow(GERMAN, addressIn(GERMAN, path))).toBe(path);
    expect(pathBelow(ENGLISH, path)).toBe(path);
  });

  it.each(["/", "/deutsch", "/help", "/info/de", "/DE", "/pt-br/de"])("is not %s", (path) => {
    expect(pathBelow(GERMAN, path)).toBeNull();
  });
});

describe("the language of a path", () => {
  it.each([
    ["/de", "/de", "/"],
    ["/de/", "/de", "/"],
    ["/de/help", "/de", "/help"],
    ["/", "", "/"],
    ["/deutsch", "", "/deutsch"],
    ["/xx/help", "", "/xx/help"],
  ])("%s", (path, language, below) => {
    for (const languages of [
      [ENGLISH, GERMAN],
      [GERMAN, ENGLISH],
    ])
      expect(languageAt(path, languages)).toEqual({ language: { path: language }, path: below });
  });

  it("is English where there is no other", () => {
    expect(languageAt("/de", [ENGLISH])).toEqual({ language: ENGLISH, path: "/de" });
    expect(() => languageAt("/", [GERMAN])).toThrow("English");
  });
});
