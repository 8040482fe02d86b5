import { hasPixels, hasRatio, ifTrue, listed, measures } from "../catalogue.ts";
import { curve, endDistance } from "../definitions.ts";
import { deskFrom, deskTo, FRAME, outerWidth, STAND } from "../desk-work.ts";
import {
  addressOf,
  angle,
  asPrinted,
  cm,
  cmAndInches,
  degrees,
  density,
  diagonalOfHeight,
  figure,
  height,
  inch,
  inches,
  less,
  m,
  mm,
  more,
  width,
} from "../figures.ts";
import { facing } from "../turned-pair.ts";
import type { Claims } from "./claim.ts";

/** `81.7 cm (32.2″)` and `69 cm (27″)`, from inches. */
const both = (length: number) => cmAndInches(length);
const roundly = (length: number) => cmAndInches(length, 0);
const whole = (length: number) => cm(length, 0).replace(" cm", "");
const size = (address: string) => `${figure(width(address) * 2.54, 1)} × ${cm(height(address))}`;

const W34 = "34in-3440x1440";
const W49 = "49in-32x9";
const W45 = "44.5in-5120x2160";
/** The 45″ of 2023 with 800R. */
const W45_2023 = "44.5in-3440x1440";
const SEAT = inches(70);
/** At a desk 80 cm deep. */
const DESK_SEAT = inches(80) - STAND;
const TURNED = facing(outerWidth("27in-16x9"), DESK_SEAT);
const fromDesk = (radius?: number) => endDistance(W49, DESK_SEAT * 2.54, radius);
const PAIR = 2 * outerWidth("27in-16x9");

/** From the eyes, 70 cm in front of the middle, to an end of the screen. */
const toEnd = (address: string, radius?: number) => endDistance(address, 70, radius);
const seatRow = (name: string) => {
  const flat = name.startsWith("49") ? "–" : roundly(deskFrom(addressOf(name)));
  return `| ${[name, flat, roundly(deskFrom(addressOf(name), 180))].join(" | ")} |`;
};
const depthRow = (name: string) =>
  `| ${name} | ${[180, 100].map((radius) => both(depth(addressOf(name), radius))).join(" | ")} |`;
const depth = (address: string, radius: number) => curve(width(address), inches(radius)).depth;
const chord = (address: string, radius: number) => curve(width(address), inches(radius)).chord;
/** The angle that a 49″ of so much curve fills from so far in front of its middle. */
const viewOf = (radius: number, seat: number) => angle(chord(W49, radius), seat - depth(W49, radius));
const SCREENS = ["27″ 16:9", "31.5″ 16:9", "34″ 3440×1440", "49″ 32:9"];

