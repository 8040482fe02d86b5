import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#tests/arbitrary/any-text.ts";
import { acceptName, NAME_MAX_LENGTH, screenName } from "./screen-name.ts";

describe("acceptName", () => {
  it("has at most 40 characters; an emoji counts as one", () => {
    expect(NAME_MAX_LENGTH).toBe(40);
    expect(acceptName("a".repeat(41))).toBe("a".repeat(40));
    expect(acceptName("🖥".repeat(41))).toBe("🖥".repeat(40));
  });

  it("keeps spaces while the visitor types", () => {
    expect(acceptName("Desk ")).toBe("Desk ");
    expect(acceptName("Desk \n\t2")).toBe("Desk   2");
  });

  it("drops invisible characters and the separator of screens in a link", () => {
    expect(acceptName("a~b\u0000c\u200bd\u202ee\ud800f")).toBe("abcdef");
  });

  it("drops code points that XML forbids", () => {
    expect(acceptName("a\uffffb\ufffec\ufdd0d\u{1ffff}e")).toBe("abcde");
  });
});

describe("screenName", () => {
  it("has single spaces, and none at its ends", () => {
    expect(screenName("  My   desk ")).toBe("My desk");
    expect(screenName(`${"a".repeat(39)} b`)).toBe("a".repeat(39));
  });

  it("keeps the joiners that Persian and Indic words and some emoji need, except at the ends", () => {
    for (const spelt of ["خانه\u200cام", "क्\u200dष", "👨\u200d👩\u200d👧", "🏳\ufe0f\u200d🌈", "👩🏽\u200d💻"]) {
      expect(screenName(spelt)).toBe(spelt);
      expect(acceptName(spelt)).toBe(spelt);
    }
    expect(screenName("\u200d Desk 2 \u200c\u200d")).toBe("Desk 2");
    expect(screenName(`${"a".repeat(39)}\u200db`)).toBe("a".repeat(39));
    expect(screenName("\u200c\u200d")).toBeNull();
  });

  it("is null if nothing is left", () => {
    expect(screenName("")).toBeNull();
    expect(screenName(" \n ")).toBeNull();
    expect(screenName("~\u200b")).toBeNull();
  });

  it("is the same for names that look the same", () => {
    expect(screenName("e\u0301cran")).toBe("écran");
    expect(screenName("e\u200b\u0301cran")).toBe("écran");
    expect(screenName("My \u200b desk")).toBe("My desk");
  });

  it("does not change a name that it returned", () => {
    const typed = fc.oneof(
      anyText(60),
      fc.string({
        unit: fc.constantFrom("a", " ", "~", "\u200b", "\u200c", "\u200d", "\u0301", "é", "_", "\n", "🖥"),
        maxLength: 60,
      }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const name = screenName(text);
        if (name === null) return;
        expect(screenName(name)).toBe(name);
        expect(acceptName(name)).toBe(name);
        expect([...name].length).toBeLessThanOrEqual(40);
        expect(name).not.toMatch(/[~\n]|^ | $| {2}/);
        expect(encodeURIComponent(name)).not.toBe("");
      }),
      { numRuns: 500 },
    );
    expect(screenName("a")).toBe("a");
  });
});
