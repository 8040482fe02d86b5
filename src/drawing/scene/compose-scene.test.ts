import { describe, expect, it } from "vitest";
import { COLOUR_NAMES, type ColourName, colourHex } from "#domain/display/colour.ts";
import { DEFAULT_SPEC, type DisplaySpec, type Screen, SECOND_DEFAULT_SPEC } from "#domain/display/screen.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { DRAWING_MARGIN } from "./compose-scene.ts";
import { MARK_KINDS, type Scene } from "./marks.ts";

const BLUE: Screen = { ...DEFAULT_SPEC, colour: "blue" };
const GREEN: Screen = { ...SECOND_DEFAULT_SPEC, colour: "green" };

function outline(scene: Scene, number: number) {
  const found = scene.outlines.find((each) => each.number === number);
  if (found === undefined) throw new Error(`There is no outline ${number}.`);
  return found;
}

function expectBox(scene: Scene, number: number, [x, y, width, height]: [number, number, number, number]): void {
  const box = outline(scene, number);
  expect(box.x).toBeCloseTo(x, 10);
  expect(box.y).toBeCloseTo(y, 10);
  expect(box.width).toBeCloseTo(width, 10);
  expect(box.height).toBeCloseTo(height, 10);
}

/** The outlines' colours, from the back to the front. */
const colours = (scene: Scene): (ColourName | undefined)[] =>
  scene.outlines.map(({ colour }) => COLOUR_NAMES.find((name) => colourHex(name) === colour));

/*
 * The defaults in inches, from S4's formula in closed form:
 * 27 at 16:9   width 27·16/√337 = 432/√337 = 23.5325395…   height 243/√337 = 13.2370534…
 * 29 at 21:9   width 29·7/√58 = 7/2·√58 = 26.6552058…      height 3/2·√58 = 11.4236596…
 * The largest width is the 29's, the largest height the 27's. √337·√58 = √19546 = 139.80701…
 */
const R58 = Math.sqrt(58);
const R337 = Math.sqrt(337);
const R19546 = Math.sqrt(19546);

describe("D10: fits the defaults together into the area less 46 px on each side, centred", () => {
  it("892 × 692: 800 px across decide, one inch is 800 / (7/2·√58) = 30.0128989393651 px", () => {
    const scene = composeScene([BLUE, GREEN], { width: 892, height: 692 });
    expect(scene.pixelsPerInch).toBeCloseTo(1600 / (7 * R58), 12);
    // 29 at 21:9: 800 wide, 800·3/7 = 342.857… high, 46 from the left, (692 − 2400/7)/2 = 174.571… from the top.
    expectBox(scene, 2, [46, 174.5714285714286, 800, 342.8571428571429]);
    // 27 at 16:9: 432/√337 · 1600/(7√58) = 691200/(7√19546) wide, 9/16 of it high.
    expectBox(scene, 1, [92.860135064483, 147.3588259737717, 691_200 / (7 * R19546), 388_800 / (7 * R19546)]);
    expectBox(scene, 1, [92.860135064483, 147.3588259737717, 706.279729871034, 397.2823480524566]);
  });

  it("1092 × 292: 200 px down decide, one inch is 200 / (243/√337) = 15.1091026754616 px", () => {
    const scene = composeScene([BLUE, GREEN], { width: 1092, height: 292 });
    expect(scene.pixelsPerInch).toBeCloseTo((200 * R337) / 243, 12);
    // 27 at 16:9: 200 high, 200·16/9 = 355.555… wide, (1092 − 3200/9)/2 = 368.222… from the left.
    expectBox(scene, 1, [368.2222222222222, 46, 355.5555555555556, 200]);
    // 29 at 21:9: 3/2·√58 · 200√337/243 = 100/81·√19546 high, 7/3 of it wide.
    expectBox(scene, 2, [344.6318788333457, 59.6993766428625, (700 / 243) * R19546, (100 / 81) * R19546]);
    expectBox(scene, 2, [344.6318788333457, 59.6993766428625, 402.7362423333085, 172.6012467142751]);
  });
});

describe("the margin", () => {
  it("S9.2: is 46 px", () => {
    expect(DRAWING_MARGIN).toBe(46);
  });

  it("D10: holds on each of the four sides, where width and height fit at once", () => {
    // 4:3 in a room of 400 × 300.
    const scene = composeScene([{ length: 5, unit: "in", width: 4, height: 3, colour: "red" }], {
      width: 492,
      height: 392,
    });
    expectBox(scene, 1, [46, 46, 400, 300]);
    expect(scene.pixelsPerInch).toBeCloseTo(100, 12);
  });

  it.each([
    [60, 60],
    [92, 500],
    [500, 92],
    [0, 0],
  ])("leaves no room in an area of %d × %d, so nothing is drawn", (width, height) => {
    const scene = composeScene([BLUE, GREEN], { width, height });
    expect(scene.pixelsPerInch).toBe(0);
    for (const kind of MARK_KINDS) expect([[], null]).toContainEqual(scene[kind]);
  });

  it("draws nothing without a screen", () => {
    expect(composeScene([], { width: 800, height: 600 }).outlines).toEqual([]);
  });
});

