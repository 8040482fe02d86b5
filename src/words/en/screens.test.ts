import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatScreens, parseScreens } from "#comparison/address.ts";
import { editorOf, isSameDescription, readEditor } from "#comparison/screen-properties.ts";
import { DIMENSIONS, type Dimension } from "#domain/display/dimension.ts";
import { equivalentSpec, sameTextSpec } from "#domain/display/equivalent.ts";
import { KNOWN_OBJECTS } from "#domain/display/known-object.ts";
import { rotated, shapeFrom } from "#domain/display/resolution.ts";
import type { DisplaySpec, ScreenDescription } from "#domain/display/screen.ts";
import { extremeDisplay, usualDisplay } from "#tests/arbitrary/screens.ts";
import { captionTexts, objectText, relationText, titleText } from "./screens.ts";

const inch = (length: number, width: number, height: number): DisplaySpec => ({
  length,
  unit: "in",
  ...shapeFrom({ width, height }),
});

/** The 16:9 screen that is added for a display. */
function equivalent(to: DisplaySpec, by: Dimension): ScreenDescription {
  return { ...(equivalentSpec(to, { width: 16, height: 9 }, by) as DisplaySpec), relation: { by, to } };
}

describe("what an equivalent says (D47)", () => {
  it("is the dimension and the display", () => {
    expect(relationText(equivalent(inch(34, 3440, 1440), "height"))).toBe("as tall as 34″ 3440×1440");
    expect(relationText(equivalent(inch(34, 43, 18), "width"))).toBe("as wide as 34″ 3440×1440");
    expect(relationText(equivalent(inch(32, 4, 3), "area"))).toBe("as large as 32″ 4:3");
    expect(relationText(equivalent(inch(32, 4, 3), "diagonal"))).toBe("same diagonal as 32″ 4:3");
    expect(relationText(equivalent({ ...inch(68.58, 4, 3), unit: "cm" }, "height"))).toBe(
      "as tall as 68.58\u202fcm 4:3",
    );
  });

  it("is the size of text at a resolution and a scaling, until one of them changes", () => {
    const to = { ...inch(27, 3840, 2160), scaling: 150 };
    const screen: ScreenDescription = {
      ...(sameTextSpec(to, { width: 1920, height: 1080 }) as DisplaySpec),
      relation: { by: "text", to },
    };
    expect(screen).toMatchObject({ length: 13.5, scaling: 150 });
    expect(relationText(screen)).toBe("same text size as 27″ 3840×2160 150%");
    const { scaling: _, ...unscaled } = screen;
    expect(relationText(unscaled)).toBeNull();
    const plain = inch(27, 2560, 1440);
    const larger = { ...inch(40.5, 3840, 2160), relation: { by: "text" as const, to: plain } };
    expect(relationText(larger)).toBe("same text size as 27″ 2560×1440");
    expect(relationText({ ...larger, length: 40 })).toBeNull();
  });

  it("has at most 40 characters, and holds for any display", () => {
    fc.assert(
      fc.property(fc.oneof(usualDisplay, extremeDisplay), fc.constantFrom(...DIMENSIONS), (display, by) => {
        const text = relationText(equivalent(display, by));
        expect(text).not.toBeNull();
        expect([...(text ?? "")].length).toBeLessThanOrEqual(40);
      }),
    );
  });

  it("is nothing once the screen has another size, and the visitor's own name goes before it", () => {
    const screen = equivalent(inch(34, 3440, 1440), "height");
    expect(titleText(screen, [])).toBe("as tall as 34″ 3440×1440");
    expect(titleText({ ...screen, length: 27 }, [])).toBe("27″ 16:9");
    expect(titleText({ ...screen, name: "Desk" }, [])).toBe("Desk");
    const upright = rotated({ ...screen, colour: "blue" });
    expect(relationText(upright)).toBeNull();
    expect(relationText(rotated(upright))).toBe("as tall as 34″ 3440×1440");
  });
});

describe("the relation in a link (D47)", () => {
  const read = (text: string) => parseScreens(text).screens;
  const set = { ...inch(27, 16, 9), count: 2, gap: 1.5 } as const;

  it.each([
    [inch(34, 3440, 1440), "height", "26.77897809in-16x9-blue-height:34in:3440x1440"],
    [set, "width", "54.67756741in-16x9-blue-width:2x27in:16x9:gap1.5"],
  ] as const)("is readable: %#", (to, by, link) => {
    const screen = { ...equivalent(to, by), colour: "blue" } as const;
    expect(formatScreens([screen])).toBe(link);
    expect(parseScreens(link)).toEqual({ screens: [screen], unreadable: [] });
    expect(relationText(screen)).not.toBeNull();
  });

  it.each([
    "40.5in-3840x2160-blue-text:27in:2560x1440",
    "13.5in-1920x1080-blue-scale150-text:27in:3840x2160:scale150",
    "27in-3840x2160-blue-text:2x18in:2560x1440:gap2",
    "27in-3840x2160-blue-scale125-text:2x18in:2560x1440:gap2:scale125",
  ])("says whose text is as large: %s", (link) => {
    const { screens, unreadable } = parseScreens(link);
    expect(unreadable).toEqual([]);
    expect(formatScreens(screens)).toBe(link);
    expect(relationText(screens[0] as ScreenDescription)).toMatch(/^same text size as /);
  });

  it("survives the editor and the link, whatever the display", () => {
    fc.assert(
      fc.property(fc.oneof(usualDisplay, extremeDisplay), fc.constantFrom(...DIMENSIONS), (display, by) => {
        const screen = { ...equivalent(display, by), colour: "blue" } as const;
        expect(read(formatScreens([screen]))).toEqual([screen]);
        expect(isSameDescription(readEditor(editorOf(screen), screen).value as ScreenDescription, screen)).toBe(true);
        expect(isSameDescription({ ...screen, relation: { by, to: { ...display, length: 7 } } }, screen)).toBe(false);
      }),
    );
  });

  it.each([
    "depth:34in:3440x1440",
    "height:34in",
    "height:0in:16x9",
    "height:34in:16x9:gap99",
    "height:5x34in:16x9",
    "height:34in:3440x1440:scale150",
    "text:27in:2560x1440:scale99",
  ])("is left out without its screen where it means nothing: %s", (part) => {
    const { screens, unreadable } = parseScreens(`27in-16x9-blue-${part}`);
    expect(screens).toEqual([{ ...inch(27, 16, 9), colour: "blue" }]);
    expect(unreadable).toEqual([part]);
  });

  it("leaves the names of old links as they are", () => {
    const [screen] = read("26.78in-16x9-blue_as tall as 34″ 43:18");
    expect(screen).toMatchObject({ name: "as tall as 34″ 43:18" });
    expect(screen).not.toHaveProperty("relation");
  });
});

it("says the name and the size of each", () => {
  expect(KNOWN_OBJECTS.map(objectText)).toEqual([
    "Bank card, 8.56 × 5.40 cm",
    "A4 sheet, 21 × 29.7 cm",
    "US Letter sheet, 8.5 × 11 inches",
    "Standing adult, 170 cm tall",
    "Sofa for three, 200 cm wide",
    "Door, 203 × 82 cm",
  ]);
});

it("names card and sheets beside their size in a drawing, and says the one length of what stands beside the screens (D31)", () => {
  expect(captionTexts("letter", "in")).toEqual(["US Letter sheet · 8.5 × 11″", "8.5 × 11″"]);
  expect(captionTexts("person", "cm")).toEqual(["170\u202fcm"]);
});
