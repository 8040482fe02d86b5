import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import { extremeDisplay, named, screensOf, usualDisplay } from "#tests/arbitrary/screens.ts";
import * as en from "#words/en/en.ts";
import { textWidth } from "../scene/text-width.ts";
import { renderShareImage } from "./share-image.ts";
import { SHARE_SIZE } from "./svg-file.ts";

const picture = (screens: string, words: { host: string; headline?: string } = { host: "diagonal.example" }) =>
  renderShareImage(readComparison(new URLSearchParams({ screens }), "in").comparison, { words: en, ...words });

const headlineOf = (svg: string) => /class="headline"[^>]*>([^<]*)</.exec(svg)?.[1];

describe("the share image", () => {
  it("asks the question that its sentence answers", () => {
    const svg = picture("27-16x9~34-43x18");
    expect(headlineOf(svg)).toBe("27″ 16:9 or 34″ 3440×1440?");
    expect(svg).toMatch(/34″ 3440×1440 is <tspan class="figure">33% wider<\/tspan>/);
  });

  it("lists the sizes of two screens in both units, and of more screens in the order of the page", () => {
    const two = picture("27-16x9~34-43x18");
    for (const size of ["23.5 × 13.2″", "59.8 × 33.6", "31.4 × 13.1″"]) expect(two).toContain(size);
    const three = picture("24-16x9~65-16x9~32-16x9");
    const names = [...three.matchAll(/class="row name tight"[^>]*>([^<]*)</g)].map(([, name]) => name);
    expect(names).toEqual(["24″ 16:9", "65″ 16:9", "32″ 16:9"]);
  });

  it("has a headline for one screen, for names that are too long, and for too many screens", () => {
    expect(headlineOf(picture("27-16x9"))).toBe("How big is 27″ 16:9?");
    const long = `27-16x9_${"a".repeat(40)}~32-16x9_${"b".repeat(40)}`;
    expect(headlineOf(picture(long))).toBe("27″ 16:9 or 32″ 16:9?");
    expect(headlineOf(picture(Array(10).fill("27.5in-16x10").join("~")))).toBe("10 screens compared");
  });

  it("shows a given headline and escapes it", () => {
    expect(headlineOf(picture("27-16x9", { host: "a", headline: "24″ & <27″>" }))).toBe("24″ &#38; &#60;27″&#62;");
  });

  it("keeps the headline and the sentence inside the image, whatever the screens are called", () => {
    fc.assert(
      fc.property(named(screensOf(fc.oneof(usualDisplay, extremeDisplay))), (screens) => {
        const svg = renderShareImage(comparisonWith(screens), { words: en, host: "diagonal.example" });
        for (const [, fontSize, content = ""] of svg.matchAll(
          /<text class="(?:headline|sentence)"[^>]*font-size="(\d+)">(.*?)<\/text>/g,
        )) {
          const words = content.replace(/<[^>]+>/g, "").replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
          expect(textWidth(words, Number(fontSize))).toBeLessThanOrEqual(SHARE_SIZE.width - 130);
        }
      }),
    );
  });
});
