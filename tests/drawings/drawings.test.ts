import { expect, it } from "vitest";
import { parseScreens, readComparison } from "#comparison/address.ts";
import { ARRANGEMENTS } from "#comparison/arrangement.ts";
import { readFocus } from "#comparison/focus.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { View } from "#comparison/view.ts";
import type { Screen } from "#domain/display/screen.ts";
import { composeAbove } from "#drawing/scene/above/compose-above.ts";
import { aboveElements } from "#drawing/svg/above-elements.ts";
import { element, viewBoxOf } from "#drawing/svg/element.ts";
import { SCHEME_STYLE } from "#drawing/svg/marks-style.ts";
import { renderShareImage } from "#drawing/svg/share-image.ts";
import { drawingElements, FILE_AREA, fileElement, renderSvgFile, renderThumbnail } from "#drawing/svg/svg-file.ts";
import { writeText } from "#drawing/svg/write-text.ts";
import { en } from "#words/en/en.ts";
import { fromAbove } from "#words/en/from-above.ts";

/** The drawing of a wide page's column alone. */
function renderSvg(screens: readonly Screen[], view: Partial<View> = {}): string {
  const comparison = comparisonWith(screens, view);
  return writeText(
    fileElement(
      en.description.describeComparison(comparison),
      SCHEME_STYLE,
      drawingElements(comparison, FILE_AREA, en.drawing),
    ),
  );
}

/**
 * A person has checked the pictures beside this file. After an intended change run `npm test -- tests/drawings --update`
 * and look at the changed files in a browser.
 */
const DRAWINGS = {
  defaults: "27in-16x9-blue~29in-21x9-green",
  "ten-usual": "27-16x9~34-21x9~32-16x9~24-16x10~6.1-9x19.5~13.3-16x10~49-32x9~55-16x9~43-16x9~27.7cm-4x3",
  "ten-alike": Array(10).fill("27-16x9").join("~"),
  "ten-flat": "27-32x9~28-64x9~29-100x9~30-250x9~31-500x9~32-1000x9~33-32x9~34-1000x9~35-700x9~36-40x9",
  "ten-upright": "5-9x19~5.2-9x19~5.4-9x19~5.6-9x19~5.8-9x19~6-9x19~6.2-9x19~6.4-9x19~6.6-9x19~6.8-9x19",
  "tiny-in-huge": "0.01-1x1~99999-16x9~1-1x1000~1-1000x1~100-4x3~1000cm-3x4",
  "set-beside-one": "49in-32x9~2x27in-16x9",
  "sets-with-gaps": "2x27in-2560x1440-gap2_Desk~3x24in-9x16-gap1~34in-3440x1440",
  "metric-with-names": "68.58cm-16x9_Desk & “chair”~60cm-16x10_<b>~139.7cm-16x9_客厅",
} as const;

/** Centimetres come first in one of them (D36). */
const viewOf = (name: string): Partial<View> => (name === "metric-with-names" ? { lengths: "cm" } : {});

it.each(Object.entries(DRAWINGS))("draws %s like its checked picture", async (name, address) => {
  const { screens, unreadable } = parseScreens(address);
  expect(unreadable).toEqual([]);
  // One element a line, for a readable diff.
  const svg = `${renderSvg(screens, viewOf(name)).replaceAll("><", ">\n<")}\n`;
  await expect(svg).toMatchFileSnapshot(`./${name}.svg`);
});

