import { hasPixels, ifTrue, listed, measures } from "../catalogue.ts";
import { A4, blendingDistance, capitalAt, lineAt, NORMAL_SIGHT } from "../definitions.ts";
import { deskFrom, deskTo, outerWidth, STAND } from "../desk-work.ts";
import { cm, cmAndInches, density, figure, height, inch, inches, mm, more, percent, width } from "../figures.ts";
import type { Claims } from "./claim.ts";

const [M24, M27, M32, WIDE] = ["24in-16x9", "27in-16x9", "31.5in-16x9", "34in-3440x1440"] as const;
/** `60 cm (24″)`, from inches. */
const roundly = (length: number) => cmAndInches(length, 0);
const whole = (length: number) => cm(length, 0).replace(" cm", "");
const capitals = (address: string, across: number, scaling = 1) => capitalAt(density(address, across) / scaling);
const blends = (address: string, across: number) => blendingDistance(density(address, across), NORMAL_SIGHT);
/** `52 to 82 cm]() (20 to 32″)`: where to sit at a desk. */
const range = (address: string, mark = "") =>
  `${whole(deskFrom(address))} to ${cm(deskTo(address), 0)}${mark} (${figure(deskFrom(address))} to ${inch(deskTo(address), 0)})`;

/** An editor's type of 14 pixels: six tenths of that across, one and a half down. */
const CHARACTER = { across: 14 * 0.6, down: 14 * 1.5 };
const codeRow = (name: string, across: number, down: number) =>
  `| ${name} | ${Math.floor(across / CHARACTER.across)} | ${Math.floor(down / CHARACTER.down)} |`;

/** 16 points on a Mac, each of so many of the monitor's pixels. */
const points = (address: string, pixels: number, looksLike: number) =>
  lineAt((density(address, pixels) * looksLike) / pixels);
const macRow = (name: string, address: string, pixels: string, exact: string) => {
  const [across = 0, looksLike = 0] = [pixels, exact].map((each) => Number.parseInt(each, 10));
  return `| ${name} | ${pixels} | ${exact} | ${points(address, across, looksLike)} |`;
};
const drawnRow = (name: string, address: string, pixels: number, looksLike: string) => {
  const points2 = 2 * Number.parseInt(looksLike, 10);
  const drawn = points2 === pixels ? "exact" : `shrunk to ${percent(pixels / points2, 0)}`;
  return `| ${name} | ${looksLike} | ${drawn} | ${points(address, pixels, points2 / 2)} |`;
};
const MACBOOK = "14.2in-3024x1964";
const FEW_24 = ifTrue("", listed(["Monitor"], 23, 24.4).filter(hasPixels(3840, 2160)).length === 3);
const CLASS_24 = listed(["Monitor"], 23.5, 24.1);

