import { convertLength } from "../../src/domain/display/unit.ts";
import {
  angle,
  arcMinuteDistance,
  area,
  cm,
  cm2,
  degrees,
  density,
  diagonal,
  diagonalOfArea,
  diagonalOfHeight,
  diagonalOfWidth,
  distanceFor,
  figure,
  height,
  inch,
  less,
  m,
  mm,
  more,
  width,
} from "./figures.ts";

/** What one article states in figures, phrase by phrase as it stands there, outside its tables of screens. */
export interface Claims {
  /** Definitions, sources and examples that are chosen, not computed. */
  readonly given: readonly string[];
  readonly computed: readonly string[];
}

const inches = (centimetres: number) => convertLength(centimetres, "cm", "in");
const percent = (part: number, decimals = 1) => `${figure(part * 100, decimals)} %`;

/** ISO 216: A4 is 21 × 29.7 cm. */
const A4 = { width: inches(21), height: inches(29.7) };
/** How large an upright A4 page becomes on a screen, as a share of its own size. */
const a4On = (address: string) => Math.min(width(address) / A4.width, height(address) / A4.height);
/** The share of the diagonal's own square that a ratio of r fills, against the half that 1:1 fills. */
const ofSquare = (address: string) => area(address) / (diagonal(address) ** 2 / 2);
/** The diagonal of the 16:9 screen that fills so many degrees from so many metres. */
const filling = (metres: number, angleInDegrees: number) =>
  inch(inches(metres * 100) / distanceFor(width("1in-16x9"), angleInDegrees));
const angleAt = (address: string, centimetres: number) => degrees(angle(width(address), inches(centimetres)));
/** A line of 16 pixels. */
const lineAt = (pixelsPerInch: number) => mm(16 / pixelsPerInch);

const a = "27in-16x9";
const b = "32in-16x9";
const ultrawide = "34in-43x18";

