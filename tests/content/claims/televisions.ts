import { hasRatio, ifTrue, listed } from "../catalogue.ts";
import { filling, lookUp, SHARP_SIGHT } from "../definitions.ts";
import { FRAME, outerWidth } from "../desk-work.ts";
import {
  angle,
  area,
  cm,
  cmAndInches,
  degrees,
  diagonal,
  feet,
  figure,
  height,
  inCentimetres,
  inch,
  inches,
  inInches,
  m,
  metresAndFeet,
  more,
  width,
} from "../figures.ts";
import {
  BED,
  CABINET,
  FEET,
  filmsFrom,
  filmsTo,
  highestMiddle,
  largestSold,
  MIDDLE,
  sharperUpTo,
  soldForFilms,
} from "../living-room.ts";
import { OUTER_SIZES, outerSize } from "../makers-sizes.ts";
import type { Claims } from "./claim.ts";

const tv = (size: number) => `${size}in-16x9`;
const nearest = (size: number) => filmsFrom(tv(size));
const farthest = (size: number) => filmsTo(tv(size));
const framed = (size: number) => outerWidth(tv(size));
const shows = (size: number, across: number, perDegree?: number) => sharperUpTo(tv(size), across, perDegree);
const wider = (size: number, than: number) => width(tv(size)) - width(tv(than));
const taller = (size: number, than: number) => height(tv(size)) - height(tv(than));
/** From where one size looks as large as another one from so many inches. */
const sameView = (size: number, than: number, distance: number) => (distance * size) / than;

/** As the pictures' texts say where it is right. */
const rightForFilms = (size: number) => `from ${figure(nearest(size) * 0.0254, 1)} to ${m(farthest(size), 1)}`;
/** What to buy for films, but for the 77″: beside a 75″ it is no choice. */
const toBuy = (distance: number) =>
  soldForFilms(distance)
    .filter((size) => size !== 77)
    .map((size) => `${size}″`);

/** Where the middle of a 65″ ends up 10 cm above a mantelpiece 130 cm high. */
const OVER_MANTELPIECE = inches(130 + 10) + FRAME + height(tv(65)) / 2;

const OUTER_65 = Object.keys(OUTER_SIZES).flatMap((model) =>
  OUTER_SIZES[model]?.[65] === undefined ? [] : [outerSize(model, 65).width],
);
const sides = (size: { width: number; height: number }) =>
  `${inCentimetres(size.width, size.height)} (${inInches(size.width, size.height)})`;
