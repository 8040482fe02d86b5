import { expect, it } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { readFocus } from "#comparison/focus.ts";
import type { Size } from "#domain/geometry/size.ts";
import { composeAbove } from "#drawing/scene/above/compose-above.ts";
import { aboveElements } from "#drawing/svg/above-elements.ts";
import { element, viewBoxOf } from "#drawing/svg/element.ts";
import { SCHEME_STYLE } from "#drawing/svg/marks-style.ts";
import { renderShareImage } from "#drawing/svg/share-image.ts";
import { drawingElements, FILE_AREA, fileElement, renderSvgFile, renderThumbnail } from "#drawing/svg/svg-file.ts";
import { writeText } from "#drawing/svg/write-text.ts";
import * as en from "#words/en/en.ts";

/**
 * A person has checked the pictures beside this file. After an intended change run `npm test -- tests/drawings --update`
 * and look at the changed files in a browser.
 */
async function expectPicture(svg: string, name: string) {
  // One element a line, for a readable diff.
  await expect(`${svg.replaceAll("><", ">\n<")}\n`).toMatchFileSnapshot(`./${name}.svg`);
}

function read(query: string) {
  const parameters = new URLSearchParams(query);
  const { comparison, unreadable } = readComparison(parameters, "in");
  expect(unreadable).toEqual([]);
  return { comparison, focus: readFocus(parameters, comparison) };
}

const DEFAULTS = "screens=27in-16x9-blue~29in-21x9-green";
const TEN = "screens=27-16x9~34-21x9~32-16x9~24-16x10~6.1-9x19.5~13.3-16x10~49-32x9~55-16x9~43-16x9~27.7cm-4x3";
const NAMES = "screens=68.58cm-16x9_Desk+%26+“chair”~60cm-16x10_<b>~139.7cm-16x9_客厅&lengths=cm";
const TOO_LARGE = "screens=65in-16x9~75in-16x9&space=150x85cm&lengths=cm";
const PIXELS = "screens=27in-3840x2160-scale125~34in-3440x1440&scale=pixels";
const ROW = "screens=27in-9x16~34in-3440x1440~24in-16x10&align=side&lengths=cm";
const TEN_IN_A_ROW =
  "screens=27in-9x16~34-3440x1440~24-16x10~27-16x9~32-16x9~49-32x9~15.6-16x9~14-16x10~11-4x3~6.1-9x19.5&align=side&lengths=cm";
/** From a phone to a television. */
const MANY_SIZES = "screens=6.1-1170x2532~11-2388x1668~13.3-16x10~27-16x9~34-3440x1440~55-16x9";
const OBJECTS = "objects=card,a4,person,sofa";
const TWO_IN_A_ROOM = `screens=65-16x9~55-16x9&${OBJECTS}`;
const TEN_IN_A_ROOM = `screens=24-16x9~27-16x9~34-3440x1440~32-16x9~38-12x5~14-16x10~49-32x9~43-16x9~55-16x9~65-16x9&${OBJECTS}`;

/** A wide page's column with the line of a row, and a phone's drawing. */
const COLUMN: Size = { width: 832, height: 504 };
const onPhone = (height: number): Size => ({ width: 390, height });