describe("a fixed scale", () => {
  const scale = { pixelsPerInch: 96 };
  /** 10 by 7.5 inches. */
  const screen: Screen = { length: 12.5, unit: "in", width: 4, height: 3, colour: "blue" };

  it("draws a screen 10 inches wide 960 px wide at 96 px an inch, beyond the margin and the area", () => {
    const scene = composeScene([screen], { width: 800, height: 600 }, { scale });
    expect(scene.pixelsPerInch).toBe(96);
    expectBox(scene, 1, [-80, -60, 960, 720]);
    expect(scene.bounds.width).toBeCloseTo(960, 10);
    expect(scene.bounds.height).toBeCloseTo(720, 10);
    expect(scene.grid).toMatchObject({ step: 1, pitch: 96 });
    expect(scene.scaleBar).toMatchObject({ length: 96, text: { content: "1 in" } });
  });

  it("leaves more than the margin around a small screen", () => {
    const scene = composeScene([screen], { width: 1960, height: 1720 }, { scale });
    expectBox(scene, 1, [500, 500, 960, 720]);
  });

  it("keeps labels in the area when their outlines exceed it", () => {
    const area = { width: 800, height: 600 };
    const { labels } = composeScene([screen, { ...screen, length: 25, colour: "red" }], area, { scale });
    expect(labels).toHaveLength(2);
    for (const { x, y, width, height } of labels) {
      expect(Math.min(x, y, area.width - x - width, area.height - y - height)).toBeGreaterThanOrEqual(0);
    }
  });

  it("moves outlines, grid and hatching by the offset, and leaves the scale bar where it is", () => {
    const screens = [screen, { ...screen, length: 8, colour: "red" as const }];
    const area = { width: 1200, height: 900 };
    const still = composeScene(screens, area, { scale });
    const moved = composeScene(screens, area, { scale, offset: { x: 30, y: -20 } });
    for (const [index, { x, y, width, height }] of still.outlines.entries()) {
      expectBox(moved, index === 0 ? 1 : 2, [x + 30, y - 20, width, height]);
    }
    expect(moved.grid?.origin.x).toBeCloseTo((still.grid?.origin.x ?? 0) + 30, 10);
    expect(still.hatchings.length).toBeGreaterThan(0);
    expect(moved.hatchings.map(({ phase }) => phase)).toEqual(still.hatchings.map(() => 10));
    expect(moved.scaleBar).toEqual(still.scaleBar);
  });

  it("cuts hatching to the area, so that a huge screen costs no more lines than a small one", () => {
    const huge: Screen = { length: 1e5, unit: "in", width: 1000, height: 1, colour: "red" };
    const { hatchings } = composeScene([{ ...screen, length: 5 }, huge], { width: 800, height: 600 }, { scale });
    expect(hatchings.length).toBeGreaterThan(0);
    for (const { x, y, width, height } of hatchings) {
      expect(Math.min(x, y, 800 - x - width, 600 - y - height)).toBeGreaterThanOrEqual(-1e-9);
    }
  });

  it("D30: a dimension goes on in an arrow where its outline leaves the area, with the whole length as its figure", () => {
    // 10 × 7.5 inches behind 4.8 × 3.6 inches, 960 × 720 px behind 461 × 346 px.
    const screens = [screen, { ...screen, length: 6, colour: "red" as const }];
    const area = { width: 800, height: 600 };
    const dimensionsAt = (offset: { x: number; y: number }) =>
      composeScene(screens, area, { scale, offset }).dimensions.filter(({ number }) => number === 1);
    const [centredWidth] = dimensionsAt({ x: 0, y: 0 });
    expect(centredWidth).toMatchObject({ cut: { from: true, to: true }, figure: { content: "10.0″" } });
    const [width] = dimensionsAt({ x: 126, y: 0 });
    expect(width).toMatchObject({ cut: { from: false, to: true }, figure: { content: "10.0″" } });
    expect(width?.from).toBeCloseTo(46, 10);
    expect(width?.to).toBeLessThan(area.width);
  });
});

