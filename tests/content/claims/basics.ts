import { hasPixels, ifTrue, listed, measures } from "../catalogue.ts";
import { blendingDistance, CARD, capitalAt, lineAt, NORMAL_SIGHT, SHARP_SIGHT } from "../definitions.ts";
import { deskFrom, deskTo, FRAME } from "../desk-work.ts";
import {
  cm,
  cmAndInches,
  density,
  diagonal,
  figure,
  height,
  inCentimetres,
  inch,
  inches,
  inInches,
  mm,
  more,
  percent,
  width,
} from "../figures.ts";
import type { Claims } from "./claim.ts";

/** `84 cm (33″)` and `69.7 cm (27.5″)`, from inches. */
const roundly = (length: number) => cmAndInches(length, 0);
const both = (length: number) => cmAndInches(length);

/** From where the pixels of a 27″ with so many of them across can’t be told apart, in inches. */
const blends = (across: number, perDegree: number) => blendingDistance(density("27in-16x9", across), perDegree);

/** A screen’s width in bank cards. */
const cards = (address: string) => figure(width(address) / CARD.width, 1);
/** What is measured from corner to corner, the size, and how many bank cards lie across. */
const measured = (address: string, kind = "") =>
  `| ${cm(diagonal(address))} | ${inch(diagonal(address))}${kind} | ${cards(address)} |`;

/** How long a web page’s inch of 96 pixels is on a screen with so many pixels across. */
const webInch = (address: string, across: number) => mm(96 / density(address, across));

/** A line of 16 points on a Mac’s doubled desktop. */
const pointLine = (address: string, across: number) => mm(32 / density(address, across));

const sold = (name: string, address: string) =>
  `| ${name} | ${inch(diagonal(address))} | ${inCentimetres(width(address), height(address))} |`;

const CLASS_27 = listed(["Monitor"], 26.5, 27.4);
const CLASS_32 = listed(["Monitor"], 31, 32);