export const CLAIMS: Readonly<Record<string, Claims>> = {
  "what-a-diagonal-hides": {
    given: ["by more than 80 %", "Multiply by 2.54", "within 3 mm of each other in height"],
    computed: [
      `The 4:3 screen has ${more(area("27in-4x3"), area("27in-32x9"))} more area than the 32:9 one`,
      `4:3 keeps ${percent(ofSquare("27in-4x3"))}, 16:9 keeps ${percent(ofSquare(a))} and 32:9 keeps ${percent(ofSquare("27in-32x9"))}`,
      `ratio 43:18 is ${cm(height(ultrawide))} tall. A 27″ screen at 16:9 is ${cm(height(a))} tall`,
      `is width alone: ${cm(width(ultrawide))} against ${cm(width(a))}`,
      `_r_ is 16 ÷ 9 = ${figure(16 / 9, 4)}. The square root comes to ${figure(diagonal(a) / height(a), 4)}, so the height is ${inch(height(a), 2)} and the width ${inch(width(a), 2)}`,
      `you have ${cm(height(a))} and ${cm(width(a))}`,
    ],
  },
  "what-21-9-really-is": {
    given: ["2.39:1", "to within 3 mm", "exactly 34 cm"],
    computed: [
      ...[
        [2560, 1080],
        [3440, 1440],
        [3840, 1600],
        [5120, 2160],
      ].map(([across = 0, down = 0]) => {
        const ninths = figure((across / down) * 9, 2).replace(/0$/, "");
        return `${ninths}:9 | ${figure(across / down, 3)} | ${more(across / down, 21 / 9)} |`;
      }),
      `The real 21:9 is the same as 7:3, or ${figure(21 / 9, 3)}`,
      `lie ${mm(height("34in-21x9") - height(ultrawide))} of height and ${less(area(ultrawide), area("34in-21x9"))} of the area`,
      `the gap is smaller still: ${cm(height("29in-64x27"))} tall instead of ${cm(height("29in-21x9"))}`,
      `whole width and ${percent(43 / 18 / 2.39, 2)} of the height`,
      `full width and ${percent(16 / 9 / 2.39)} of the height`,
      `fills the height and ${percent(16 / 9 / (43 / 18))} of the width`,
    ],
  },
  "monitors-27-or-32-inch": {
    given: ["at 150 %", "the same 40°", "sit 90 cm away", "At 70 cm", "closer than about 80 cm"],
    computed: [
      `32 ÷ 27, or ${figure(32 / 27, 3)}`,
      `is ${more(width(b), width(a))} wider and taller and has ${more(area(b), area(a))} more area`,
      `The 32″ is ${cm(width(b) - width(a))} wider and ${cm(height(b) - height(a))} taller`,
      `it is ${more(width(b), width(a))} wider, ${more(height(b), height(a))} taller and ${more(area(b), area(a))} larger in area`,
      `the 27″ is ${less(width(a), width(b))} narrower and ${less(area(a), area(b))} smaller`,
      `everything is simply ${more(width(b), width(a))} larger`,
      `a line of 16 pixels, ${lineAt(96)} high at 96 pixels per inch, shrinks to ${lineAt(density(a, 3840))}. The 32″ makes it ${lineAt(density(b, 3840))}`,
      `a 27″ screen fills a horizontal angle of ${angleAt(a, 70)} and a 32″ one ${angleAt(b, 70)}`,
      `you would sit ${cm(distanceFor(width(a), 40), 0)} from the 27″ and ${cm(distanceFor(width(b), 40), 0)} from the 32″`,
      `The extra ${cm(height(b) - height(a))} of height`,
      `The top edge rises by ${cm((height(b) - height(a)) / 2)}`,
      `two 27″ panels need ${cm(2 * width(a))}, two 32″ panels ${cm(2 * width(b))}`,
      `at a comfortably fine ${figure(density(a, 2560), 1)} pixels per inch`,
      `tape newspapers together to ${figure(convertLength(width(b), "in", "cm"))} × ${cm(height(b), 0)}`,
    ],
  },
  "one-ultrawide-or-two-monitors": {
    given: ["Sit 70 cm", "1,800 mm", "120 cm of screen"],
    computed: [
      `${more(width(ultrawide), width(a))} wider and ${less(height(ultrawide), height(a))} lower`,
      `(${figure(density("49in-32x9", 5120), 1)} pixels per inch against ${figure(density(a, 2560), 1)})`,
      `has only ${figure(density("49in-32x9", 3840), 1)}, as coarse`,
      `television at 16:9 is ${cm(height("49in-16x9"))} tall. A 49″ monitor at 32:9 is ${cm(height("49in-32x9"))} tall, and its area is ${less(area("49in-32x9"), area("49in-16x9"))} less`,
      `a flat ${cm(width("49in-32x9"))} and the ends are ${cm(Math.hypot(width("49in-32x9") / 2, inches(70)))} from your eyes, ${more(Math.hypot(width("49in-32x9") / 2, inches(70)), inches(70))} farther`,
      `an angle of ${angleAt("49in-32x9", 70)}`,
      `at the same distance fills ${angleAt(ultrawide, 70)}`,
      `${figure(3440)} pixels give two windows of ${figure(3440 / 2)}`.replaceAll(",", ""),
    ],
  },
  "how-far-to-sit": {
    // 30° and 40° are the figures cited for SMPTE and THX; 6/6 vision resolves one arc minute.
    given: ["30°", "40°", "At 60 cm", "At 70 cm", "at 2.5 m", "From 2.5 m"],
    computed: [
      `For an angle of 30° the distance is ${figure(distanceFor(1, 30), 2)} times the width, for 40° it is ${figure(distanceFor(1, 40), 2)} times`,
      `that makes ${figure(distanceFor(width("1in-16x9"), 30), 2)} and ${figure(distanceFor(width("1in-16x9"), 40), 2)} times the diagonal`,
      `a 27″ screen fills ${angleAt(a, 60)} and a 32″ one ${angleAt(b, 60)}`,
      `the 32″ in this drawing fills ${angleAt(b, 70)}; at 2.5 m the 65″ fills ${angleAt("65in-16x9", 250)}`,
      `the distance is ${figure(distanceFor(1, 1 / 60))} times the size of a pixel`,
      ...[1080, 2160].map(
        (lines) =>
          `| ${lines} | ${figure(distanceFor(1 / lines, 1 / 60), 2)} picture heights | ${m(distanceFor(height("55in-16x9") / lines, 1 / 60))} |`,
      ),
      `covers ${degrees(angle(1920, distanceFor(1, 1 / 60)))}`,
      `the distance, divided by ${figure(distanceFor(width("1in-16x9"), 30), 2)}, is the 16:9 diagonal that fills 30°; divided by ${figure(distanceFor(width("1in-16x9"), 40), 2)}, the one`,
      `From 2.5 m that is ${filling(2.5, 30)} and ${filling(2.5, 40)}`,
    ],
  },
  "what-pixel-density-means": {
    // 25.4 mm is the inch by definition; 1/96 inch the pixel of CSS Values and Units (W3C).
    given: [
      "21.5″",
      "25.4 mm divided by the ppi",
      "are 70 cm from",
      "below about 70 cm",
      "At 150 %",
      "450 ppi",
      "from 2.5 m it is",
    ],
    computed: [
      `${more(2560 * 1440, 1920 * 1080)} more pixels on ${more(area(b), area("24in-16x9"))} more area`,
      `${figure(distanceFor(1, 1 / 60))} times the pitch`,
      `3840×2160 has ${figure(density("55in-16x9", 3840), 1)} ppi`,
      `right side of its ${cm(arcMinuteDistance(density("55in-16x9", 3840)), 0)}`,
      `a line of 16 pixels ${lineAt(96)} high. At ${figure(density("24in-16x9", 1920), 1)} ppi without scaling it becomes ${lineAt(density("24in-16x9", 1920))}, at ${figure(density(a, 2560), 1)} ppi ${lineAt(density(a, 2560))} and at ${figure(density(a, 3840), 1)} ppi ${lineAt(density(a, 3840))}`,
      `with ${figure(1.5 ** 2, 2)} times the pixels`,
      `than a monitor with ${figure(density(b, 2560))}`,
    ],
  },
  "phones-that-grew-taller": {
    given: ["2.39:1", "9 and 19.5", ...["5.5", "6.7", "6.1", "6.5", "1.2", "0.6"].map((length) => `${length}″`)],
    computed: [
      `A 6.7″ phone at 20:9 is ${mm(width("6.7in-9x20") - width("5.5in-9x16"))} wider than a 5.5″ one at 16:9 and ${mm(height("6.7in-9x20") - height("5.5in-9x16"))} taller`,
      `Between 5.5″ and 6.7″ lie ${inch(6.7 - 5.5)} of diagonal, ${more(6.7, 5.5)}. In width they differ by ${mm(width("6.7in-9x20") - width("5.5in-9x16"))}, or ${more(width("6.7in-9x20"), width("5.5in-9x16"))}. All the rest, ${mm(height("6.7in-9x20") - height("5.5in-9x16"))},`,
      `${mm(width("6.1in-9x19.5"))} against ${mm(width("5.5in-9x16"))}, though its diagonal is longer by ${inch(6.1 - 5.5)}`,
      `the 6.7″ at 20:9 has ${more(area("6.7in-9x20"), area("5.5in-9x16"))} more area`,
      `A 6.7″ phone shows video as a ${inch(diagonalOfHeight(height("6.7in-20x9"), 16 / 9))} phone`,
      `they reach a diagonal of ${inch(diagonalOfWidth(width("6.7in-20x9"), 2.39), 2)}`,
      `A 16:9 video of ${inch(diagonalOfHeight(height("6.7in-20x9"), 16 / 9), 2)} inside`,
      `16:9 video of ${inch(diagonalOfHeight(height("6.7in-20x9"), 16 / 9), 2)} on a 6.7″`,
    ],
  },
  "measure-before-you-buy": {
    given: [
      "59.8 cm by 33.6 cm",
      "2.54",
      "desk is 80 cm deep, the stand takes 20 cm of it, and your eyes are 10 cm behind the front edge, you have 70 cm",
      "eyes 45 cm above",
      "eyes at 105 cm",
    ],
    computed: [
      `the squares, ${cm(Math.hypot(inches(59.8), inches(33.6)))}. Divided by 2.54, that is ${inch(Math.hypot(inches(59.8), inches(33.6)))}. And 59.8 ÷ 33.6 is ${figure(59.8 / 33.6, 2)}`,
      `a 27″ screen fills ${angleAt(a, 70)} and a 32″ one ${angleAt(b, 70)}`,
      `would begin ${cm(inches(45) - height(a))} above it and a 32″ one ${cm(inches(45) - height(b))}`,
      ...["55in-16x9", "65in-16x9"].map(
        (set) =>
          `begins at ${cm(inches(105) - height(set) / 2)} and ends at ${figure(105 + convertLength(height(set), "in", "cm") / 2, 1)} cm`,
      ),
    ],
  },
  "taller-laptops-and-tablets": {
    // ISO 216
    given: ["A4 measures 21 × 29.7 cm", "15.6″"],
    computed: [
      `16:10 is ${more(height("14in-16x10"), height("14in-16x9"))} taller than 16:9 and only ${less(width("14in-16x10"), width("14in-16x9"))} narrower`,
      `16:10 is ${less(width("14in-16x10"), width("14in-16x9"))} narrower than 16:9 and ${more(height("14in-16x10"), height("14in-16x9"))} taller, with ${more(area("14in-16x10"), area("14in-16x9"))} more area`,
      `${more(height("14in-3x2"), height("14in-16x9"))} taller than 16:9 and ${less(width("14in-3x2"), width("14in-16x9"))} narrower`,
      `A 16″ screen at 16:10 is ${cm(width("16in-16x10"))} wide`,
      `the 16″ is ${cm(height("16in-16x10") - height("15.6in-16x9"))} taller`,
      `has ${1200 - 1080} lines more than 1920×1080. That is ${more(1200, 1080)} more height`,
      ...[
        [16, 9],
        [16, 10],
        [3, 2],
        [4, 3],
      ].map(([across = 0, down = 0]) => `| ${across}:${down} | ${percent(across / down / (16 / 9))} |`),
      `the film is ${less(width("14in-16x10"), width("14in-16x9"))} narrower than on a 14″ at 16:9, which is ${cm(width("14in-16x9") - width("14in-16x10"))}`,
      `the 4:3 tablet has ${more(area("11in-4x3"), area("11in-16x10"))} more area`,
      `a diagonal of ${inch(diagonalOfWidth(width("11in-4x3"), 16 / 9), 2)} on it, and of ${inch(diagonalOfWidth(width("11in-16x10"), 16 / 9), 2)} on the 16:10`,
      `1 to √2, or ${figure(Math.SQRT2, 3)}`,
      `the whole sheet at ${percent(a4On("11in-3x4"))} of its size`,
      `shows it at ${percent(a4On("11in-10x16"))}; so is the one at 3:2, with ${percent(a4On("11in-2x3"))}`,
      `the page reaches ${percent(a4On("13in-3x4"))}`,
    ],
  },
  "televisions-in-a-small-room": {
    given: ["30°", "40°", "At 2.5 m", "sideboard of 120 cm", "At 1.8 m", "at 2 m", "at 2.2 m", "at 2.5 m"],
    computed: [
      ...[
        [43, 50],
        [50, 55],
        [55, 65],
      ].map(([from, to]) => {
        const [one, other] = [`${from}in-16x9`, `${to}in-16x9`];
        return `| ${from}″ to ${to}″ | ${cm(width(other) - width(one))} | ${more(width(other), width(one))} | ${more(area(other), area(one))} |`;
      }),
      `the big one: ${cm(width("65in-16x9") - width("55in-16x9"))} more width`,
      ...[1.8, 2, 2.2, 2.5, 3].map(
        (metres) => `| ${figure(metres, 1)} m | ${filling(metres, 30)} | ${filling(metres, 40)} |`,
      ),
      `a 65″, at ${angleAt("65in-16x9", 200)}, is nearly`,
      `the 55″ fills ${angleAt("55in-16x9", 250)} and the 65″ ${angleAt("65in-16x9", 250)}`,
      `nearer than ${["43", "55", "65"].map((size) => `${m(arcMinuteDistance(density(`${size}in-16x9`, 3840)))} at ${size}″`).join(", ")}`.replace(
        /,(?=[^,]*$)/,
        " and",
      ),
      `the distances double: ${m(arcMinuteDistance(density("55in-16x9", 1920)))} for a 55″`,
      `A 65″ picture is ${cm(width("65in-16x9"))} wide`,
      `${cm(height("50in-16x9") / 2)} for a 50″, ${cm(height("65in-16x9") / 2)} for a 65″`,
    ],
  },
  "a-monitor-on-its-side": {
    // ISO 216
    given: ["21 × 29.7 cm", "one page of 29.7 cm", "60 cm above", "From 60 cm"],
    computed: [
      `and ${cm(height("24in-9x16"))} high, more than any monitor up to ${Math.floor(diagonalOfHeight(height("24in-9x16"), 16 / 9))}″ at 16:9`,
      `it rises ${cm((height("24in-9x16") - height(a)) / 2)} above it`,
      `lying flat** is ${cm(height("24in-16x9"))} tall. One whole A4 page fits at full size with ${mm(height("24in-16x9") - A4.height, 0)} to spare`,
      `is ${cm(height("27in-9x16"))} tall. Two pages one above the other need ${cm(2 * A4.height)}: they fit, with ${mm(height("27in-9x16") - 2 * A4.height, 0)} to spare`,
      `is ${cm(width("32in-9x16"))} wide, ${cm(2 * A4.width - width("32in-9x16"))} short of two pages side by side. At ${percent(width("32in-9x16") / (2 * A4.width))} of their size`,
      `with 1200, lies between the two and is ${more(width("24in-10x16"), width("24in-9x16"))} wider`,
      `fills a vertical angle of ${degrees(angle(height("27in-9x16"), inches(60)))}, a 24″ ${degrees(angle(height("24in-9x16"), inches(60)))} and a 32″ ${degrees(angle(height("32in-9x16"), inches(60)))}`,
      `on end is ${cm(height("34in-18x43"))} tall at 34″`,
      `a 16:9 film is ${cm(width("24in-9x16"))} wide and ${cm((width("24in-9x16") * 9) / 16)} high, a picture of ${inch(diagonalOfWidth(width("24in-9x16"), 16 / 9))}`,
    ],
  },
  "inches-and-centimetres": {
    // The agreement of 1959: one yard is 0.9144 m.
    given: ["2.54", "25.4 mm", "0.9144 m", "add 4 cm for every hundred", "2.5 and 0.04", "23.5″", "138 cm"],
    computed: [
      `an inch is ${figure(914.4 / 36, 1)} mm`.replace("an inch is", "An inch is"),
      `For 27″: ${figure(27 * 2.5, 1)} and ${figure(27 * 0.04, 2)}, together ${cm(diagonal(a), 2)}`,
      `falls short by ${less(2.5, 2.54)}`,
      ...[138, 139, 140].map(
        (centimetres) =>
          `| ${centimetres} cm | ${inch(diagonal(`${centimetres}cm-16x9`), 2)} | ${cm(width(`${centimetres}cm-16x9`))} |`,
      ),
      `In width that makes ${cm(width("55in-16x9") - width("138cm-16x9"))}, in area ${less(area("138cm-16x9"), area("55in-16x9"))}`,
      `half a centimetre, which is ${inch(inches(0.5))}`,
      `A 27″ screen at 16:9 is ${figure(Math.floor(width(a) * 10_000) / 10_000, 4)}…″ wide`,
      `then to one decimal | ${cm(width(a))} |`,
      `first to ${inch(width(a))}, then converted | ${cm(Number(figure(width(a), 1)))} |`,
      `first to ${inch(width(a), 0)}, then converted | ${cm(Number(figure(width(a))))} |`,
      `${cm(diagonal(a))} is what is left of ${cm(diagonal(a), 2)} after rounding, and dividing it by 2.54 gives ${inch(inches(68.6), 3)}`,
      `27 becomes ${figure(convertLength(27, "in", "cm"), 2)} and`,
    ],
  },
  "why-percentages-mislead": {
    given: ["40 % bigger", "40 % smaller", "100 % more is double; 100 % less is nothing", "27.0″ or 27.2″"],
    computed: [
      `A 32″ has ${more(area(b), area(a))} more area than a 27″, yet the 27″ is only ${less(area(a), area(b))} smaller`,
      `| ${more(width(b), width(a))} more | ${more(area(b), area(a))} more |`,
      `| ${less(width(a), width(b))} less | ${less(area(a), area(b))} less |`,
      `exceeds the 27″ by ${cm2(area(b) - area(a))}. Measured in units of the 27″, with its ${cm2(area(a))}, that is ${more(area(b), area(a))}. Measured in units of the 32″, with its ${cm2(area(b))}, the same ${cm2(area(b) - area(a))} are ${less(area(a), area(b))}`,
      `a 16:9 screen of ${inch(diagonalOfArea(area(b) * 0.6, 16 / 9))}`,
      `diagonal of the 32″ is ${more(32, 27)} longer, its area ${more(area(b), area(a))} larger`,
      ...[0.05, 0.1, 0.2, Math.SQRT2 - 1, 1].map((growth) => {
        const longer = `${figure(growth * 100, Number.isInteger(Math.round(growth * 1000) / 10) ? 0 : 1)} %`;
        return `| ${longer} | ${percent((1 + growth) ** 2 - 1)} |`;
      }),
      `is therefore not 54″ but ${inch(diagonalOfArea(2 * area(a), 16 / 9))}`,
      `| Diagonal | ${more(34, 27)} more |`,
      `| Width | ${more(width(ultrawide), width(a))} more |`,
      `| Height | ${less(height(ultrawide), height(a))} less |`,
      `| Area | ${more(area(ultrawide), area(a))} more |`,
      `The 29″ is ${more(width("29in-21x9"), width(a))} wider and ${less(height("29in-21x9"), height(a))} lower. Its area is ${less(area("29in-21x9"), area(a))} less, or, from the other side, the 27″ has ${more(area(a), area("29in-21x9"))} more`,
      `then the 27″ has ${more(area(a), area("29in-64x27"))} more`,
      `${more(area(b), area(a))} more _than the 27″_`,
    ],
  },
  "how-to-read-diagonal": {
    given: ["less than 3 mm in height"],
    computed: [
      `The 29″ is ${more(width("29in-21x9"), width(a))} wider but ${less(height("29in-21x9"), height(a))} lower, and in area the 27″ is ahead by ${more(area(a), area("29in-21x9"))}`,
    ],
  },
};
