import { ifTrue } from "../catalogue.ts";
import { blendingDistance, filling, lineAt, NORMAL_SIGHT } from "../definitions.ts";
import { deskFrom, FRAME, outerWidth, STAND } from "../desk-work.ts";
import {
  angle,
  area,
  cm,
  cmAndInches,
  degrees,
  density,
  diagonalOfHeight,
  feet,
  figure,
  height,
  inch,
  inches,
  less,
  m,
  metresAndFeet,
  more,
  width,
} from "../figures.ts";
import {
  CABINET,
  cabinetFor,
  cabinetHeight,
  filmsFrom,
  filmsTo,
  MIDDLE,
  SHORT_CABINET,
  soldForFilms,
} from "../living-room.ts";
import { outerSize } from "../makers-sizes.ts";
import type { Claims } from "./claim.ts";

const tv = (size: number) => `${size}in-16x9`;
const seen = (size: number, metres: number) => degrees(angle(width(tv(size)), inches(100 * metres)));
const suits = (size: number, metres: number) =>
  filmsFrom(tv(size)) <= inches(100 * metres) && inches(100 * metres) <= filmsTo(tv(size));
/** From 60 cm. */
const atDesk = (address: string) => degrees(angle(width(address), inches(60)));
const [WIDE, TALL] = ["34in-3440x1440", "31.5in-3840x2160"] as const;
const text = (address: string, across: number, scaling = 1) => lineAt(density(address, across) / scaling);
const number = (length: string) => length.replace(/ [cm]+$/, "");
const blends = (address: string, across: number) => blendingDistance(density(address, across), NORMAL_SIGHT);
const framed = (size: number) => outerWidth(tv(size));
const outerHeight = (size: number) => height(tv(size)) + 2 * FRAME;
const cabinet = (size: number) => cabinetFor(tv(size));
/** Inches below the centimetres: three such columns fit on a phone. */
const twoLines = (length: number, decimals: number) => cmAndInches(length, decimals).replace(" (", "<br>(");
const ROW = outerWidth("27in-16x9") + outerWidth("24in-16x9");
const above24 = (address: string) => height(address) - height("24in-16x9");