it.each(["defaults", "ten-usual", "metric-with-names"] as const)(
  "draws share-%s like its checked picture",
  async (name) => {
    const comparison = comparisonWith(parseScreens(DRAWINGS[name]).screens, viewOf(name));
    const svg = `${renderShareImage(comparison, { words: en, host: "diagonal.example" }).replaceAll("><", ">\n<")}\n`;
    await expect(svg).toMatchFileSnapshot(`./share-${name}.svg`);
  },
);
/** What the visitor can choose to see besides the outlines. */
const VIEWS = {
  "film-on-ultrawide": ["27in-16x9~34in-3440x1440", { content: "16x9" }],
  "objects-on-laptops": ["14in-16x10~6.1in-9x19.5", { objects: ["card", "a4", "letter"] }],
  "from-the-seat": ["27in-16x9~65in-16x9-at250cm", { scale: "seat", distance: 60 }],
  "curved-alike": ["49in-5120x1440-r1800~49in-5120x1440-r1000", { lengths: "cm" }],
  "curved-from-the-seat": ["34in-3440x1440~49in-5120x1440-r1000", { scale: "seat", distance: 75 }],
  "wide-film-on-three": ["2x27in-16x9~34in-3440x1440~65in-16x9", { content: "2.39x1" }],
} as const;

it.each(Object.entries(VIEWS))("draws %s like its checked picture", async (name, [address, view]) => {
  const svg = `${renderSvg(parseScreens(address).screens, view).replaceAll("><", ">\n<")}\n`;
  await expect(svg).toMatchFileSnapshot(`./${name}.svg`);
});

const SPACES = {
  "space-fits": "screens=55in-16x9&space=150x85cm&lengths=cm",
  "space-too-wide": "screens=65in-16x9&space=140x85cm&lengths=cm",
  "space-too-high": "screens=65in-16x9&space=150x80cm&lengths=cm",
  "space-too-large": "screens=65in-16x9~75in-16x9&space=150x85cm&lengths=cm",
  "space-just-fits": "screens=65in-16x9&space=146x83cm&lengths=cm",
  "space-width-alone": "screens=2x27in-16x9~34in-3440x1440&space=120cm&frame=0&lengths=cm",
  "space-set": "screens=2x27in-2560x1440-gap2&space=50x16in&frame=0.5",
  "space-rotated": "screens=27in-9x16~32in-16x9&space=80x60cm&align=centre&lengths=cm",
  "space-three": "screens=55in-16x9~65in-16x9~75in-16x9&space=150x85cm&align=side&lengths=cm",
  "space-ten": `screens=${DRAWINGS["ten-usual"]}&space=100x60cm&lengths=cm`,
  "space-alone": "screens=none&space=150x85cm&lengths=cm",
} as const;

it.each(Object.entries(SPACES))("draws %s like its checked picture (D38)", async (name, query) => {
  const { comparison, unreadable } = readComparison(new URLSearchParams(query), "in");
  expect(unreadable).toEqual([]);
  const { screens, ...view } = comparison;
  const svg = `${renderSvg(
    screens.map(({ screen }) => screen),
    view,
  ).replaceAll("><", ">\n<")}\n`;
  await expect(svg).toMatchFileSnapshot(`./${name}.svg`);
});

const ROW = "screens=27in-9x16~34in-3440x1440~24in-16x10&align=side&lengths=cm";
const TEN_IN_A_ROW =
  "screens=27in-9x16~34-3440x1440~24-16x10~27-16x9~32-16x9~49-32x9~15.6-16x9~14-16x10~11-4x3~6.1-9x19.5&align=side&lengths=cm";

/** Screens in a row (D56), in the area of a desktop with the line of the row, or of a phone. */
const ROWS = {
  "row-one": ["screens=27in-16x9&align=side&space=120cm&lengths=cm", 504],
  "row-two": ["screens=27in-16x9~32in-16x9&align=side", 504],
  "row-desk": [`${ROW}&space=180cm`, 504],
  "row-too-wide": [`${ROW}&space=140cm`, 504],
  "row-too-high": [`${ROW}&space=180x50cm`, 504],
  "row-wall": ["screens=65in-16x9~43in-9x16&align=side&level=centre&space=260x120cm&lengths=cm", 504],
  "row-tops": ["screens=27in-16x9~32in-16x9&align=side&level=top", 504],
  "row-raised": ["screens=27in-16x9-up6~14in-16x10&align=side&space=120cm&lengths=cm", 504],
  "row-without-frames": ["screens=27in-16x9~27in-16x9~24in-16x10&align=side&frame=0&lengths=cm", 504],
  "row-ten": [TEN_IN_A_ROW, 504],
  "row-phone": [`${ROW}&space=180cm`, 340],
  "row-curved": ["screens=27in-9x16~49in-5120x1440-r1000&align=side&space=160cm&lengths=cm", 504],
  "row-phone-ten": [TEN_IN_A_ROW, 286],
} as const;

