import { MODELS } from "#domain/catalogue/models.ts";
import { hasPixels, hasRatio, ifTrue, listed } from "../catalogue.ts";
import { A4, LETTER, lineAt, pageOn } from "../definitions.ts";
import { FRAME, outerWidth } from "../desk-work.ts";
import {
  area,
  cm,
  cmAndInches,
  density,
  diagonalOfHeight,
  diagonalOfWidth,
  figure,
  height,
  inCentimetres,
  inch,
  inches,
  inInches,
  less,
  mm,
  more,
  percent,
  width,
} from "../figures.ts";
import { LAPTOPS, PHONES as WHOLE_PHONES } from "../makers-sizes.ts";
import { linesOn } from "../pictures/ratio-16-9-or-16-10.ts";
import type { Claims } from "./claim.ts";

/** `4.3 cm (1.7″)`, from inches. */
const both = (length: number) => cmAndInches(length);
const millimetres = (length: number) => `${mm(length)} (${inch(length)})`;
/** `13.2 × 19.8 cm (5.2 × 7.8″)`, from inches. */
const sides = (wide: number, tall: number) => `${inCentimetres(wide, tall)} (${inInches(wide, tall)})`;
/** With the frame. */
const outer = (address: string) => sides(outerWidth(address), height(address) + 2 * FRAME);

const [NARROW, WIDE] = ["14in-16x9", "14in-16x10"] as const;
/** A line of text at that scaling. */
const textLine = (address: string, across: number, scaling: number) => lineAt(density(address, across) / scaling);
/** Two upright A4 pages side by side, as a share of their size. */
const twoPages = (address: string) =>
  percent(Math.min(width(address) / (2 * A4.width), height(address) / A4.height), 0);
/** The bar above a 16:9 film, and below it. */
const bar = (address: string) => (height(address) - width(address) / (16 / 9)) / 2;
/** The height of a page that 200 pixels of toolbars leave. */
const leaves = (rows: number) => rows - 200;

const MONITORS = listed(["Monitor", "Ultrawide"]);

const E_READER_MAKERS = ["Amazon", "Kobo", "reMarkable"];
const OTHER_TABLETS = listed(["Tablet"]).filter(
  ({ device }) => device !== null && ![...E_READER_MAKERS, "Apple"].includes(device.maker),
);
const IPAD = "10.86in-1640x2360";
const IPAD_13 = "12.9in-2048x2732";
const pages = (name: string, page: typeof A4) =>
  `| ${name} | ${["11in-10x16", IPAD, IPAD_13].map((tablet) => percent(pageOn(tablet, page), 0)).join(" | ")} |`;
const KEYS = inches(15 * 1.9);
const modelDiagonal = (name: string) => {
  const length = MODELS.find(({ device }) => device?.model === name)?.display.length;
  if (length === undefined) throw new Error(`no model: ${name}`);
  return `${figure(length, 2).replace(/0$/, "")}″`;
};

interface Whole {
  readonly width: number;
  readonly height: number;
  readonly screen: string;
}
const bare = (length: number) => mm(length).replace(" mm", "");
const phoneRow = (name: string, phone: Whole) =>
  `| ${name} | ${bare(phone.width)} × ${mm(phone.height)}<br>(${inInches(phone.width, phone.height)}) | ${bare(width(phone.screen))} × ${mm(height(phone.screen))} |`;
const laptopRow = (name: string, laptop: Whole, weight: string) =>
  `| ${name} | ${inCentimetres(laptop.width, laptop.height)}<br>(${inInches(laptop.width, laptop.height)}) | ${weight} kg |`;
