import { ifTrue } from "../catalogue.ts";
import { A4, blendingDistance, LETTER, lookUp, NORMAL_SIGHT } from "../definitions.ts";
import {
  ARM,
  deskFrom,
  deskTo,
  EYES,
  FOOT,
  FRAME,
  outerWidth,
  STAND,
  shortestDesk,
  topAboveEyes,
} from "../desk-work.ts";
import {
  cm,
  cmAndInches,
  degrees,
  density,
  distanceFor,
  figure,
  height,
  inch,
  inches,
  metresAndFeet,
  mm,
  more,
  percent,
  width,
} from "../figures.ts";
import { facing } from "../turned-pair.ts";
import type { Claims } from "./claim.ts";

/** `123.5 cm (48.6″)`, from inches. */
const both = (length: number) => cmAndInches(length);
const roundly = (length: number) => cmAndInches(length, 0);
/** `80 cm (31.5″)`. */
const oneInch = (length: number) => cmAndInches(length, 0, 1);

const TWO_27 = 2 * outerWidth("27in-16x9");
/** Left at each end of a desk so long, in centimetres, by something so wide. */
const left = (desk: number, wide: number) => (inches(desk) - wide) / 2;
/** The pair on a desk so deep, in centimetres, each monitor turned to the eyes. */
const turned = (depth: number) => facing(outerWidth("27in-16x9"), inches(depth) - STAND);
const SIXTY = inches(60);
const upright = (name: string, address: string, foot: number) =>
  `| ${name} | ${both(topAboveEyes(address, foot))} | ${degrees(lookUp(topAboveEyes(address, foot), SIXTY))} |`;

/** How large text looks from the nearest seat: on the glass, and as from 60 cm. */
const SEEN_TEXT = [
  { name: "27″ 1440p", address: "27in-16x9", across: 2560, seat: SIXTY, scalings: [100] },
  { name: "42″ 4K", address: "42in-16x9", across: 3840, seat: deskFrom("42in-16x9"), scalings: [100, 125] },
  { name: "48″ 4K", address: "48in-16x9", across: 3840, seat: deskFrom("48in-16x9"), scalings: [100, 125] },
].flatMap(({ name, address, across, seat, scalings }) =>
  scalings.map((scaling) => {
    const text = (16 / density(address, across)) * (scaling / 100);
    return `| ${name}, ${cm(seat, 0)} | ${scaling}% | ${mm(text)} | ${mm((text * SIXTY) / seat)} |`;
  }),
);