const DRAWINGS: Readonly<Record<string, readonly [query: string, area?: Size]>> = {
  defaults: [DEFAULTS],
  "ten-usual": [TEN],
  "ten-alike": [`screens=${Array(10).fill("27-16x9").join("~")}`],
  "ten-flat": ["screens=27-32x9~28-64x9~29-100x9~30-250x9~31-500x9~32-1000x9~33-32x9~34-1000x9~35-700x9~36-40x9"],
  "ten-upright": ["screens=5-9x19~5.2-9x19~5.4-9x19~5.6-9x19~5.8-9x19~6-9x19~6.2-9x19~6.4-9x19~6.6-9x19~6.8-9x19"],
  "tiny-in-huge": ["screens=0.01-1x1~99999-16x9~1-1x1000~1-1000x1~100-4x3~1000cm-3x4"],
  "set-beside-one": ["screens=49in-32x9~2x27in-16x9"],
  "sets-with-gaps": ["screens=2x27in-2560x1440-gap2_Desk~3x24in-9x16-gap1~34in-3440x1440"],
  "metric-with-names": [NAMES],
  // What all screens show, and what stands beside them (D31, D33).
  "film-on-ultrawide": ["screens=27in-16x9~34in-3440x1440&content=16x9"],
  "wide-film-on-three": ["screens=2x27in-16x9~34in-3440x1440~65in-16x9&content=2.39x1"],
  "objects-on-laptops": ["screens=14in-16x10~6.1in-9x19.5&objects=card,a4,letter"],
  "room-one-centre": [`screens=65-16x9&${OBJECTS}`],
  "room-two-bottom": [`${TWO_IN_A_ROOM}&align=bottom`],
  "room-two-side": [`${TWO_IN_A_ROOM}&align=side`],
  "room-ten-corner": [`${TEN_IN_A_ROOM}&align=corner`],
  "room-ten-side": [`${TEN_IN_A_ROOM}&align=side`],
  "aligned-centre": [MANY_SIZES],
  "aligned-bottom": [`${MANY_SIZES}&align=bottom`],
  "aligned-corner": [`${MANY_SIZES}&align=corner`],
  "aligned-side": [`${MANY_SIZES}&align=side`],
  // From the seat, and curved (D32, D61).
  "from-the-seat": ["screens=27in-16x9~65in-16x9-at250cm&scale=seat&distance=60cm"],
  "curved-alike": ["screens=49in-5120x1440-r1800~49in-5120x1440-r1000&lengths=cm"],
  "curved-from-the-seat": ["screens=34in-3440x1440~49in-5120x1440-r1000&scale=seat&distance=75cm"],
  // In a space (D38).
  "space-fits": ["screens=55in-16x9&space=150x85cm&lengths=cm"],
  "space-too-large": [TOO_LARGE],
  "space-phone": [TOO_LARGE, onPhone(386)],
  "space-width-alone": ["screens=2x27in-16x9~34in-3440x1440&space=120cm&frame=0&lengths=cm"],
  "space-set": ["screens=2x27in-2560x1440-gap2&space=50x16in&frame=0.5"],
  "space-rotated": ["screens=27in-9x16~32in-16x9&space=80x60cm&align=centre&lengths=cm"],
  "space-three": ["screens=55in-16x9~65in-16x9~75in-16x9&space=150x85cm&align=side&lengths=cm"],
  "space-ten": [`${TEN}&space=100x60cm&lengths=cm`],
  "space-alone": ["screens=none&space=150x85cm&lengths=cm"],
  // In a row (D56).
  "row-one": ["screens=27in-16x9&align=side&space=120cm&lengths=cm", COLUMN],
  "row-two": ["screens=27in-16x9~32in-16x9&align=side", COLUMN],
  "row-desk": [`${ROW}&space=180cm`, COLUMN],
  "row-too-wide": [`${ROW}&space=140cm`, COLUMN],
  "row-too-high": [`${ROW}&space=180x50cm`, COLUMN],
  "row-wall": ["screens=65in-16x9~43in-9x16&align=side&level=centre&space=260x120cm&lengths=cm", COLUMN],
  "row-tops": ["screens=27in-16x9~32in-16x9&align=side&level=top", COLUMN],
  "row-raised": ["screens=27in-16x9-up6~14in-16x10&align=side&space=120cm&lengths=cm", COLUMN],
  "row-without-frames": ["screens=27in-16x9~27in-16x9~24in-16x10&align=side&frame=0&lengths=cm", COLUMN],
  "row-ten": [TEN_IN_A_ROW, COLUMN],
  "row-phone": [`${ROW}&space=180cm`, onPhone(340)],
  "row-curved": ["screens=27in-9x16~49in-5120x1440-r1000&align=side&space=160cm&lengths=cm", COLUMN],
  "row-phone-ten": [TEN_IN_A_ROW, onPhone(286)],
  // In pixels, each with its scaling (D46).
  "pixels-two": [PIXELS],
  "pixels-phone": [PIXELS, onPhone(366)],
  "pixels-one-left-out": ["screens=27in-3840x2160-scale125~34in-3440x1440~29in-21x9&scale=pixels"],
  "pixels-set": ["screens=2x27in-2560x1440-gap2~49in-5120x1440&scale=pixels"],
  "pixels-upright": ["screens=27in-1440x2560~32in-3840x2160-scale150&scale=pixels"],
  "pixels-ten": [
    "screens=24in-1920x1080~27in-2560x1440~27in-3840x2160-scale150~32in-3840x2160-scale125~34in-3440x1440~38in-3840x1600~49in-5120x1440~14in-3024x1964-scale200~6.1in-1179x2556-scale300~16in-16x10&scale=pixels",
  ],
};