const { iPhone17, iPhone16Plus, iPhone17ProMax, galaxyS25Plus, galaxyS25Ultra } = WHOLE_PHONES;
const { macBookPro14, macBookPro16, inspiron14, thinkPadT16 } = LAPTOPS;
const SIDES = Object.values(WHOLE_PHONES).map((phone) => (phone.width - width(phone.screen)) * 25.4);
/** iPhone 17, iPhone 17 Pro Max, iPhone 7 Plus. */
const [SMALL, LARGE, OLD] = ["6.27in-1206x2622", "6.86in-1320x2868", "5.5in-1080x1920"] as const;
/** The screens of a Galaxy S25+ and of a Galaxy S25 Ultra. */
const [GALAXY_67, GALAXY_69] = [galaxyS25Plus.screen, galaxyS25Ultra.screen];
const PHONES = listed(["Phone"]);
/** About 19.5:9 or 20:9: makers name the nearest half. */
const TALL_PHONES = PHONES.filter(({ display: { width, height } }) => {
  const ninths = (9 * Math.max(width, height)) / Math.min(width, height);
  return [19.5, 20].some((named) => Math.abs(ninths - named) <= 0.25);
});
const NEW_PHONES = PHONES.filter(
  ({ device }) => (device?.year ?? 0) >= 2025 && !device?.aliases.some((alias) => alias.startsWith("foldable")),
);
const newPhones = (from: number, to: number) =>
  NEW_PHONES.filter(({ display: { length } }) => length >= from && length <= to).length;
/** A 16:9 video on a phone that lies on its side. */
const video = (phone: string) => inch(diagonalOfHeight(width(phone), 16 / 9));

