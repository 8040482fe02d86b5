import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { viewOptions } from "./view-options.ts";

const DESKTOP = { width: 832, height: 610 };
const PHONE = { width: 390, height: 366 };
const PIXELS = { sizing: { by: "pixels" } } as const;
/** 3072×1728 and 3440×1440. */
const TWO = parseScreens("27in-3840x2160-scale125~34in-3440x1440").screens;

const sceneOf = (address: string) => composeScene(parseScreens(address).screens, DESKTOP, PIXELS);

describe("a drawing in pixels (D46)", () => {
  it("sizes outlines by resolution ÷ scaling, fitted into the area", () => {
    const { outlines } = composeScene(TWO, DESKTOP, PIXELS);
    const scale = (DESKTOP.width - 92) / 3440;
    const [rear, front] = outlines;
    expect(rear).toMatchObject({ number: 1, colour: expect.any(String) });
    expect(rear?.width).toBeCloseTo(3072 * scale, 6);
    expect(rear?.height).toBeCloseTo(1728 * scale, 6);
    expect(front?.width).toBeCloseTo(3440 * scale, 6);
    expect(front?.height).toBeCloseTo(1440 * scale, 6);
  });

  it("does not depend on diagonals and their units", () => {
    const [one, other] = [sceneOf("24in-1920x1080~32in-2560x1440"), sceneOf("60cm-1920x1080~9in-2560x1440")];
    expect(other.outlines).toEqual(one.outlines.map((outline) => ({ ...outline, x: expect.closeTo(outline.x, 6) })));
  });

  it("measures in pixels, the overhang too", () => {
    const { dimensions } = composeScene(TWO, DESKTOP, PIXELS);
    expect(dimensions.map(({ figure }) => figure.content)).toEqual([
      "3440\u202fpx",
      "+184\u202fpx",
      "3072\u202fpx",
      "+184\u202fpx",
      "1728\u202fpx",
      "1440\u202fpx",
    ]);
  });

  it("has dots in place of squares, a round number of pixels and at least 17 px apart, every fifth larger", () => {
    const { grid, squareSize, outlines } = composeScene(TWO, DESKTOP, PIXELS);
    // 740 ÷ 3440 = 0.2151 px for each, so 50 would be 10.8 px and 100 are 21.5.
    expect(grid).toMatchObject({ unit: "px", fineStep: 100, step: 500 });
    expect(grid?.finePitch).toBeCloseTo((100 * 740) / 3440, 6);
    expect(grid?.pitch).toBeCloseTo((500 * 740) / 3440, 6);
    const [rear] = outlines;
    expect(grid?.origin).toEqual({ x: rear?.x, y: (rear?.y ?? 0) + (rear?.height ?? 0) });
    expect(squareSize?.content).toBe("100\u202fpx between dots");
  });

  it("has a chequered bar of at most 120 px, and of 80 on a phone, that says it is not to scale", () => {
    const { scaleBar } = composeScene(TWO, DESKTOP, PIXELS);
    expect(scaleBar?.text.content).toBe("500\u202fpx · not to scale in inches: sized by pixels");
    expect(scaleBar?.length).toBeCloseTo((500 * 740) / 3440, 6);
    expect(scaleBar?.filled).toHaveLength(3);
    const phone = composeScene(TWO, PHONE, PIXELS).scaleBar;
    expect(phone?.text.content).toMatch(/^500\u202fpx · not to scale in inches/);
    expect(phone?.length).toBeLessThanOrEqual(80);
    expect(composeScene(TWO, DESKTOP).scaleBar?.filled).toEqual([]);
  });

  it("names the scaling in every label", () => {
    const { labels } = composeScene(TWO, DESKTOP, PIXELS);
    expect(labels.map(({ text }) => text.content)).toEqual(["27″ 16:9 · 125%", "34″ 3440×1440 · 100%"]);
    const alike = sceneOf("27in-3840x2160-scale150~27in-3840x2160");
    expect(alike.labels[0]?.text.content).toBe("27″ 16:9 · 3840×2160 · 150%");
  });

  it("does not draw a screen without a resolution, and counts it for the labels as everywhere else", () => {
    const { outlines, labels, names } = sceneOf("27in-3840x2160-scale125~34in-3440x1440~29in-21x9");
    expect(outlines.map(({ number }) => number)).toEqual([1, 2]);
    expect(labels).toHaveLength(2);
    expect(names.size).toBe(3);
    const six = sceneOf(`27in-3840x2160~34in-3440x1440~${Array(4).fill("27in-16x9").join("~")}`);
    expect(six.labels.map(({ text }) => text.content)).toEqual(["1", "2"]);
    const none = sceneOf("27in-16x9~34in-21x9");
    expect([none.outlines, none.grid, none.scaleBar]).toEqual([[], null, null]);
  });

  it("draws the displays of a set side by side without a gap", () => {
    const { outlines, seams } = sceneOf("2x27in-2560x1440-gap5~49in-5120x1440");
    expect(outlines[0]?.width).toBeCloseTo(outlines[1]?.width ?? 0, 6);
    expect(seams.map(({ width }) => width)).toEqual([0]);
  });

  it("has no objects, no space and no film", () => {
    const view = { scale: "pixels", content: "16x9", objects: ["card"], space: { width: 100, height: 60, unit: "cm" } };
    const comparison = comparisonWith(TWO, view as Parameters<typeof comparisonWith>[1]);
    const scene = composeScene(TWO, DESKTOP, viewOptions(comparison));
    expect([scene.objects, scene.space, scene.filmAreas, scene.floor]).toEqual([[], null, [], null]);
  });
});