export const WORK: Readonly<Record<string, Claims>> = {
  "monitor-1440p-or-4k": {
    given: [
      "to 150%",
      "At 125% it",
      "with 125%",
      "150% gives",
      "4K with 150% and of a 31.5″ at",
      "1440p at 100%",
      "at 125% it’s",
      "‘3840×2160 at 60 Hz’",
      "HDMI 1.4",
      "HDMI 2.0 or later",
      "monitors measure [31.5″]",
    ],
    computed: [
      `capitals are ${capitals(M27, 2560).replace(" mm", "")}, ${capitals(M27, 3840, 1.5).replace(" mm", "")} and ${capitals(M32, 2560)} high`,
      `People sit [${range(M27, "]()")} from a 27″, and ${range(M32)} from a 32″`,
      `with ${figure((3840 * 2160) / (2560 * 1440), 2)} times as many pixels in every letter`,
      `draws ${figure((3840 * 2160) / (2560 * 1440), 2)} times as many pixels`,
      `with text of ${lineAt(density(M27, 3840) / 1.25)}`,
      `or sit ${roundly(blends(M32, 2560))} away or more`,
      `you give up ${cmAndInches(width(M32) - width(M27))} of width`,
      `text is only ${lineAt(density(M24, 2560))} high`,
      `fits ${2560 / 1.25}×${1440 / 1.25}`,
      `Of the 24″ monitors that we list (November 2026), only three have 4K${FEW_24}`,
    ],
  },
  "monitor-size-for-programming": {
    given: ["80 or 120 characters", "A desk 80 cm deep"],
    computed: [
      `and sit ${roundly(deskFrom(M32))} away or more`,
      `${figure(CHARACTER.across, 1)} pixels a character and ${CHARACTER.down} pixels a line`,
      codeRow("24″ 1080p", 1920, 1080),
      codeRow("27″ 1440p, or 4K at 150%", 2560, 1440),
      codeRow("32″ 4K at 125%", 3840 / 1.25, 2160 / 1.25),
      codeRow("34″ ultrawide", 3440, 1440),
      codeRow("24″ 1080p, upright", 1080, 1920),
      `A4 is ${cmAndInches(A4.width)} wide and ${cmAndInches(A4.height)} tall`,
      ...(Math.floor(width(M27) / A4.width) === 2 && Math.floor(width(M32) / A4.width) === 3
        ? ["three times on a 31.5″", `on the first, ${cm(width(M27))} wide, three on the second, ${cm(width(M32))}`]
        : []),
      "on a 27″ and a 31.5″: two fit",
      "27″ and a 31.5″, to scale",
      `with ${cmAndInches(height(M27) - A4.height)} to spare above it`,
      ifTrue(
        "On a 23.8″, which most monitors sold as 24″ are, it just misses",
        CLASS_24.filter(measures(23.8)).length > CLASS_24.length / 2 && height("23.8in-16x9") < A4.height,
      ),
      `${figure((3840 * 2160) / (2560 * 1440), 2)} times as many pixels, which you’ll see [closer than ${cm(blends(M27, 2560), 0)}]`,
      `At [${cm(deskFrom(M27), 0)}]() from a 27″ and ${cm(deskFrom(M32), 0)} from a 32″`,
      `leaves you about ${roundly(inches(80) - STAND)}`,
      `Two 27s take ${cmAndInches(2 * outerWidth(M27))}`,
    ],
  },
  "monitor-for-a-macbook": {
    given: [
      "of a 31.5″ with 4K shrunk to 75%. They’re",
      "softest on the 31.5″;",
      "screen measures 14.2″",
      "From 50 cm, our assumption",
    ],
    computed: [
      drawnRow("24″ 4K", M24, 3840, "1920×1080"),
      drawnRow("27″ 4K", M27, 3840, "2560×1440"),
      drawnRow("27″ 5K", M27, 5120, "2560×1440"),
      drawnRow("31.5″ 4K", M32, 3840, "2560×1440"),
      drawnRow("31.5″ 6K", M32, 6016, "3008×1692"),
      macRow("24″ 1080p", M24, "1920×1080", "1920×1080"),
      macRow("24″ 4K", M24, "3840×2160", "1920×1080"),
      macRow("27″ 1440p", M27, "2560×1440", "2560×1440"),
      macRow("27″ 4K", M27, "3840×2160", "1920×1080"),
      macRow("27″ 5K", M27, "5120×2880", "2560×1440"),
      macRow("31.5″ 4K", M32, "3840×2160", "1920×1080"),
      macRow("31.5″ 6K", M32, "6016×3384", "3008×1692"),
      macRow("34″ ultrawide", WIDE, "3440×1440", "3440×1440"),
      macRow("39.7″ 5K2K", "39.7in-5120x2160", "5120×2160", "2560×1080"),
      `capitals are ${capitals(MACBOOK, 3024, 2).replace(" mm", "")}, ${capitals(M27, 5120, 2).replace(" mm", "")} and ${capitals(M32, 2560)} high`,
      `16 points are ${points(MACBOOK, 3024, 1512)} high`,
      `looks as large as ${mm((16 / density(MACBOOK, 1512)) * (60 / 50))} from 60 cm`,
      `a monitor with ${points(M27, 5120, 2560)} matches`,
      `On a 24″ with 1080p everything looks ${more(density(MACBOOK, 1512) / (60 / 50), density(M24, 1920), 0)} larger than on the MacBook`,
      `You can sit from ${roundly(deskFrom(M27))} on`,
      `for more room, from ${roundly(deskFrom(M32))} on`,
      `shrunk to ${percent(3840 / 6016, 0)}`,
      `we list only three such monitors (November 2026)${FEW_24}`,
      ifTrue(
        "With 6K we list three (November 2026): Apple’s Pro Display XDR of 2019, ASUS’s PA32QCV and Dell’s U3224KB",
        listed(["Monitor"]).filter(({ display }) => display.resolution.width > 6000 && display.resolution.height > 3000)
          .length === 3,
      ),
    ],
  },
};