export const DEVICES: Readonly<Record<string, Claims>> = {
  "laptop-14-or-16-inch": {
    given: [
      "From a 15.6″:",
      "From a 13.3″:",
      "scaling at 125%",
      "2560×1600 at 150%",
      "with [16.2″",
      "The 13.6″ and the 15.3″",
      "is 0.5 kg heavier",
    ],
    computed: [
      `has ${more(area("16in-16x10"), area(WIDE), 0)} more screen, but as a MacBook Pro it’s ${both(macBookPro16.width - macBookPro14.width)} wider and ${both(macBookPro16.height - macBookPro14.height)} deeper`,
      laptopRow("MacBook Pro 14″", macBookPro14, "1.6"),
      laptopRow("Dell Inspiron 14", inspiron14, "1.5"),
      laptopRow("MacBook Pro 16″", macBookPro16, "2.1"),
      laptopRow("ThinkPad T16", thinkPadT16, "1.6"),
      `closed, ${inCentimetres(macBookPro14.width, macBookPro14.height)} and ${inCentimetres(macBookPro16.width, macBookPro16.height)}, on one corner`,
      `over the sheet by ${both(macBookPro16.width - A4.height)} to one side and ${both(macBookPro16.height - A4.width)} to the back`,
      ifTrue("differ by more than half a centimetre", thinkPadT16.width - macBookPro16.width > inches(0.5)),
      `the larger MacBook needs ${both(macBookPro16.height - macBookPro14.height)} more`,
      `the 16″ is ${inCentimetres(width("16in-16x10"), height("16in-16x10"))}`,
      `enlarged by ${more(16, 14, 0)} in both`,
      `It’s ${textLine(WIDE, 1920, 1.25)} high on a 14″ and ${textLine("16in-16x10", 1920, 1.25)} on a 16″`,
      `shows text at ${textLine("16in-16x10", 2560, 1.5)}`,
      `and ${more(2560 / 1.5, 1920 / 1.25, 0)} more fits across`,
      `at ${twoPages(WIDE)} of its size on a 14″, at ${twoPages("16in-16x10")} on a 16″`,
      `At 50 cm (${inch(inches(50))})`,
      `just as wide and ${both(height("16in-16x10") - height("15.6in-16x9"))} taller, so you get ${more(area("16in-16x10"), area("15.6in-16x9"), 0)} more area`,
      `That of a 14″ is ${both(width("15.6in-16x9") - width(WIDE))} narrower and has ${less(area(WIDE), area("15.6in-16x9"), 0)} less area`,
      `has ${more(area(WIDE), area("13.3in-16x10"), 0)} more area and is only ${both(width(WIDE) - width("13.3in-16x10"))} wider`,
      `you get ${more(area(WIDE), area("13.3in-16x9"), 0)} more area and ${both(width(WIDE) - width("13.3in-16x9"))} more width`,
    ],
  },
  "ratio-16-9-or-16-10": {
    given: [],
    computed: [
      ifTrue(
        "in 2025, which makes 1.54:1",
        MODELS.some(
          ({ device, display }) =>
            device?.model === "MacBook Pro 14″ (M5)" && device.year === 2025 && display.resolution.width === 3024,
        ),
      ),
      `is then ${both(height(WIDE) - height(NARROW))} taller and only ${both(width(NARROW) - width(WIDE))} narrower`,
      `${linesOn(1080)} lines of it at 16:9, ${linesOn(1200)} at 16:10`,
      `a 16:10 screen 16 cm wide, the picture is ${cm(inches(10), 0)} (${inch(inches(10))}) tall instead of ${cm(inches(9), 0)} (${inch(inches(9))})`,
      `you see ${more(leaves(1200), leaves(1080), 0)} more`,
      `becomes a ${inch(diagonalOfWidth(width(WIDE), 16 / 9))} picture`,
      `a bar of ${both(bar(WIDE))} above`,
      `the picture is ${both(width(NARROW))} wide, on the 16:10 it’s ${both(width(WIDE))}`,
      `with ${both(height("24in-16x10") - A4.height)} to spare`,
      `On a true 24″ at 16:9 only ${mm(height("24in-16x9") - A4.height, 0)} are left`,
      ifTrue("on the usual 23.8″ the page doesn’t fit at all", height("23.8in-16x9") < A4.height),
      ifTrue("Most monitors are 16:9", MONITORS.filter(hasRatio(16, 9)).length > MONITORS.length / 2),
      ifTrue(
        "The 16:10 ones that we list (November 2026) are 24″ with 1920×1200",
        MONITORS.filter(hasRatio(16, 10)).every(
          (model) => hasPixels(1920, 1200)(model) && Math.round(model.display.length) === 24,
        ),
      ),
      `being taller as well as wider: ${sides(width("27in-16x9"), height("27in-16x9"))}`,
      `that’s ${cm(height("14in-3x2") - height(WIDE))} taller than 16:10, with bars of ${both(bar("14in-3x2"))}`,
    ],
  },
  "tablet-11-or-13-inch": {
    given: ["with 1 cm of frame", "6.3, 6.7 or 6.9-inch phone", "10.86″ iPad | 12.9″ iPad"],
    computed: [
      `at ${percent(pageOn(IPAD_13, A4), 0)} of its size, an 11″ at ${percent(pageOn(IPAD, A4), 0)}`,
      `its screen is ${both(width(IPAD_13) - width(IPAD))} narrower`,
      `13″ tablet, ${inCentimetres(width(IPAD_13), height(IPAD_13))}, beside`,
      pages("A4", A4),
      pages("US letter", LETTER),
      ifTrue(
        "E-readers aside, most of the others that we list (November 2026) are 16:10 or close to it",
        OTHER_TABLETS.filter(
          ({ display }) =>
            Math.abs(Math.max(display.width / display.height, display.height / display.width) / 1.6 - 1) < 0.01,
        ).length >
          OTHER_TABLETS.length / 2,
      ),
      `becomes ${figure(10 * pageOn(IPAD, A4), 1)} points on an 11″ and ${figure(10 * pageOn(IPAD_13, A4), 1)} points on a 13″`,
      `the 11″ iPad shows a 16:9 film as a ${inch(diagonalOfWidth(height(IPAD), 16 / 9))} picture and the 13″ as an ${inch(diagonalOfWidth(height(IPAD_13), 16 / 9))} one`,
      `manages ${inch(diagonalOfWidth(width("11in-16x10"), 16 / 9))}, more`,
      `each half is ${sides(height(IPAD_13) / 2, width(IPAD_13))}`,
      `are ${both(height(IPAD) / 2)} wide`,
      `takes about ${both(KEYS)}, counting 15 keys of ${mm(inches(1.9), 0)}`,
      `is ${both(outerWidth("12.9in-2732x2048"))} wide. So`,
      `For an 11″ it’s ${both(outerWidth("10.86in-2360x1640"))}`,
      `measures ${outer(IPAD_13)}`,
      `within ${cm(A4.height - height(IPAD_13) - 2 * FRAME)} of an A4`,
      `sold as 11″ measures ${modelDiagonal("iPad Air 11″ (M3)")}, the one sold as 13″ ${modelDiagonal("iPad Air 13″ (M3)")}`,
    ],
  },
  "phone-6-3-6-7-or-6-9-inch": {
    given: [
      "A 6.7″ can be as wide as a 6.9″:",
      "A 6.3″, a 6.7″ and a 6.9″ phone",
      "the two 6.7″ phones",
      "of a 6.27″ and",
      "The 5.5″ iPhone",
      "have 6.1″",
      "today is a 6.3″",
      "on the 6.3″ screen and",
      "on the 6.9″.",
      "the 6.3″ shows",
      "From a 6.7″ to a 6.9″",
      "get a 6.7″ or a 6.9″ if",
      "Get a 6.3″ if",
      "a 6.3″ will feel",
    ],
    computed: [
      `The 6.3″ iPhone 17 is ${millimetres(iPhone17.width)} wide`,
      `${bare(galaxyS25Plus.width)} or ${mm(iPhone16Plus.width)} against ${bare(galaxyS25Ultra.width)} or ${bare(iPhone17ProMax.width)}.`,
      phoneRow("6.3″ iPhone 17", iPhone17),
      phoneRow("6.7″ Galaxy S25+", galaxyS25Plus),
      phoneRow("6.7″ iPhone 16 Plus", iPhone16Plus),
      phoneRow("6.9″ Galaxy S25 Ultra", galaxyS25Ultra),
      phoneRow("6.9″ iPhone 17 Pro Max", iPhone17ProMax),
      `as a whole, ${bare(iPhone17.width)}, ${bare(galaxyS25Plus.width)} and ${mm(galaxyS25Ultra.width)} wide`,
      ifTrue("4 to 7 mm wider than its screen", Math.min(...SIDES) > 4 && Math.max(...SIDES) < 7),
      `but one is ${mm(iPhone16Plus.width - galaxyS25Plus.width)} wider`,
      `a 6.86″ phone, ${bare(width(LARGE))} × ${mm(height(LARGE))}, on one`,
      ifTrue(
        "Of the 24 phones of 2025 and 2026 that we list, foldables left out, ten measure 6.2 to 6.3″, one 6.55″, six 6.7″ and five 6.8 to 6.9″. Only two still",
        [
          NEW_PHONES.length,
          newPhones(6.2, 6.31),
          newPhones(6.55, 6.55),
          newPhones(6.65, 6.75),
          newPhones(6.8, 6.9),
          newPhones(6, 6.14),
        ].join() === "24,10,1,6,5,2",
      ),
      `across are ${mm(width(SMALL) / 10)} each on the 6.3″ screen and ${mm(width(LARGE) / 10)}`,
      `${more(area(LARGE), area(SMALL), 0)} more area: at the same size of text, lines are ${more(width(LARGE), width(SMALL), 0)} longer and there are ${more(height(LARGE), height(SMALL), 0)} more`,
      `video at ${video(SMALL)}, the 6.9″ at ${video(LARGE)}`,
      `a small step: ${mm(width(GALAXY_69) - width(GALAXY_67))} of width and ${more(area(GALAXY_69), area(GALAXY_67), 0)} of area`,
      ifTrue("most phones that we list (November 2026) are 19.5:9 or 20:9", TALL_PHONES.length > PHONES.length / 2),
      `Its screen is ${mm(width(OLD) - width(SMALL))} wider than`,
    ],
  },
};