describe("fills", () => {
  it.each([
    [1, 0.12],
    [3, 0.12],
    [4, 0.09],
    [5, 0.07],
    [6, 0],
    [10, 0],
  ])("V1: of %d screens have an opacity of %d", (count, opacity) => {
    const screens = COLOUR_NAMES.slice(0, count).map((colour): Screen => ({ ...DEFAULT_SPEC, colour }));
    const { outlines } = composeScene(screens, { width: 800, height: 600 });
    expect(outlines.map(({ fillOpacity }) => fillOpacity)).toEqual(Array(count).fill(opacity));
  });
});

describe("D34: previews", () => {
  const area = { width: 892, height: 692 };

  it("have the place and the scale of the committed screens and change no other mark", () => {
    const plain = composeScene([BLUE, GREEN], area);
    const typed: Screen = { length: 25, unit: "in", width: 16, height: 9, colour: "blue" };
    const { previews, ...rest } = composeScene([BLUE, GREEN], area, {
      previews: [{ id: 1, number: 1, screen: typed }],
    });
    expect({ ...rest, previews: [] }).toEqual(plain);
    // 25 inches at 30.0128989393651 px an inch are 400/√337 · 30.01… = 653.962… px wide, centred.
    const width = (400 / R337) * (1600 / (7 * R58));
    expect(previews).toEqual([
      {
        id: 1,
        number: 1,
        colour: colourHex("blue"),
        x: expect.closeTo(446 - width / 2, 8),
        y: expect.closeTo(346 - (width * 9) / 32, 8),
        width: expect.closeTo(width, 8),
        height: expect.closeTo((width * 9) / 16, 8),
      },
    ]);
  });

  it("end inside the area where the typed screen is larger than it", () => {
    const previewOf = (width: number, height: number) => {
      const screen: Screen = { length: 100, unit: "in", width, height, colour: "blue" };
      return composeScene([BLUE, GREEN], area, { previews: [{ id: 1, number: 1, screen }] }).previews;
    };
    expect(previewOf(16, 9)).toMatchObject([{ x: 3, y: 3, width: 886, height: 686 }]);
    // 100 inches at 30.01 px an inch and 1:9 are 331.44 px wide.
    expect(previewOf(1, 9)).toMatchObject([{ y: 3, width: expect.closeTo(331.437, 2), height: 686 }]);
  });
});

describe("painting order", () => {
  const area = { width: 800, height: 600 };
  const screen = (display: Partial<DisplaySpec>, colour: Screen["colour"]): Screen => ({
    ...DEFAULT_SPEC,
    ...display,
    colour,
  });

  it("S4.10: draws the largest area first, at the back, not the widest", () => {
    // 27² · 144/337 = 311.5 square inches; the wider 29 at 21:9 has 29² · 21/58 = 304.5.
    expect(colours(composeScene([GREEN, BLUE], area))).toEqual(["blue", "green"]);
    expect(composeScene([GREEN, BLUE], area).outlines.map(({ number }) => number)).toEqual([2, 1]);
  });

  it("D10: keeps the list's order for equal areas", () => {
    const screens = COLOUR_NAMES.map((colour) => screen({}, colour));
    expect(colours(composeScene(screens, area))).toEqual(COLOUR_NAMES);
  });

  it.each([
    ["the same screen in inches and in centimetres", { length: 27 }, { length: 68.58, unit: "cm" }],
    ["upright and across", { width: 16, height: 9 }, { width: 9, height: 16 }],
    ["one ratio in other numbers", { width: 16, height: 9 }, { width: 1.6, height: 0.9 }],
  ] as const)("D10: treats %s as equal areas", (_, one, other) => {
    // At many lengths, since rounding of doubles depends on the digits.
    for (let tenth = 1; tenth <= 1000; tenth++) {
      const factor = tenth / 10;
      const first = screen({ ...one, length: (("length" in one ? one.length : 27) * factor) / 27 }, "red");
      const second = screen({ ...other, length: (("length" in other ? other.length : 27) * factor) / 27 }, "teal");
      expect(colours(composeScene([first, second], area))).toEqual(["red", "teal"]);
      expect(colours(composeScene([second, first], area))).toEqual(["teal", "red"]);
    }
  });

  it("orders areas that differ by a millionth", () => {
    expect(colours(composeScene([screen({}, "red"), screen({ length: 27.00001 }, "teal")], area))).toEqual([
      "teal",
      "red",
    ]);
  });

  it("S9.1: draws ten screens, each once, the largest first", () => {
    const screens = COLOUR_NAMES.map((colour, index) => screen({ length: 10 + index }, colour));
    const scene = composeScene(screens, area);
    expect(colours(scene)).toEqual(COLOUR_NAMES.toReversed());
    expect(scene.outlines.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(scene.labels.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