/** `| C9, CX | 144.9 × 83.0 cm |`: a maker’s sets of one size, those that are equally large in one row. */
function makersRows(maker: string, size: number): string[] {
  const rows = new Map<string, string[]>();
  for (const model of Object.keys(OUTER_SIZES)
    .filter((name) => name.startsWith(`${maker} `))
    .toSorted()) {
    if (OUTER_SIZES[model]?.[size] === undefined) continue;
    const { width: wide, height: tall } = outerSize(model, size);
    const text = inCentimetres(wide, tall);
    rows.set(text, [...(rows.get(text) ?? []), model.slice(maker.length + 1).replace(/ \(.*/, "")]);
  }
  return [...rows].map(([text, models]) => `| ${models.join(", ")} | ${text} |`);
}

export const TELEVISIONS: Readonly<Record<string, Claims>> = {
  "how-high-to-mount-a-tv": {
    given: [
      "no more than 15°",
      "the line 15° upwards",
      "a sofa 2.5 m away",
      "110 to 120 cm for an adult",
      "by more than 15°, or down by more than 7°",
      "| 2 m (6′ 7″)",
      "mantelpiece is 130 cm high",
      "10 cm of air",
      "1 cm of frame",
      "From 2.5 m",
      "200 × 200 mm or 400 × 400 mm",
    ],
    computed: [
      `at ${cmAndInches(MIDDLE, 0)} if you can’t measure`,
      `when its middle is at ${cm(MIDDLE, 0)}`,
      `how we arrive at ${figure(MIDDLE * 2.54)}`,
      `from ${figure(edge(65, -1), 1)} to ${figure(edge(65, 1), 1)} cm above the floor, its middle at ${cm(MIDDLE, 0)}`,
      `lower edge ends up ${cmAndInches(MIDDLE - height(tv(65)))} above the floor`,
      `meets the wall at ${cm(highestMiddle(inches(250)), 0)}`,
      `From 2.5 m away its middle may go up to ${cm(highestMiddle(inches(250)), 0)}`,
      `If yours is 115 cm, add ${cm(inches(115) - MIDDLE, 0)}`,
      ...[200, 250, 300].map((distance) => {
        const middle = highestMiddle(inches(distance));
        return `| ${figure(distance / 100, distance === 250 ? 1 : 0)} m (${feet(inches(distance))}) | ${cmAndInches(middle)} | ${cmAndInches(middle - MIDDLE)} |`;
      }),
      `ends up at ${cmAndInches(OVER_MANTELPIECE)}`,
      `that’s ${degrees(lookUp(OVER_MANTELPIECE - MIDDLE, inches(250)))} upwards`,
      `sit ${metresAndFeet((OVER_MANTELPIECE - MIDDLE) / Math.tan(Math.PI / 12))} away`,
      `the cabinet is ${cmAndInches(CABINET, 0, 1)}`,
      `picture by ${cmAndInches(FEET, 0, 1)}`,
      `middle of a 65″ is at ${cmAndInches(CABINET + FEET + height(tv(65)) / 2)}`,
    ],
  },
  "how-wide-is-a-65-inch-tv": {
    given: ["a frame of 1 cm", "add 1 cm on each side", "often a 31.5″", "diagonal of 164 cm", "0.1 cm off"],
    computed: [
      ifTrue(
        "All the televisions that we list (November 2026) have the shape 16:9",
        listed(["Television"]).every(hasRatio(16, 9)),
      ),
      `a picture ${cmAndInches(width(tv(65)))} wide and ${cmAndInches(height(tv(65)))} tall`,
      `the picture is ${cm(width(tv(65)))} wide and ${cm(height(tv(65)))} tall, the set with its frame ${cm(framed(65))} wide`,
      `by ${figure(width(tv(1)), 3)} for the width and by ${figure(height(tv(1)), 3)} for the height`,
      `gives ${inch((65 * 7) / 8)} and ${inch(65 / 2)}`,
      `a 65″ ${cmAndInches(framed(65))} wide`,
      ifTrue(
        `LG’s 65″ C2 to C6 are ${sides(outerSize("LG C4", 65))} as whole sets, only ${cm((outerSize("LG C4", 65).width - width(tv(65))) / 2)} wider`,
        ["C2", "C3", "C5", "C6 (2026)"].every(
          (name) => outerSize(`LG ${name}`, 65).width === outerSize("LG C4", 65).width,
        ),
      ),
      `which is ${inch(diagonal("164cm-16x9"))}; the picture is then ${cm(width("164cm-16x9"))} wide`,
      ...[43, 50, 55, 65, 75].map((from, index, sizes) => {
        const to = sizes[index + 1] ?? 85;
        return `| ${from}″ to ${to}″ | ${cmAndInches(wider(to, from))} | ${cmAndInches(taller(to, from))} | ${more(area(tv(to)), area(tv(from)), 0)} |`;
      }),
      `another ${cmAndInches(width(tv(10)))} of wall`,
    ],
  },
  "tv-4k-vs-1080p": {
    given: ["seen from 2.5 m", "At 2 m, on a 55″"],
    computed: [
      ifTrue(
        "All the televisions that we list (November 2026, from 42″ up) have 4K or more",
        listed(["Television"]).every(({ display }) => display.length >= 42 && display.resolution.width >= 3840),
      ),
      `see 4K only within ${metresAndFeet(shows(32, 1920))}`,
      `up to ${metresAndFeet(shows(55, 1920))} from a 55″ and up to ${metresAndFeet(shows(65, 1920))} from a 65″`,
      `On a 55″ they reach from ${m(shows(55, 1920), 1)} to ${m(shows(55, 1920, SHARP_SIGHT), 1)}`,
      `${SHARP_SIGHT} pixels to a degree`,
      `up to ${metresAndFeet(shows(55, 1920, SHARP_SIGHT))} from a 55″ and up to ${metresAndFeet(shows(65, 1920, SHARP_SIGHT))} from a 65″`,
      `for a 55″ ends at ${metresAndFeet(farthest(55))}`,
      `on a 43″ beyond ${m(shows(43, 1920), 1)}`,
      `4K merge ${metresAndFeet(shows(55, 3840))} from a 55″ and ${metresAndFeet(shows(85, 3840))} from an 85″`,
      `than ${m(nearest(55), 1)} and ${m(nearest(85), 1)}`,
      `lose them at ${m(shows(55, 3840, SHARP_SIGHT), 1)} and ${m(shows(85, 3840, SHARP_SIGHT), 1)}`,
    ],
  },
  "tv-55-vs-65-inch": {
    given: [
      "2.0 m (6′ 7″)",
      "2.3 m (7′ 7″)",
      "3.0 m (9′ 10″)",
      "2.5 m (8′ 2″).",
      "1 cm of frame",
      "cabinet 120 cm long",
      "from 2 m",
    ],
    computed: [
      `Beyond ${metresAndFeet(farthest(55))}, get the 65″. Closer than ${metresAndFeet(nearest(65))}, get the 55″`,
      ...[55, 65].map(rightForFilms),
      `${cmAndInches(wider(65, 55))} wider and ${cmAndInches(taller(65, 55))} taller`,
      `picture is ${more(area(tv(65)), area(tv(55)), 0)} larger`,
      `at 2.5 m, a 65″ looks like a 55″ at ${m(sameView(55, 65, inches(250)), 1)}`,
      `or from ${m(nearest(65), 1)} on if`,
      `sofa ${cmAndInches(inches(250) - sameView(55, 65, inches(250)), 0, 1)} forward`,
      `a 65″ is ${cmAndInches(framed(65))} wide and a 55″ ${cmAndInches(framed(55))}`,
      `up to ${metresAndFeet(shows(55, 1920))} on a 55″ and up to ${metresAndFeet(shows(65, 1920))} on a 65″`,
      `if you sit beyond ${m(farthest(55), 1)}`,
      `if you sit closer than ${m(nearest(65), 1)}`,
      `a 65″: allow ${cm(framed(65), 0)}`,
      `are ${cmAndInches(outerSize("LG C4", 65).width)} wide as a 65″ and ${cmAndInches(outerSize("LG C4", 55).width)} as a 55″`,
      `from ${m(farthest(65), 1)}.`,
    ],
  },
  "tv-65-vs-75-inch": {
    given: ["1 cm of frame", "it’s 50 cm high", "another 7 cm", "a 75″ at 3 m will look", "old set did at 2 m"],
    computed: [
      `Beyond ${metresAndFeet(farthest(65))}, get the 75″. Closer than ${metresAndFeet(nearest(75))}, get the 65″`,
      ...[65, 75].map(rightForFilms),
      `from ${figure(nearest(75) * 0.0254, 1)} to ${m(farthest(65), 1)} either size`,
      `a 75″ needs ${cmAndInches(framed(75))}`,
      `the set takes ${cmAndInches(framed(75))}`,
      `A 75″ picture is ${cm(width(tv(75)))} wide`,
      `second person: it’s ${cm(framed(75), 0)} wide`,
      `middle of a 65″ is then ${cm(CABINET + FEET + height(tv(65)) / 2)} above the floor and the middle of a 75″ ${cm(CABINET + FEET + height(tv(75)) / 2)}`,
      `aim for [${cm(MIDDLE, 0)}]`,
      `${cmAndInches(wider(75, 65))} wider, ${cmAndInches(taller(75, 65))} taller and has ${more(area(tv(75)), area(tv(65)), 0)} more picture`,
      `At 3 m it looks the way a 65″ does at ${m(sameView(65, 75, inches(300)), 1)}`,
      `make ${more(area(tv(65)), area(tv(55)), 0)}`,
      `You sit at ${m(nearest(75), 1)} or closer`,
      `rectangle of ${figure((area(tv(75)) * 2.54 ** 2) / 10_000, 1)} m²`,
      `You sit beyond ${m(farthest(65), 1)}`,
      `a 2.39:1 film is ${cmAndInches(width(tv(75)) / 2.39)} tall`,
      `beyond ${metresAndFeet(farthest(75))}, skip both`,
      `sofa ${m(farthest(75), 1)} away or farther`,
    ],
  },
  "tv-75-vs-85-inch": {
    given: [
      "At 3 m (9′ 10″)",
      "At 3.5 m (11′ 6″)",
      "Take off 1 cm",
      "soundbar 7 cm tall",
      "longer than 190 cm",
      "cabinet 50 cm high",
      "At 3 m you’re",
    ],
    computed: [
      `Beyond ${metresAndFeet(farthest(75))}, get the 85″. Closer than ${metresAndFeet(nearest(85))}, get the 75″`,
      ...[75, 85].map(rightForFilms),
      `as a 75″ does from ${m(sameView(75, 85, inches(300)), 1)}`,
      `The 85″ adds ${cmAndInches(wider(85, 75))} of width, ${cmAndInches(taller(85, 75))} of height and ${more(area(tv(85)), area(tv(75)), 0)} more picture`,
      `its middle ${cm(MIDDLE, 0)} above the floor`,
      `of a 75″ starts ${cmAndInches(MIDDLE - height(tv(75)) / 2)} above the floor, that of an 85″ ${cmAndInches(MIDDLE - height(tv(85)) / 2)}`,
      `the 75″ leaves ${cmAndInches(gapBelow(75))}, the 85″ ${cmAndInches(gapBelow(85))}`,
      `measures ${figure(framed(85) * 2.54, 1)} × ${cm(height(tv(85)) + 2 * FRAME)} (${inInches(framed(85), height(tv(85)) + 2 * FRAME)})`,
      `try the 75″ on paper: it’s ${cm(wider(85, 75))} shorter`,
      `closer than ${m(farthest(75), 1)}.`,
      `if you sit beyond ${m(farthest(75), 1)}, or from ${m(nearest(85), 1)} on`,
      `if you sit closer than ${m(nearest(85), 1)}`,
      `a picture ${cm(width(tv(75)), 0)} wide`,
    ],
  },
  "tv-for-a-bedroom": {
    given: [
      "a bed 200 cm long",
      "30 cm in from",
      "30 cm beyond",
      "the 2 m in our answer",
      "50″ for about 2 m",
      "easily be 3 m",
      "1 cm of frame",
      "enough at 2 m too",
      "works at 2 m",
    ],
    computed: [
      `If the screen is ${m(inches(200), 0)} (${feet(inches(200))}) from your pillow, get at least a ${toBuy(inches(200))[0]}`,
      `from ${m(BED.distance, 1)}, with its middle ${cm(BED.middle, 0)} above the floor`,
      `eyes ${cm(BED.eyeHeight, 0)} above the floor, looking up by 10°`,
      `the middle is at ${cmAndInches(BED.middle, 0)}`,
      `enough up to ${metresAndFeet(farthest(43))}`,
      `From ${metresAndFeet(farthest(50))} to ${metresAndFeet(farthest(55))}, get the 55″`,
      `side it needs ${cmAndInches(framed(43))}`,
      `It needs ${cmAndInches(framed(50))} of wall`,
      `gives you ${more(area(tv(50)), area(tv(43)), 0)} more`,
      `${cmAndInches(wider(55, 50))} wider, against ${cmAndInches(wider(50, 43))}`,
      `the sofa is 2.2 m (${feet(inches(220))}) from the screen, get a ${toBuy(inches(220))[0]}`,
      `At 2.5 m (${feet(inches(250))})`,
      `a 55″ at 2.2 m looks as large as a 75″ at ${m(sameView(75, 55, inches(220)), 0)}`,
      `sit closer to it than ${m(nearest(50), 1)}`,
      `only from closer than ${metresAndFeet(shows(50, 3840))}`,
    ],
  },
  "what-size-tv-for-your-distance": {
    given: [
      "30°",
      "40°",
      "range of 26° to 36°",
      "sit back to 26°",
      "the 65″ at 2.4 m, the 75″ at 3.0 m and the 98″ at 3.7 m",
    ],
    computed: [
      `get a ${toBuy(8 * 12).join(" or ")} at 8 feet, a ${toBuy(10 * 12).at(0)} to ${toBuy(10 * 12).at(-1)} at 10 feet and a ${toBuy(12 * 12).join(" or ")} at 12 feet`,
      ...[8, 10, 12].map((distance) => {
        const buy = [...new Set([toBuy(distance * 12).at(0), toBuy(distance * 12).at(-1)])];
        const between = toBuy(distance * 12).length > 2 ? " to " : " or ";
        return `| ${distance} ft (${m(distance * 12, 1)}) | ${filling(distance * 12, 30)} | ${filling(distance * 12, 40)} | ${buy.join(between)} |`;
      }),
      "by 0.84",
      `almost exactly ${degrees(angle(width(tv(65)), 65 / 0.84), 0)}`,
      `A 75″ at 10 feet looks exactly as big as a ${figure((75 * 8) / 10)}″ at 8`,
      `picture is ${cmAndInches(width(tv(98)))} wide`,
      `A 55″ fills ${degrees(angle(width(tv(55)), 8 * 12))}: by THX’s 26°`,
      `A 65″ fills ${degrees(angle(width(tv(65)), 10 * 12))}, which`,
      `which fills ${degrees(angle(width(tv(75)), 10 * 12))}`,
      `An 85″ fills ${degrees(angle(width(tv(85)), 12 * 12))}, just short of 30°`,
      `sofa ${cmAndInches(12 * 12 - farthest(85), 0, 1)} forward`,
      `within ${metresAndFeet(shows(98, 3840))} of a 98″`,
      `starts at ${m(nearest(98), 1)}`,
    ],
  },
  "will-a-65-inch-tv-fit": {
    given: [
      "1 cm of frame",
      "a frame of 1 cm",
      "Our 1 cm is",
      "With our 1 cm",
      "goes into 145 cm",
      "150 × 85 cm",
      "niche 150 cm wide",
      "divided by 2.54",
      "by 2.54",
      "niche in our picture is 85 cm high",

      "Say it’s 95.2 cm wide",
    ],
    computed: [
      `Allow ${cmAndInches(framed(65), 0)} of clear width for a 65″; the LG sets that we list need ${figure(Math.min(...OUTER_65) * 2.54, 1)} to ${cm(Math.max(...OUTER_65))}`,
      `divide by ${figure(width(tv(1)), 3)}`,
      `Divide by ${figure(width(tv(1)), 3)}`,
      ...[100, 120, 150, 180, 200].map((clear) => {
        const wide = inches(clear);
        return `| ${clear} cm (${inch(wide)}) | ${inch(down(largestDiagonal(wide)))} | ${largestSold(wide)}″ |`;
      }),
      `${cm((inches(150) - framed(65)) / 2)} to spare at each side`,
      `with ${cmAndInches((inches(150) - framed(65)) / 2)} to spare`,
      `${cm(inches(150) - 2 * FRAME, 0)} are left for the picture. Divided by ${figure(width(tv(1)), 3)} that makes a diagonal of ${figure(148 / 0.872, 1)} cm`,
      `in inches: ${inch(down(largestDiagonal(inches(150))))}`,
      `divide by ${figure(height(tv(1)), 3)} instead`,
      `room for a ${inch(down((inches(85) - 2 * FRAME) / height(tv(1))))}`,
      `5 cm (${inch(inches(5))}) at each side; for that a 65″ needs ${cmAndInches(framed(65) + 2 * inches(5))}`,
      `you have a ${figure(inches(95.2) / width(tv(1)))}″`,
      `A 65″ is ${cmAndInches(wider(65, 43))} wider`,
      ...makersRows("LG", 65),
      `only ${cm((outerSize("LG C4", 65).width - width(tv(65))) / 2)} wider than its picture at each side`,
      `a 65″ would need ${cmAndInches(framed(65))}`,
      `The ${cm((inches(150) - framed(65)) / 2)} in our niche`,
      `needs ${cm(wider(65, 55))} less, and from ${m(farthest(55), 1)} or closer`,
    ],
  },
};

/** Rounded down, since the next larger one does not fit. */
function down(length: number): number {
  return Math.floor(length * 10) / 10;
}

/** The lower or upper edge of a picture whose middle hangs at the usual height, in centimetres. */
function edge(size: number, side: 1 | -1): number {
  return (MIDDLE + (side * height(tv(size))) / 2) * 2.54;
}

/** Between a cabinet and the frame of a set at the usual height. */
function gapBelow(size: number): number {
  return MIDDLE - height(tv(size)) / 2 - FRAME - CABINET;
}

/** Of the 16:9 picture that fits into a clear width with its frame. */
function largestDiagonal(clear: number): number {
  return (clear - 2 * FRAME) / width(tv(1));
}