export const DESKS: Readonly<Record<string, Claims>> = {
  "desk-size-for-two-27-inch-monitors": {
    given: [
      "on a 140 × 80 cm",
      "A 140 × 80 cm desk",
      "If the 120 cm desk has to stay",
      "So 80 cm is deep enough and 70 cm isn’t",
    ],
    computed: [
      `a desk of ${cm(shortestDesk(TWO_27), 0).replace(" cm", "")} × 80 cm (${inch(inches(140), 0).replace("″", "")} × ${inch(inches(80), 0)})`,
      ifTrue(
        `In a row they take ${both(TWO_27)} with their frames; on a 120 cm desk they fit if you turn both`,
        turned(80).width < inches(120),
      ),
      `If it’s 80 cm deep, you then still sit ${oneInch(turned(80).distance)} away`,
      `in a row take ${cm(TWO_27)} and stand ${cm(STAND, 0)} in front of the back edge, ${cm(inches(80) - STAND, 0)} from your eyes`,
      `turned towards you, they’re ${cm(turned(80).distance, 0)} away`,
      `pictures are ${both(2 * width("27in-16x9"))} wide. We add ${cm(FRAME, 0)} of frame`,
      `On a 140 cm desk you have ${both(left(140, TWO_27))} left`,
      `get a 160 cm (${inch(inches(160))}) desk: that leaves ${both(left(160, TWO_27))}`,
      `a gap of ${cm(2 * FRAME, 0)} for their frames fit on a desk 140 cm wide with ${cm(left(140, TWO_27))} to spare`,
      `with ${cm(FRAME, 0)} frames on a desk 140 cm wide`,
      `keep the glass ${cm(STAND, 0)} in front`,
      ...[70, 80, 90].map(
        (depth) =>
          `| ${[inches(depth), inches(depth) - STAND, turned(depth).distance].map((length) => oneInch(length)).join(" | ")} |`,
      ),
      `[${cm(deskFrom("27in-16x9"), 0).replace(" cm", "")} to ${cm(deskTo("27in-16x9"), 0)}]`,
      `the glass ${cm(ARM, 0)} from the back edge, a ${cm(inches(80) - STAND + ARM, 0)} desk gives you the same distances as an 80 cm one`,
      `turn each by ${degrees(turned(80).turn, 0)}. The pair is then ${both(turned(80).width)} wide, and its outer edges come ${both(turned(80).depth)} forward`,
      `You’ll sit ${both(TWO_27 / 4)} to one side`,
      `the pair hangs over by ${both(-left(120, TWO_27))} at each end`,
      "towards you on a desk 80 cm deep",
      `the pair fits with ${both(left(120, turned(80).width))} to spare`,
      `they then take ${both(outerWidth("27in-16x9") + outerWidth("27in-9x16"))}`,
      `With its frame an 1800R is ${both(outerWidth("49in-32x9", 180))} wide, a 1000R ${both(outerWidth("49in-32x9", 100))}`,
    ],
  },
  "vertical-monitor": {
    given: ["[15°, the limit", "you stay within 15°", "at 125%", "the frame is 1 cm wide"],
    computed: [
      `its top line is ${degrees(lookUp(topAboveEyes("24in-9x16", FOOT), SIXTY))} above your eyes, within the 15° we accept`,
      `the top of a 24″ is ${cm(topAboveEyes("24in-9x16", FOOT))} above your eyes, that of a 27″ ${cm(topAboveEyes("27in-9x16", FOOT))}`,
      `your eyes are ${cm(EYES, 0)} above the desk (${cm(inches(75) + EYES, 0)} above the floor, at a desk of 75 cm) and 60 cm from the glass. The stand leaves ${cm(FOOT, 0)} below`,
      upright("24″ on its stand", "24in-9x16", FOOT),
      upright("27″ on its stand", "27in-9x16", FOOT),
      upright("27″ let down to the desk", "27in-9x16", 0),
      upright("31.5″ let down to the desk", "31.5in-9x16", 0),
      "The 31.5″ is too tall",
      `A 24″ with the same pixels has ${1440 / 1.25} once you scale it to 125%`,
      `one A4 page at full size and ${percent(height("24in-9x16") / A4.height - 1, 0)} of the next`,
      `${more(width("24in-10x16"), width("24in-9x16"))} wider than the 16:9`,
      `with ${mm(height("27in-9x16") - 2 * A4.height, 0)} to spare`,
      `US letter with ${both(height("27in-9x16") - 2 * LETTER.height)}`,
      `reaches ${both((height("24in-9x16") - height("27in-16x9")) / 2)} higher and ${cm((height("24in-9x16") - height("27in-16x9")) / 2)} lower`,
    ],
  },
  "tv-as-a-computer-monitor": {
    given: [
      "HDMI 2.1",
      "[15° that’s the limit",
      "a desk 80 cm deep",
      "a desk lies at 80 cm",
      "all fill the same 60°",
      "An 80 cm desk is too shallow",
      "the scaling to 125%",
      "on a screen 60 cm away",
      "| As from 60 cm |",
      "At 100% text looks",
      "At 125% it looks about as large, and you have room for 3072×1728, a fifth more each way",
    ],
    computed: [
      `at least ${roundly(deskFrom("42in-16x9"))} from a 42″ TV and ${roundly(deskFrom("48in-16x9"))} from a 48″`,
      `a 31.5″ monitor at ${cm(deskFrom("31.5in-16x9"), 0)}, a 42″ TV at ${cm(deskFrom("42in-16x9"), 0)} and a 48″ TV at ${cm(deskFrom("48in-16x9"), 0)}`,
      "to a 31.5″, a 42″ and",
      `Take an 80 cm desk, with your eyes above the front edge. We assume that a TV on its feet has its glass ${cm(STAND, 0)} in front of the back edge. Then you sit ${cm(inches(80) - STAND, 0)} away`,
      `${oneInch(deskFrom("42in-16x9") - inches(80) + STAND)} too close for a 42″`,
      `holds the glass ${cm(ARM, 0)} from the wall, which is what we assume, you’re ${cm(inches(80) - ARM, 0)} away`,
      `${oneInch(deskFrom("42in-16x9") - inches(80) + ARM)} away from the wall for a 42″, or ${oneInch(deskFrom("48in-16x9") - inches(80) + ARM)} for a 48″`,
      `Say your eyes are ${cm(EYES, 0)} above the desktop and the lower edge of the frame ${cm(FOOT, 0)}. The top of a 42″ picture is ${both(topAboveEyes("42in-16x9", FOOT))} above your eyes and that of a 48″ ${both(topAboveEyes("48in-16x9", FOOT))}`,
      `look up by ${["42in-16x9", "48in-16x9"].map((tv) => degrees(lookUp(topAboveEyes(tv, FOOT), deskFrom(tv)))).join(" and ")}`,
      `between ${[40, 30]
        .map((view) => distanceFor(width("48in-16x9"), view))
        .map((seat) => metresAndFeet(seat))
        .join(" and ")}`,
      `has ${figure(density("31.5in-16x9", 3840))} pixels per inch, and on its stand the top edge is ${Math.abs(topAboveEyes("31.5in-16x9", FOOT)) < inches(1) ? "level with your eyes" : "elsewhere"}`,
      ...SEEN_TEXT,
      `from ${roundly(blendingDistance(density("42in-16x9", 3840), NORMAL_SIGHT))} on a 42″ and from ${roundly(blendingDistance(density("48in-16x9", 3840), NORMAL_SIGHT))} on a 48″`,
    ],
  },
};