export const ULTRAWIDES: Readonly<Record<string, Claims>> = {
  "one-ultrawide-or-two-monitors": {
    given: ["On a desk 120 cm wide", "the 37.5″ of the table", "set to 125%"],
    computed: [
      `${cm(2 * width("27in-16x9") + 2 * FRAME)} from edge to edge, and a 34″ ultrawide of ${cm(width(W34))}`,
      `with frames of ${cm(FRAME, 0)} a side, and one 34″`,
      `With frames of ${cm(FRAME, 0)} a side, a 34″ takes ${both(outerWidth(W34))} of desk and a pair of 27s ${both(PAIR)}`,
      `[${cm(deskFrom(W34, 180), 0)}]() (${inch(asPrinted(deskFrom(W34, 180), 0), 0)}) from a 34″ curved to 1800R, ${roundly(deskFrom(W34))} from a flat one`,
      `and ${roundly(deskFrom("27in-16x9"))} will do`,
    ],
  },
  "ultrawide-34-vs-27-inch": {
    given: ["A seat 75 cm (30″) away", "On a desk 60 cm deep", "a 38″, which measures 37.5″"],
    computed: [
      `sit ${roundly(deskFrom(W34, 180))} away`,
      `A 34″ ultrawide, ${size(W34)}, and a 27″`,
      `the upper edges lie ${mm(height("27in-16x9") - height(W34), 0)} apart`,
      `all width: ${both(width(W34) - width("27in-16x9"))} of it`,
      `the ultrawide is ${mm(height("27in-16x9") - height(W34), 0)} short`,
      `a column of ${3440 - 2560} pixels`,
      `has ${figure(density(W34, 3440))} pixels per inch and the 27″ ${figure(density("27in-16x9", 2560))}`,
      `It has ${figure(density("34in-2560x1080", 2560))} pixels per inch`,
      `${cm(width("27in-16x9") / 2.39)} tall on the 27″, ${cm(width(W34) / 2.39)} on the 34″`,
      `is ${cm(width(W34) / 2.39)} tall; on the 27″ there are black bars, and ${cm(width("27in-16x9") / 2.39)} are left`,
      `${more(width(W34) ** 2, width("27in-16x9") ** 2, 0)} more picture`,
      `as on a ${inch(diagonalOfHeight(height(W34), 16 / 9))} screen`,
      `a third more pixels (${more(3440, 2560, 0)})`,
      `with frames of ${cm(FRAME, 0)} a side takes ${both(outerWidth(W34))} of desk`,
      `recommend ${whole(deskFrom(W34, 180))} to ${cm(deskTo(W34, 180), 0)} (${figure(deskFrom(W34, 180))} to ${inch(deskTo(W34, 180), 0)}) from your eyes to the glass; a flat one needs ${roundly(deskFrom(W34))}. For a 27″ it’s ${whole(deskFrom("27in-16x9"))} to ${cm(deskTo("27in-16x9"), 0)} (${figure(deskFrom("27in-16x9"))} to ${inch(deskTo("27in-16x9"), 0)})`,
      `you’d be about ${roundly(inches(60) - STAND)} from a screen`,
    ],
  },
  "ultrawide-49-vs-two-27-inch": {
    given: ["On a desk 80 cm deep", "on a desk 80 cm deep, and"],
    computed: [
      `sit ${roundly(deskFrom(W49, 180))} away`,
      `A 49″ ultrawide, ${size(W49)}, over two 27″ without their frames, ${figure(2 * width("27in-16x9") * 2.54, 1)} × ${cm(height("27in-16x9"))}`,
      `same ${figure(density(W49, 5120))} pixels per inch`,
      `two 4K monitors of ${inch(diagonalOfHeight(height("57in-32x9"), 16 / 9))}; curved to 1000R, it fills 60° of your view from ${roundly(deskFrom("57in-32x9", 100))}`,
      `fills ${degrees(viewOf(180, DESK_SEAT), 0)} of your view from ${cm(DESK_SEAT, 0)} and ${degrees(viewOf(180, deskFrom(W49, 180)), 0)} from ${cm(deskFrom(W49, 180), 0)}`,
      `Why ${cm(deskFrom(W49, 180), 0)} matters`,
      `about ${roundly(inches(80) - STAND)} from the middle of the glass, if the stand takes ${cm(STAND, 0)}`,
      `that gives you ${cm(deskFrom(W49, 180), 0)} would have to be ${roundly(deskFrom(W49, 180) + STAND)} deep`,
      `your eyes ${cm(DESK_SEAT, 0)} from the middle: two 27″ turned by ${degrees(TURNED.turn, 0)} face you from ${cm(TURNED.distance, 0)} each. The ends of a 49″ curved to 1800R are ${cm(fromDesk(180), 0)} away`,
      `Turn each by ${degrees(TURNED.turn, 0)} and, on that desk, both face you squarely from ${cmAndInches(TURNED.distance, 0, 1)}`,
      `the ${whole(deskFrom("27in-16x9"))} to ${cm(deskTo("27in-16x9"), 0)} we recommend for a 27″. We’ve counted ${cm(FRAME, 0)} of frame a side`,
      `of a 1000R are ${cm(fromDesk(100), 0)} away instead of ${whole(fromDesk(180))}.`,
      `One of 3800R needs ${roundly(deskFrom(W49, 380))} and one of 1000R ${roundly(deskFrom(W49, 100))}`,
      ifTrue("it fills even more of your view", viewOf(100, DESK_SEAT) > viewOf(180, DESK_SEAT)),
      `${both(outerWidth(W49, 180))} for a 49″ of 1800R with frames of ${cm(FRAME, 0)} a side, ${both(PAIR)} for two`,
      `of 1000R needs only ${both(outerWidth(W49, 100))}, and two 27s turned towards you ${both(TURNED.width)}`,
    ],
  },
  "ultrawide-resolutions-and-sizes": {
    given: [],
    computed: [
      `the 34″ measures ${size(W34)}`,
      ifTrue("none of the usual ultrawides has exactly that shape", !listed(["Ultrawide"]).some(hasRatio(21, 9))),
      `give or take ${more(density("37.5in-3840x1600", 3840), density("27in-16x9", 2560), 0)}`,
      `show text ${less(1 / density("29in-2560x1080", 2560), 1 / density("24in-16x9", 1920), 0)} smaller`,
      `measures 44.5″ and is as tall as a ${inch(diagonalOfHeight(height(W45), 16 / 9))}`,
      `Sit ${roundly(deskFrom(W45))} away from a flat one and ${roundly(deskFrom(W45, 80))} from one curved to 800R`,
      "a widened 31.5″, which",
      `lower than what you have: ${both(height("29in-2560x1080"))} instead of ${both(height("24in-16x9"))}`,
      ifTrue(
        "Such a monitor really measures 39.7″ and is exactly as tall as the 31.5″ panel",
        cm(height("39.7in-5120x2160")) === cm(height("31.5in-16x9")),
      ),
      ifTrue(
        "of those that we list (November 2026) every 38″ measures 37.5″, every 40″ 39.7″ and every 45″ 44.5″",
        listed(["Ultrawide"], 37, 38.4).every(measures(37.5)) &&
          listed(["Ultrawide"], 39.5, 40.4).every((model) => measures(39.7)(model) && hasPixels(5120, 2160)(model)) &&
          listed(["Ultrawide"], 44, 45.4).every(measures(44.5)),
      ),
      `by ${more(2560 / 1080, 21 / 9, 0)} to ${more(3840 / 1600, 21 / 9, 0)}`,
      `would be ${cm(height("34in-21x9"))} tall, while the usual 34″ is ${cm(height(W34))}`,
    ],
  },
  "curved-monitors-1000r-1500r-1800r": {
    given: ["the eyes are 70 cm", "From 70 cm", "from 70 cm", "fills 60° of", "it fills 60° of your view"],
    computed: [
      `and sit ${roundly(deskFrom(W49, 180))} away`,
      `1800R, ${cm(deskFrom(W34, 180), 0)} from the eyes, and a 49″ of the same curve, ${cm(deskFrom(W49, 180), 0)} away. Each fills 60°`,
      ...SCREENS.map(seatRow),
      `and the ends are ${whole(toEnd(W49, 380))}, ${whole(toEnd(W49, 180))} and ${cm(toEnd(W49, 100), 0)} away`,
      `a circle of ${m(inches(100), 0)} (${inch(inches(100), 0)}) radius; 1800R makes one of ${m(inches(180), 1)} (${inch(inches(180), 0)})`,
      ifTrue(`${cm(deskFrom(W49, 180), 0)} is well inside 180`, deskFrom(W49, 180) < inches(180)),
      ifTrue(`sit at ${cm(deskFrom(W49, 100), 0)} to take it in at a glance`, deskFrom(W49, 100) > inches(100)),
      ifTrue(
        `fills 60° from ${roundly(deskFrom(W45_2023, 80))}, again outside its radius`,
        deskFrom(W45_2023, 80) > inches(80),
      ),
      `which takes a desk ${roundly(deskFrom(W49, 180) + STAND)} deep`,
      `the middle ${roundly(SEAT)} from your eyes. The ends of a 49″ are ${roundly(toEnd(W49, 180))} away at 1800R and ${roundly(toEnd(W49, 100))} at 1000R`,
      `they’re ${roundly(toEnd(W34))} away if it’s flat, ${roundly(toEnd(W34, 180))} at 1800R and ${roundly(toEnd(W34, 100))} at 1000R`,
      ifTrue(
        "From 70 cm you can’t read both ends of a 49″ without turning, whatever its curve",
        [380, 180, 100].every((radius) => SEAT < deskFrom(W49, radius)),
      ),
      `A 49″ at 1000R is ${both(chord(W49, 100))} from end to end, one at 1800R ${both(chord(W49, 180))}; laid flat, the glass is ${both(width(W49))} long`,
      ...SCREENS.map(depthRow),
      `the ends of a 49″ would be ${roundly(toEnd(W49))} from your eyes`,
      `of a 1000R are less than ${cmAndInches(inches(Math.ceil((toEnd(W34, 180) - toEnd(W34, 100)) * 2.54)), 0, 1)} nearer`,
    ],
  },
};
