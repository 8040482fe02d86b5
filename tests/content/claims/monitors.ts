import { ifTrue, listed, measures } from "../catalogue.ts";
import { blendingDistance, capitalAt, lineAt, NORMAL_SIGHT } from "../definitions.ts";
import { deskFrom, deskTo, FRAME, outerWidth, STAND } from "../desk-work.ts";
import {
  area,
  asPrinted,
  cm,
  cmAndInches,
  density,
  diagonal,
  distanceFor,
  figure,
  height,
  inch,
  inches,
  less,
  mm,
  more,
  width,
} from "../figures.ts";
import type { Claims } from "./claim.ts";

/** `10.0 cm (3.9″)` and `60 cm (24″)`, from inches. */
const both = (length: number) => cmAndInches(length);
const roundly = (length: number) => cmAndInches(length, 0);
const whole = (length: number) => cm(length, 0).replace(" cm", "");
/** `52 to 82 cm (20 to 32″)`: where to sit at a desk. */
const range = (address: string) =>
  `${whole(deskFrom(address))} to ${cm(deskTo(address), 0)} (${figure(deskFrom(address))} to ${inch(deskTo(address), 0)})`;
const blends = (address: string, across: number, perDegree = NORMAL_SIGHT) =>
  blendingDistance(density(address, across), perDegree);
/** How wide two of them are in their frames. */
const pair = (address: string) => 2 * outerWidth(address);

const CLASS_24 = listed(["Monitor"], 23.5, 24.1);

/** The sizes that suit a desk so many centimetres deep, and the row that says so. */
const SIZES = { "24″": "24in-16x9", "27″": "27in-16x9", "32″": "31.5in-16x9", "34″ ultrawide": "34in-3440x1440" };
function deskRow(depth: number): string {
  const distance = inches(depth) - STAND;
  const suit = Object.entries(SIZES).filter(([, size]) => deskFrom(size) <= distance && distance <= deskTo(size));
  const names = suit.map(([name]) => name).join(", ") || "none";
  return `| ${roundly(inches(depth))} | ${roundly(distance)} | ${names} |`;
}

const capitalNumber = (pixelsPerInch: number) => capitalAt(pixelsPerInch).replace(" mm", "");

export const MONITORS: Readonly<Record<string, Claims>> = {
  "how-far-to-sit-from-a-monitor": {
    given: [
      "fills 60° of your view",
      "it fills 40°",
      "advises 20 to 40 inches (50 to 100 cm) for any monitor",
      "don’t recommend less than 50 cm",
      "On a 60 cm desk",
      "as they look from 65 cm",
    ],
    computed: [
      `Sit ${range("27in-16x9")} from a 27″ monitor and ${range("31.5in-16x9")} from a 32″`,
      `at a 27″, ${whole(deskFrom("27in-16x9"))} and ${cm(deskTo("27in-16x9"), 0)} away, and at a 31.5″, ${whole(deskFrom("31.5in-16x9"))} and ${cm(deskTo("31.5in-16x9"), 0)} away`,
      `Most 32″ monitors measure ${inch(diagonal("31.5in-16x9"))}`,
      `use a 24″ from ${roundly(distanceFor(width("24in-16x9"), 60))}`,
      `its nearest seat, ${cm(deskFrom("49in-32x9", 180), 0)}, is beyond that`,
      `A flat 34″ fills the same view from ${roundly(deskFrom("34in-3440x1440"))}`,
      `We assume ${roundly(STAND)} from the back edge`,
      ...[60, 70, 80, 90].map(deskRow),
      `stop seeing pixels at ${roundly(blends("27in-16x9", 2560))}, which is nearly the far limit. At 4K they stop at ${roundly(blends("27in-16x9", 3840))}`,
    ],
  },
  "monitor-24-or-27-at-1080p": {
    given: ["scale it to 125%", "at 100% text", "a desk 70 cm deep"],
    computed: [
      `capitals are ${capitalNumber(density("24in-16x9", 1920))}, ${capitalNumber(density("27in-16x9", 1920))} and ${capitalAt(density("27in-16x9", 2560))} high`,
      `stop seeing pixels at ${roundly(blends("24in-16x9", 1920))}; on a 27″ it takes ${roundly(blends("27in-16x9", 1920))}`,
      `From ${roundly(blends("27in-16x9", 1920))} you can’t`,
      `that’s ${lineAt(density("24in-16x9", 1920))} high on the 24″ is ${lineAt(density("27in-16x9", 1920))} high`,
      `${more(2560 * 1440, 1920 * 1080, 0)} more pixels`,
      `only ${lineAt(density("24in-16x9", 2560))} high`,
      `fits ${2560 / 1.25}×${1440 / 1.25}, not`,
      `the same text is ${lineAt(density("27in-16x9", 2560))} high`,
      `It’s ${both(width("27in-16x9"))} wide and ${both(height("27in-16x9"))} tall: ${both(width("27in-16x9") - width("24in-16x9"))} wider and ${both(height("27in-16x9") - height("24in-16x9"))} taller`,
      `frames of ${cm(FRAME, 0)} a side take ${both(pair("27in-16x9"))}; two 24s take ${both(pair("24in-16x9"))}`,
      `Sit ${roundly(deskFrom("27in-16x9"))} away`,
      ifTrue("Most monitors sold as 24″ measure 23.8″", CLASS_24.filter(measures(23.8)).length > CLASS_24.length / 2),
      `They’re ${mm(width("24in-16x9") - width("23.8in-16x9"), 0)} narrower`,
    ],
  },
  "monitors-27-or-32-inch": {
    given: [
      "A 32″ at 70 cm looks exactly like a 27″ at 60 cm",
      "From 60 cm a 31.5″ looks",
      "from 70 cm it looks",
      "a 27″ from 60 cm, a 32″ from 60 cm and from 70 cm",
      "Set it to 125%",
      "two 31.5s",
      "Open 27″, 31.5″",
    ],
    computed: [
      `Closer than ${roundly(deskFrom("31.5in-16x9"))}, get the 27″. Beyond ${roundly(deskTo("27in-16x9"))}, get the 32″`,
      `Most 32″ monitors measure [${inch(diagonal("31.5in-16x9"))}]`,
      `push it back by ${cm(inches((60 * 31.5) / 27 - 60), 0)} (${inch(asPrinted(inches((60 * 31.5) / 27 - 60), 0))})`,
      `At ${cm(deskFrom("31.5in-16x9"), 0)} you can still reach both edges of a 32″ with a glance; at 50 cm you turn`,
      `Is it ${more(31.5, 27, 0)} or ${more(area("31.5in-16x9"), area("27in-16x9"), 0)} larger`,
      `A 31.5″ is ${more(width("31.5in-16x9"), width("27in-16x9"), 0)} wider and taller than a 27″, which adds up to ${more(area("31.5in-16x9"), area("27in-16x9"), 0)} more area`,
      `the 27″ has ${less(area("27in-16x9"), area("31.5in-16x9"), 0)} less area`,
      `A true 32″ has ${more(area("32in-16x9"), area("27in-16x9"), 0)} more area`,
      `A 32″ is ${both(width("31.5in-16x9") - width("27in-16x9"))} wider and ${both(height("31.5in-16x9") - height("27in-16x9"))} taller`,
      `Two 27s take ${both(2 * width("27in-16x9"))} side by side, two 31.5s ${both(2 * width("31.5in-16x9"))}`,
      `at ${cm(FRAME, 0)} a side that’s another ${cm(4 * FRAME, 0)} (${inch(4 * FRAME)}) for a pair`,
    ],
  },
};