it.each(Object.entries(DRAWINGS))("draws %s like its checked picture", async (name, [query, area = FILE_AREA]) => {
  const { comparison } = read(query);
  const elements = drawingElements(comparison, area, en.fromAbove.texts);
  const file = fileElement(en.description.describeComparison(comparison), SCHEME_STYLE, elements);
  await expectPicture(writeText(file), name);
});

it.each(
  Object.entries({
    defaults: DEFAULTS,
    "ten-usual": TEN,
    "metric-with-names": NAMES,
    row: `${ROW}&space=180cm`,
    pixels: PIXELS,
  }),
)("draws share-%s like its checked picture", async (name, query) => {
  const { comparison } = read(query);
  await expectPicture(renderShareImage(comparison, { words: en, host: "diagonal.example" }), `share-${name}`);
});

it.each(
  Object.entries({
    "focus-nested": "screens=55in-16x9~65in-16x9~75in-16x9&align=bottom&focus=2&lengths=cm",
    "focus-in-a-room": "screens=65in-16x9&objects=person,sofa&focus=1",
  }),
)("draws %s and its thumbnail like their checked pictures (V16)", async (name, query) => {
  const { comparison, focus } = read(query);
  await expectPicture(renderSvgFile(comparison, { words: en, focus }), name);
  await expectPicture(renderThumbnail(comparison, { words: en, focus }), `${name}-thumbnail`);
});

/** In the column of the details on a desktop, and on a phone. */
const DETAILS: Size = { width: 784, height: 392 };
const DETAILS_ON_PHONE: Size = { width: 356, height: 272 };

const THREE_CURVED = "34in-3440x1440~49in-5120x1440-r1000~49in-5120x1440-r1800";
const DESK_AND_ROOM = "49in-5120x1440-r1800~27in-16x9";
const MANY_CURVED = "34in-3440x1440-r1500~49in-5120x1440-r1000~27in-16x9~32in-16x9-r1000";

const ABOVE: Readonly<Record<string, readonly [screens: string, distance: number | null, area: Size]>> = {
  "above-three": [THREE_CURVED, 70, DETAILS],
  "above-three-phone": [THREE_CURVED, 70, DETAILS_ON_PHONE],
  "above-one": ["49in-5120x1440-r1800", 75, DETAILS],
  "above-set": ["2x27in-2560x1440-r1500-gap2~34in-3440x1440-r1900-at90cm", 65, DETAILS],
  "above-near": ["49in-5120x1440-r800", 20, DETAILS],
  "above-desk-and-room": [DESK_AND_ROOM, null, DETAILS],
  "above-desk-and-room-phone": [DESK_AND_ROOM, null, DETAILS_ON_PHONE],
  "above-sets-and-room": ["2x27in-16x9-r1500~49in-5120x1440-r1000~27in-16x9-at75cm", null, DETAILS],
  "above-many": [MANY_CURVED, 70, DETAILS],
  "above-many-phone": [MANY_CURVED, 70, DETAILS_ON_PHONE],
};

it.each(Object.entries(ABOVE))("draws %s like its checked picture (D61)", async (name, [screens, distance, area]) => {
  const { comparison } = read(`screens=${screens}`);
  const scene = composeAbove(comparison.screens, area, { texts: en.fromAbove.texts, unit: "cm", distance });
  const file = element("svg", { xmlns: "http://www.w3.org/2000/svg", ...viewBoxOf(area) }, [
    element("style", {}, [SCHEME_STYLE]),
    element("rect", { class: "back", width: "100%", height: "100%" }),
    ...(scene === null ? [] : aboveElements(scene)),
  ]);
  await expectPicture(writeText(file), name);
});
