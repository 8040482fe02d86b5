import { cameOut, goneSizes, newSizes } from "#tools/sizes-sold.ts";
import { ifTrue } from "../catalogue.ts";
import { cm, cmAndInches, figure, height, width } from "../figures.ts";
import type { Claims } from "./claim.ts";

type Display = ReturnType<typeof cameOut>[number]["display"];
type Kinds = Parameters<typeof cameOut>[0];

const YEAR = 2026;
const [NEO, AIR] = ["13in-2408x1506", "13.6in-2560x1664"] as const;

function kindRow(name: string, kinds: Kinds, decimals: number): string {
  const models = cameOut(kinds, YEAR);
  const lengths = models.map(({ display }) => display.length).toSorted((one, other) => one - other);
  const sizes = [...new Set(lengths.map((length) => figure(length, decimals)))];
  return `| ${name} | ${models.length} | ${sizes.join(", ")}″ |`;
}

/** Of a phone, whichever way its pixels are listed; in inches. */
const shortSide = ({ length, width, height }: Display) =>
  (length * Math.min(width, height)) / Math.hypot(width, height);

const lastOf = (kind: "Television" | "Phone", size: string) => goneSizes([kind], YEAR).get(size);
/** Those of this year and the last, the largest first. */
const TELEVISIONS = [YEAR, YEAR - 1]
  .flatMap((year) => cameOut(["Television"], year).map(({ display }) => display.length))
  .toSorted((one, other) => other - one);

/** A size of television that is going, and the largest of the new ones that is not wider. */
function goneRow(size: number): string {
  const instead = TELEVISIONS.find((length) => length <= size);
  const narrower = width(`${size}in-16x9`) - width(`${instead}in-16x9`);
  return `| ${size}″ | ${lastOf("Television", size.toFixed(1))} | ${instead}″, ${cmAndInches(narrower)} narrower |`;
}

const MONITORS_2025 = cameOut(["Monitor"], YEAR - 1).map(({ display }) => display.length);
const SERIES = new Set(cameOut(["Television"], YEAR).map(({ device }) => `${device.maker} ${device.model}`));

export const SIZES_SOLD: Readonly<Record<string, Claims>> = {
  "sizes-sold-november-2026": {
    given: [
      "has a screen of 13.0″",
      "that of the 13.6″",
      "Laptops: 13.0",
      "between 6.1 and 6.9 inches",
      "measure 6.1, 6.3, 6.7 or 6.9″",
      "has 7.6″ inside and 5.4″ outside",
      "13.6 and 15.3″.",
      "has exactly 13.0″",
      "look at the 13.0″",
      "newest 4.7″ in it",
      "is a 4.7″:",
      "6.3, 6.7 or 6.9-inch phone?",
      "to a tenth of an inch",
    ],
    computed: [
      kindRow("Phones", ["Phone"], 1),
      kindRow("Laptops", ["Laptop"], 1),
      kindRow("Televisions", ["Television"], 0),
      ifTrue(
        "One size is new in our list: the 13.0″ of Apple’s MacBook Neo",
        newSizes(["Laptop"], YEAR)
          .map(({ device }) => device.model)
          .join() === "MacBook Neo" &&
          newSizes(["Phone", "Tablet", "Television", "Monitor", "Ultrawide"], YEAR).length === 0,
      ),
      `the 55″ that fits in its place: ${cm(width("55in-16x9"))} wide`,
      `It’s ${cmAndInches(width(NEO))} wide and ${cmAndInches(height(NEO))} tall, ${cmAndInches(width(AIR) - width(NEO))} narrower`,
      ifTrue(
        "All 17 are by LG, the series B6, C6 and G6",
        [...SERIES].every((name) => /^LG [BCG]6 \(2026\)$/.test(name)),
      ),
      ...[49, 60, 82, 88].map(goneRow),
      `the newest 4.7″ in it is of ${lastOf("Phone", "4.7")}`,
      ifTrue(
        "every phone of 2026 that we list has a wider screen",
        cameOut(["Phone"], YEAR).every(({ display }) => shortSide(display) > width("4.7in-9x16")),
      ),
      `a screen ${cmAndInches(width(AIR) - width(NEO))} narrower than the Air’s`,
      ifTrue("no monitor that we know came out in 2026", cameOut(["Monitor", "Ultrawide"], YEAR).length === 0),
      ifTrue(
        "Of the five 16:9 or 16:10 monitors of 2025, three measure about 27″ and two 31.5″",
        MONITORS_2025.length === 5 &&
          MONITORS_2025.filter((length) => length === 31.5).length === 2 &&
          MONITORS_2025.filter((length) => length > 26.4 && length < 27.1).length === 3,
      ),
    ],
  },
};