export const MIXED_SIZES: Readonly<Record<string, Claims>> = {
  "tv-size-in-metres": {
    given: [
      "at 2 m, a",
      "at 2.5 m and a",
      "98″ at 3 m. At 3.5 m get an 85 or 98″, at 4 m a 98",
      "an 85″ at 3.5 m and a 98″ at 4 m",
      "a 98″ at 4 m",

      "a 50″ at 2 m, a 65″ at 2.5 m, a 75″ at 3 m, an 85″ at 3.5 m and",
      "At 30° from side",
      "At 40° you",
      "At 3 m that’s 75″ and 100″",
      "\n2 m. A",
      "\n2.5 m.",
      "| At 30° | At 40° |",
      "\n3 m.",
      "\n3.5 m.",
      "\n4 m. Only",
      "stand at 3.5 m",
    ],
    computed: [
      ...[2, 2.5, 3, 3.5, 4].map((metres) => {
        const distance = inches(100 * metres);
        const sizes = soldForFilms(distance).join(", ");
        return `| ${metres} m (${feet(distance)}) | ${filling(distance, 30)} | ${filling(distance, 40)} | ${sizes}″ |`;
      }),
      `The 65″ fills ${seen(65, 2.5)} of your view, the 75″ ${seen(75, 2.5)}`,
      `If the wall takes ${cmAndInches(framed(75))}`,
      `The 65″ fills ${seen(65, 3)} and is small`,
      `The 75″ fills ${seen(75, 3)}, the 85″ ${seen(85, 3)}`,
      `The 75″ is down to ${seen(75, 3.5)}. The 85″ just makes it with ${seen(85, 3.5)}`,
      `with a picture ${cmAndInches(width(tv(98)))} wide`,
      ifTrue(
        "an 83″ fits at 3 m, a 97″ at 3 to 4 m, and a 100″ or a 115″ at 3.5 and 4 m",
        [83, 97, 100, 115].map((size) => [2.5, 3, 3.5, 4].filter((metres) => suits(size, metres)).join(" ")).join() ===
          "3,3 3.5 4,3.5 4,3.5 4",
      ),
    ],
  },
  "tv-stand-width": {
    given: [
      "1 cm of frame",
      "the next 5 cm",
      "stand on 145 cm too",
      "one of 50 cm",
      "lift the picture by 7 cm",
      "lift it by 7 cm, a bar 7 cm",
    ],
    computed: [
      `${[55, 65, 75]
        .map((size) => `${cmAndInches(cabinet(size), 0)} for a ${size}″`)
        .join(", ")
        .replace(/, ([^,]*)$/, ", $1")} and ${cmAndInches(cabinet(85), 0)} for an 85″`,
      ...[55, 65, 75, 85].map(
        (size) =>
          `| ${size}″ | ${twoLines(framed(size), 1)} | ${twoLines(cabinet(size), 0)} | ${twoLines(cabinetHeight(tv(size)), 0)} |`,
      ),
      `A 75″, ${cm(framed(75))} wide with its frame, on a cabinet ${cm(cabinet(75), 0)} long and ${cm(cabinetHeight(tv(75)), 0)} high`,
      `in the middle on a cabinet ${cm(SHORT_CABINET, 0)} long`,
      `a cabinet of ${cmAndInches(SHORT_CABINET, 0)}, though a 75″ then sticks out by ${cmAndInches((framed(75) - SHORT_CABINET) / 2)} at`,
      `LG publishes ${cmAndInches(outerSize("LG C4", 65).width)}`,
      `put at [${cm(MIDDLE, 0)}]`,
      ...(cabinetHeight(tv(85)) < CABINET && CABINET < cabinetHeight(tv(55)) ? [] : ["50 cm no longer suits"]),
    ],
  },
  "tv-85-98-or-100-inch": {
    given: [
      "1 cm of frame",
      "a door is 203 cm",
      "a door of 203 × 82 cm, to",
      "From 3 m",
      "wall is 2 m wide",
      "for 2, 2.5, 3, 3.5 or 4",
      "from 3.5 m]",
      "fills 40° to 30°",
      "than 40° of",
    ],
    computed: [
      `From ${metresAndFeet(filmsFrom(tv(85)))} to ${metresAndFeet(filmsFrom(tv(98)))}, get the 85″. Beyond ${metresAndFeet(filmsTo(tv(85)))}, get a 98″`,
      `the 98″ is ${cm(width(tv(98)))} wide`,
      ...[85, 98].map((size) => `from ${number(m(filmsFrom(tv(size)), 1))} to ${m(filmsTo(tv(size)), 1)}`),
      `A 100″ picture is ${cmAndInches(width(tv(100)) - width(tv(98)))} wider and ${cmAndInches(height(tv(100)) - height(tv(98)))} taller than a 98″: ${more(area(tv(100)), area(tv(98)), 0)} more area`,
      `97s too, which are ${cmAndInches(width(tv(98)) - width(tv(97)))} narrower`,
      `A 98″ needs ${cmAndInches(framed(98))} and a 100″ ${cmAndInches(framed(100))}`,
      `With its middle [${cm(MIDDLE, 0)}]() above the floor, a 98″ with its frame reaches from ${number(cm(MIDDLE - outerHeight(98) / 2, 0))} to ${cm(MIDDLE + outerHeight(98) / 2, 0)}`,
      `at most ${cmAndInches(MIDDLE - outerHeight(98) / 2, 0, 1)} high`,
      `Beyond ${metresAndFeet(filmsTo(tv(100)))} even a 100″`,
      `even a 98″ is only ${cmAndInches(outerHeight(98))} high with its frame`,
      ifTrue(`with a set ${cm(framed(98), 0)} long`, outerHeight(98) < inches(203)),
      `You sit closer than ${metresAndFeet(filmsFrom(tv(98))).split(" (")[0]}`,
      `an 85″ fills ${seen(85, 3)}`,
      `The 85″ takes ${cmAndInches(framed(85))}`,
      `picture: ${cmAndInches(width(tv(100)))}`,
    ],
  },
  "ultrawide-34-or-32-inch-4k": {
    given: [
      "a desk 80 cm deep",
      "At 125%",
      "of a 31.5″ with 4K at 125%: almost",
      "A 31.5″ with 4K",
      "A 31.5″ and a 34″",
    ],
    computed: [
      `it’s ${cmAndInches(height(TALL) - height(WIDE))} taller`,
      `sit ${cmAndInches(deskFrom(WIDE, 180), 0)} away`,
      `is ${cm(width(WIDE))} wide and ${cm(height(WIDE))} tall`,
      `is ${cmAndInches(width(WIDE) - width(TALL))} wider, but its area is ${less(area(WIDE), area(TALL), 0)} smaller`,
      `measure [${inch(31.5)}]`,
      `shows ${3840 / 1.25}×${2160 / 1.25} with text of ${text(TALL, 3840, 1.25)}, about as large as the ultrawide’s ${text(WIDE, 3440)}`,
      `the ultrawide is ${more(3440, 3840 / 1.25, 0)} wider in what fits, and the 4K monitor ${more(2160 / 1.25, 1440, 0)} taller`,
      `have ${figure(3440 / 2)} pixels each on the ultrawide and ${figure(3840 / 1.25 / 2)} each`,
      `of the ultrawide at ${cmAndInches(blends(WIDE, 3440), 0)} and those of the 4K monitor at ${cmAndInches(blends(TALL, 3840), 0)}`,
      `is ${cmAndInches(width(WIDE))} wide. On the 32″ it’s ${cmAndInches(width(TALL))} wide`,
      `as large as a ${inch(diagonalOfHeight(height(WIDE), 16 / 9))} would`,
      `has ${figure((3440 * 1440) / 1e6, 2)} million pixels and the 4K monitor ${figure((3840 * 2160) / 1e6, 2)} million, ${more(3840 * 2160, 3440 * 1440, 0)} more`,
      `With ${cm(FRAME, 0)} of frame on each side, the ultrawide takes ${cmAndInches(outerWidth(WIDE))} of desk and the 32″ ${cmAndInches(outerWidth(TALL))}`,
      `at least ${cmAndInches(deskFrom(WIDE, 180), 0)} from a 34″ curved to 1800R, and [${cm(deskFrom(TALL), 0)}]`,
      `about ${cmAndInches(inches(80) - STAND, 0)} away`,
    ],
  },
  "monitor-size-for-games": {
    given: ["from 50 cm (20″). A", "From 60 cm:", "they look from 60 cm", "fills 60° from", "keeps you at 50 cm"],
    computed: [
      `lean back to ${cmAndInches(blends("31.5in-16x9", 2560), 0)} or more, where eyes with 20/20 sight stop`,
      `needs a seat ${cmAndInches(deskFrom(TALL), 0)} away`,
      `1440p if you sit ${cmAndInches(deskFrom("27in-16x9"), 0)} away or more`,
      `a 24″ fills ${atDesk("24in-16x9")} of your view, a 27″ ${atDesk("27in-16x9")} and a 31.5″ ${atDesk("31.5in-16x9")}`,
      `From ${cm(deskFrom(TALL), 0)} that’s a 32″, and from ${cm(deskFrom("27in-16x9"), 0)} a 27″`,
      `has ${more(2560 * 1440, 1920 * 1080, 0)} more pixels than at 1080p, and at 4K ${figure((3840 * 2160) / (2560 * 1440), 2)} times`,
    ],
  },
  "two-different-monitors": {
    given: [
      "1440p and 31.5″",
      "at 175%",
      "at 100%",
      "leave it at 100%",
      "at 150%",
      "at 125%",
      "175% matches",
      "a desk of 120 cm",
      "frames of 1 cm",
    ],
    computed: [
      `level: ${cm(ROW)} with frames, and the 27″ reaches ${cm(above24("27in-16x9"))} lower`,
      `level: the 27″ is ${cm(above24("27in-16x9"))} taller`,
      `at 150%: ${number(text("27in-16x9", 2560))} and ${text("14in-1920x1200", 1920, 1.5)}`,
      `4K at 125%: ${number(text("27in-16x9", 2560))} and ${text(TALL, 3840, 1.25)}`,
      `150% gives ${text("27in-16x9", 3840, 1.5)} against ${number(text("24in-16x9", 1920))}`,
      `monitor then is ${Math.floor(3840 / 1.75)}×${Math.floor(2160 / 1.75)}, ${more(3840 / 1.75, 1920, 0)} more each way`,
      `1080p: ${number(text("27in-16x9", 2560))} against ${text("24in-16x9", 1920)}`,
      `At 125% the 27″ comes closer with ${text("27in-16x9", 2560, 1.25)}, but then it fits only ${2560 / 1.25}×${1440 / 1.25}, ${more(2560 / 1.25, 1920, 0)} more each way`,
      `sharper: ${text("27in-16x9", 1920)}`,
      `rises ${cmAndInches(above24("27in-16x9"))} above a 24″, and a 31.5″ ${cmAndInches(above24(TALL))}`,
      `With ${cm(FRAME, 0)} of frame on each side, a 27″ and a 24″ take ${cmAndInches(ROW)} in a row`,
    ],
  },
};