it.each(Object.entries(ROWS))("draws %s like its checked picture (D56)", async (name, [query, height]) => {
  const { comparison, unreadable } = readComparison(new URLSearchParams(query), "in");
  expect(unreadable).toEqual([]);
  const elements = drawingElements(comparison, { width: name.includes("phone") ? 390 : 832, height }, en.drawing);
  const svg = `${writeText(fileElement(en.description.describeComparison(comparison), SCHEME_STYLE, elements)).replaceAll("><", ">\n<")}\n`;
  await expect(svg).toMatchFileSnapshot(`./${name}.svg`);
});

it("draws share-row like its checked picture (D56)", async () => {
  const { comparison } = readComparison(new URLSearchParams(`${ROW}&space=180cm`), "in");
  const svg = renderShareImage(comparison, { words: en, host: "diagonal.example" });
  await expect(`${svg.replaceAll("><", ">\n<")}\n`).toMatchFileSnapshot("./share-row.svg");
});

it("draws space-phone like its checked picture (D38)", async () => {
  const { comparison } = readComparison(new URLSearchParams(SPACES["space-too-large"]), "in");
  const elements = drawingElements(comparison, { width: 390, height: 386 }, en.drawing);
  const svg = `${writeText(fileElement(en.description.describeComparison(comparison), SCHEME_STYLE, elements)).replaceAll("><", ">\n<")}\n`;
  await expect(svg).toMatchFileSnapshot("./space-phone.svg");
});

/** In pixels, each with its scaling. */
const PIXELS = {
  "pixels-two": "27in-3840x2160-scale125~34in-3440x1440",
  "pixels-one-left-out": "27in-3840x2160-scale125~34in-3440x1440~29in-21x9",
  "pixels-set": "2x27in-2560x1440-gap2~49in-5120x1440",
  "pixels-upright": "27in-1440x2560~32in-3840x2160-scale150",
  "pixels-ten":
    "24in-1920x1080~27in-2560x1440~27in-3840x2160-scale150~32in-3840x2160-scale125~34in-3440x1440~38in-3840x1600~49in-5120x1440~14in-3024x1964-scale200~6.1in-1179x2556-scale300~16in-16x10",
} as const;

const comparisonInPixels = (address: string) => comparisonWith(parseScreens(address).screens, { scale: "pixels" });

it.each(Object.entries(PIXELS))("draws %s like its checked picture (D46)", async (name, address) => {
  const svg = `${renderSvg(parseScreens(address).screens, { scale: "pixels" }).replaceAll("><", ">\n<")}\n`;
  await expect(svg).toMatchFileSnapshot(`./${name}.svg`);
});

it("draws pixels-phone like its checked picture (D46)", async () => {
  const elements = drawingElements(comparisonInPixels(PIXELS["pixels-two"]), { width: 390, height: 366 }, en.drawing);
  const file = fileElement(
    en.description.describeComparison(comparisonInPixels(PIXELS["pixels-two"])),
    SCHEME_STYLE,
    elements,
  );
  await expect(`${writeText(file).replaceAll("><", ">\n<")}\n`).toMatchFileSnapshot("./pixels-phone.svg");
});

it("draws share-pixels like its checked picture (D46)", async () => {
  const svg = renderShareImage(comparisonInPixels(PIXELS["pixels-two"]), { words: en, host: "diagonal.example" });
  await expect(`${svg.replaceAll("><", ">\n<")}\n`).toMatchFileSnapshot("./share-pixels.svg");
});
/** What only pictures know (V16). */
const PICTURES = {
  "focus-nested": "screens=55in-16x9~65in-16x9~75in-16x9&align=bottom&focus=2&lengths=cm",
  "focus-in-a-room": "screens=65in-16x9&objects=person,sofa&focus=1",
} as const;