export const BASICS: Readonly<Record<string, Claims>> = {
  "mac-monitors-4k-or-5k": {
    given: ["has 5120×2880 pixels and is listed at 218 ppi", "shrunk to 75%"],
    computed: [
      `equally large, ${inCentimetres(width("27in-16x9"), height("27in-16x9"))} (${inInches(width("27in-16x9"), height("27in-16x9"))})`,
      `| 27″ 4K | 2560×1440 | 5120×2880 | shrunk to ${percent(3840 / 5120, 0)} |`,
      `grows from ${pointLine("27in-16x9", 5120)} to ${pointLine("27in-16x9", 3840)}`,
      `the pixels of 4K from ${cm(blends(3840, NORMAL_SIGHT), 0)} and those of 5K from ${cm(blends(5120, NORMAL_SIGHT), 0)}`,
      `[${cm(deskFrom("27in-16x9"), 0).replace(" cm", "")} to ${cm(deskTo("27in-16x9"), 0)}]`,
      `measured ${SHARP_SIGHT} pixels to a degree as the average of 18 people in 2025, against ${NORMAL_SIGHT} for 20/20`,
      `from as far as ${roundly(blends(3840, SHARP_SIGHT))}, so from every seat at a desk. Those of 5K you can see only from ${roundly(blends(5120, SHARP_SIGHT))} or nearer`,
      `24″ with 4K: ${figure(density("24in-16x9", 3840))} ppi`,
      ifTrue(
        "we list only three (November 2026)",
        listed(["Monitor"], 23, 24.4).filter(hasPixels(3840, 2160)).length === 3,
      ),
      `31.5″ with 4K: ${figure(density("31.5in-16x9", 3840))} ppi`,
      `text is ${more(width("31.5in-16x9"), width("27in-16x9"), 0)} larger than on a 27″`,
      ifTrue(
        "Of the 27″ monitors that we list (November 2026), more than five times as many have 4K as have 5K",
        CLASS_27.filter(hasPixels(3840, 2160)).length > 5 * CLASS_27.filter(hasPixels(5120, 2880)).length,
      ),
      ifTrue(
        "6016×3384 pixels on Apple’s Pro Display XDR of 2019, listed at 218 ppi, and on ASUS’s PA32QCV; 6144×3456 on Dell’s U3224KB",
        CLASS_32.filter(hasPixels(6016, 3384)).length === 2 && CLASS_32.filter(hasPixels(6144, 3456)).length === 1,
      ),
    ],
  },
  "what-is-a-good-ppi": {
    given: [
      "about 110 ppi if you",

      "about 160 ppi with scaling set to 150%",
      "4K at 150%. On the last two",
      "how many pixels fit into an inch (2.5 cm)",
      "so at exactly 96 ppi those",
      "So at 65 cm",
      "[usually 31.5″]",
    ],
    computed: [
      `so ${capitalAt(density("27in-16x9", 2560))} where the table says ${lineAt(density("27in-16x9", 2560)).replace(" mm", "")}`,
      `equally large, ${capitalAt(density("27in-16x9", 2560))} from`,
      `at ${[density("24in-16x9", 1920), density("27in-16x9", 2560), density("27in-16x9", 3840)]
        .map((ppi) => figure(ppi))
        .join(", ")
        .replace(/, (?=\d+$)/, " and ")} ppi`,
      `For 2560×1440 that’s ${figure(2560 ** 2 + 1440 ** 2)}`,
      `square root: ${figure(Math.hypot(2560, 1440))}`,
      `On a 27″, that’s ${figure(density("27in-16x9", 2560), 1)} ppi`,
      `that makes ${figure(density("31.5in-16x9", 3840), 1)} ppi instead of ${figure(density("32in-16x9", 3840), 1)}`,
      `16 pixels are ${lineAt(96)} high`,
      `So at 65 cm (${inch(inches(65))}) you’d see`,
      `measured ${SHARP_SIGHT} pixels to a degree`,
      `the distances by ${figure(SHARP_SIGHT / NORMAL_SIGHT, 2)}`,
      `An [iPhone 16]() has ${figure(density("6.12in-1179x2556", 1179))} ppi, a 55″ 4K television ${figure(density("55in-16x9", 3840))}`,
      `shows ${figure((3840 * 2160) / (2560 * 1440), 2)} times as much`,
      `${figure(density("27in-16x9", 2560))} or ${figure(density("27in-16x9", 3840))} ppi`,
    ],
  },
  "how-to-find-your-monitor-size": {
    given: [
      "divide the centimetres by 2.54",
      "32-inch monitor 31.5",
      "With 32 for a 31.5″",
      "Bank cards are 85.60 × 53.98 mm",
      "A true one is 25.4 mm",
      "[a 6.3″ phone",
    ],
    computed: [
      `along the lower edge: ${Number(cards("27in-16x9")) === 7 ? "seven" : "not seven"} make a 27″`,
      measured("23.8in-16x9"),
      measured("27in-16x9"),
      measured("31.5in-16x9"),
      measured("34in-43x18", " ultrawide"),
      `${cm(diagonal("27in-16x9"))} on a 27″; the frame of ${cm(FRAME, 0)} doesn’t count`,
      `A 27″: ${cm(diagonal("27in-16x9"))} from corner to corner`,
      `divide the width in centimetres by ${figure(width("1in-16x9") * 2.54, 2)}`,
      `${cm(width("27in-16x9"))} makes ${inch(diagonal("27in-16x9"))}`,
      `a picture of ${inCentimetres(width("34in-43x18"), height("34in-43x18"))} (${inInches(width("34in-43x18"), height("34in-43x18"))}) that’s ${cm(Math.hypot(inches(79.7), inches(33.3)))}, or ${inch(Math.hypot(inches(79.7), inches(33.3)))}`,
      `(${figure(CARD.width, 2)} × ${inch(CARD.height, 2)})`,
      `the number of cards by ${figure(CARD.width / width("1in-16x9"), 2)}`,
      sold("24″", "23.8in-16x9"),
      sold("27″", "27in-16x9"),
      sold("32″", "31.5in-16x9"),
      sold("38″ ultrawide", "37.5in-3840x1600"),
      sold("43″", "42.5in-16x9"),
      ifTrue("more than eight in ten measure 31.5″", CLASS_32.filter(measures(31.5)).length > 0.8 * CLASS_32.length),
      `is ${both(width("32in-16x9") - width("31.5in-16x9"))} narrower than a true 32″`,
      `comes out ${percent(32 / 31.5 - 1)} wrong`,
      `that inch is ${webInch("15.6in-16x9", 1920)} long on the laptop in the table and ${webInch("27in-16x9", 1920)} on the 27″`,
    ],
  },
  "screen-size-chart": {
    given: ["Multiply inches by 2.54", "divide centimetres by 2.54", "a 38″ measures 37.5″, and a 45″ measures 44.5″"],
    computed: [
      `a 27″ screen is ${cm(diagonal("27in-16x9"))} from corner to corner, a 55″ is ${cm(diagonal("55in-16x9"))}`,
      `is ${figure(width("1in-16x9") * 2.54, 2)} times the inches, its height ${figure(height("1in-16x9") * 2.54, 2)} times`,
      `it’s ${cm(height("34in-43x18"))} against ${cm(height("27in-16x9"))}`,
      `_r_ is ${figure(16 / 9, 3)}. The height is 40 ÷ ${figure(diagonal("40in-16x9") / height("40in-16x9"), 3)} = ${inch(height("40in-16x9"))} and the width ${inch(width("40in-16x9"))}, or ${cm(height("40in-16x9")).replace(" cm", "")} and ${cm(width("40in-16x9"))}`,
      `round the width to ${inch(width("40in-16x9"), 0)} first and you get ${cm(Number(figure(width("40in-16x9"))))}`,
      `You’re ${percent(1 - 2.5 / 2.54)} short: ${cm(inches(27 * 0.04))} on a 27″, ${cm(inches(55 * 0.04))} on a 55″`,
    ],
  },
};