it.each(Object.entries(PICTURES))(
  "draws %s and its thumbnail like their checked pictures (V16)",
  async (name, query) => {
    const parameters = new URLSearchParams(query);
    const { comparison } = readComparison(parameters, "in");
    const focus = readFocus(parameters, comparison);
    const svg = `${renderSvgFile(comparison, { words: en, focus }).replaceAll("><", ">\n<")}\n`;
    await expect(svg).toMatchFileSnapshot(`./${name}.svg`);
    const thumbnail = `${renderThumbnail(comparison, { words: en, focus }).replaceAll("><", ">\n<")}\n`;
    await expect(thumbnail).toMatchFileSnapshot(`./${name}-thumbnail.svg`);
  },
);

/** From a phone to a television. */
const MANY_SIZES = "6.1-1170x2532~11-2388x1668~13.3-16x10~27-16x9~34-3440x1440~55-16x9";

it.each(ARRANGEMENTS)("draws aligned-%s like its checked picture", async (arrangement) => {
  const svg = `${renderSvg(parseScreens(MANY_SIZES).screens, { arrangement }).replaceAll("><", ">\n<")}\n`;
  await expect(svg).toMatchFileSnapshot(`./aligned-${arrangement}.svg`);
});

const ROOMS = {
  one: "65-16x9",
  two: "65-16x9~55-16x9",
  ten: "24-16x9~27-16x9~34-3440x1440~32-16x9~38-12x5~14-16x10~49-32x9~43-16x9~55-16x9~65-16x9",
} as const;

it.each(
  ARRANGEMENTS.flatMap((arrangement) =>
    Object.entries(ROOMS).map(([count, address]) => [count, arrangement, address] as const),
  ),
)(
  "draws %s beside an adult and a sofa, aligned %s, like its checked picture (D31)",
  async (count, arrangement, address) => {
    const objects = ["card", "a4", "person", "sofa"] as const;
    const svg = `${renderSvg(parseScreens(address).screens, { arrangement, objects }).replaceAll("><", ">\n<")}\n`;
    await expect(svg).toMatchFileSnapshot(`./room-${count}-${arrangement}.svg`);
  },
);

/** From above (D61), in the column of the details on a desktop and on a phone. */
const ABOVE = {
  "above-three": ["34in-3440x1440~49in-5120x1440-r1000~49in-5120x1440-r1800", 70],
  "above-one": ["49in-5120x1440-r1800", 75],
  "above-set": ["2x27in-2560x1440-r1500-gap2~34in-3440x1440-r1900-at90cm", 65],
  "above-near": ["49in-5120x1440-r800", 20],
  "above-desk-and-room": ["49in-5120x1440-r1800~27in-16x9", null],
  "above-sets-and-room": ["2x27in-16x9-r1500~49in-5120x1440-r1000~27in-16x9-at75cm", null],
  "above-many": ["34in-3440x1440-r1500~49in-5120x1440-r1000~27in-16x9~32in-16x9-r1000", 70],
} as const;

it.each(
  Object.entries(ABOVE).flatMap(([name, drawn]) => [
    [name, { width: 784, height: 392 }, drawn] as const,
    [`${name}-phone`, { width: 356, height: 272 }, drawn] as const,
  ]),
)("draws %s like its checked picture (D61)", async (name, area, [link, distance]) => {
  const { screens } = comparisonWith(parseScreens(link).screens);
  const scene = composeAbove(screens, area, { texts: fromAbove.texts, unit: "cm", distance });
  const file = element("svg", { xmlns: "http://www.w3.org/2000/svg", ...viewBoxOf(area) }, [
    element("style", {}, [SCHEME_STYLE]),
    element("rect", { class: "back", width: "100%", height: "100%" }),
    ...(scene === null ? [] : aboveElements(scene)),
  ]);
  await expect(`${writeText(file).replaceAll("><", ">\n<")}\n`).toMatchFileSnapshot(`./${name}.svg`);
});
