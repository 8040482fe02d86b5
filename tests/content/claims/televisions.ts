import { angleAt, blendingDistance, filling, lookUp, NORMAL_SIGHT, SHARP_SIGHT } from "../definitions.ts";
import {
  angle,
  area,
  cm,
  degrees,
  density,
  diagonal,
  distanceFor,
  feet,
  figure,
  height,
  inch,
  inches,
  m,
  more,
  percent,
  width,
} from "../figures.ts";
import type { Claims } from "./claim.ts";

export const TELEVISIONS: Readonly<Record<string, Claims>> = {
  "how-high-to-mount-a-tv": {
    given: [
      "eyes at 105 cm",
      "for eyes at 105 cm",
      "From about 10°",
      "you easily reach 15°",
      "eyes are at 150 to 165 cm",
      "VESA, for example 200 × 200 mm",
      "or 400 × 300 mm",
    ],
    computed: [
      `sit, often about 105 cm (${inch(inches(105), 0)})`,
      `${cm(inches(105) - height("65in-16x9") / 2, 0)} and ends at ${cm(inches(105) + height("65in-16x9") / 2, 0)}`,
      ...[43, 50, 55, 65, 75, 85].map((size) => {
        const half = height(`${size}in-16x9`) / 2;
        const [lower, upper] = [inches(105) - half, inches(105) + half];
        return `| ${size}″ 16:9 | ${cm(lower)} | ${cm(upper)} | ${inch(lower)} | ${inch(upper)} |`;
      }),
      `From 2 m (${feet(inches(200))})`,
      `From 2.5 m (${feet(inches(250))})`,
      `From 3 m (${feet(inches(300))})`,
      ...[10, 20, 40, 60].map(
        (above) =>
          `| ${above} cm (${inch(inches(above))}) | ${[200, 250, 300].map((distance) => degrees(lookUp(above, distance))).join(" | ")} |`,
      ),
      `the sideboard is 50 cm (${inch(inches(50))})`,
      `the picture by 7 cm (${inch(inches(7))})`,
      `${cm(inches(57))} and the middle of a 65″ at ${cm(inches(57) + height("65in-16x9") / 2, 0)}`,
      `${cm(inches(105) - inches(57) - height("65in-16x9") / 2, 0)} below them`,
    ],
  },
  "how-wide-is-a-65-inch-tv": {
    given: ["its frame, often 1 to 3 cm", "diagonal is often 164 cm", "From 150 cm", "from 180 cm"],
    computed: [
      `${cm(width("65in-16x9"))} (${inch(width("65in-16x9"))}) wide and ${cm(height("65in-16x9"))} (${inch(height("65in-16x9"))}) tall`,
      `${percent(width("1in-16x9"))} of it, the height ${percent(height("1in-16x9"))}`,
      `which is ${inch(diagonal("164cm-16x9"), 2)}`,
      `${cm(width("164cm-16x9"))} wide instead of ${cm(width("65in-16x9"))}`,
      ...[43, 50, 55, 65, 75].map((from, index, sizes) => {
        const to = sizes[index + 1] ?? 85;
        const [one, other] = [`${from}in-16x9`, `${to}in-16x9`];
        return `| ${from}″ to ${to}″ | ${cm(width(other) - width(one))} | ${cm(height(other) - height(one))} | ${more(area(other), area(one))} |`;
      }),
      `${cm(width("10in-16x9"))} in width and ${cm(height("10in-16x9"))} in height`,
      `is left by ${figure(width("1in-16x9"), 3)}`,
      `that is ${inch(inches(150) / width("1in-16x9"))}`,
      `${inch(inches(180) / width("1in-16x9"))}`,
    ],
  },
  "televisions-in-a-small-room": {
    given: ["30°", "40°", "2.5 m", "2 m", "from 1.8 m", "from 2 m", "from 2.2 m", "from 2.5 m", "sideboard of 120 cm"],
    computed: [
      ...[43, 50, 55].map((from, index, sizes) => {
        const to = sizes[index + 1] ?? 65;
        const [one, other] = [`${from}in-16x9`, `${to}in-16x9`];
        return `| ${from}″ to ${to}″ | ${cm(width(other) - width(one))} | ${more(width(other), width(one))} | ${more(area(other), area(one))} |`;
      }),
      `${cm(width("65in-16x9") - width("55in-16x9"))} (${inch(width("65in-16x9") - width("55in-16x9"))}) more width`,
      ...[180, 200, 220, 250, 300].map((distance) => {
        const sofa = inches(distance);
        return `| ${m(sofa, 1)} (${feet(sofa)}) | ${filling(sofa, 30)} | ${filling(sofa, 40)} |`;
      }),
      `the table says ${filling(inches(250), 30)}`,
      `fills ${angleAt("55in-16x9", 250)} and the 65″ ${angleAt("65in-16x9", 250)}`,
      `fills ${angleAt("65in-16x9", 200)}`,
      `from nearer than ${m(blendingDistance(density("43in-16x9", 3840), NORMAL_SIGHT))} at 43″, ${m(blendingDistance(density("55in-16x9", 3840), NORMAL_SIGHT))} at 55″ and ${m(blendingDistance(density("65in-16x9", 3840), NORMAL_SIGHT))} at 65″`,
      `last figure is ${m(blendingDistance(density("65in-16x9", 3840), SHARP_SIGHT))}`,
      `the distances double: ${m(blendingDistance(density("55in-16x9", 1920), NORMAL_SIGHT))} for a 55″`,
      `${cm(width("65in-16x9"))} wide`,
      `height lies below: ${cm(height("50in-16x9") / 2)} (${inch(height("50in-16x9") / 2)}) for a 50″, ${cm(height("65in-16x9") / 2)} (${inch(height("65in-16x9") / 2)}) for a 65″`,
    ],
  },
  "what-size-tv-for-your-distance": {
    given: ["30°", "40°"],
    computed: [
      ...[5, 6, 7, 8, 9, 10, 12, 14].map((distance) => {
        const sofa = distance * 12;
        return `| ${feet(sofa, 0)} (${m(sofa)}) | ${filling(sofa, 30)} | ${filling(sofa, 40)} |`;
      }),
      `${figure(distanceFor(width("1in-16x9"), 30), 2)} times the diagonal, 40° ${figure(distanceFor(width("1in-16x9"), 40), 2)} times`,
      `${m(96)}`,
      `fills ${degrees(angle(width("55in-16x9"), 96))}, a 65″ ${degrees(angle(width("65in-16x9"), 96))}`,
      `${m(120)}`,
      `fills ${degrees(angle(width("65in-16x9"), 120))}, a 75″ ${degrees(angle(width("75in-16x9"), 120))}`,
      `${m(144)}`,
      `fills ${degrees(angle(width("75in-16x9"), 144))}, an 85″ ${degrees(angle(width("85in-16x9"), 144))} and a 98″ ${degrees(angle(width("98in-16x9"), 144))}`,
      `from nearer than ${feet(blendingDistance(density("65in-16x9", 3840), NORMAL_SIGHT))} (${m(blendingDistance(density("65in-16x9", 3840), NORMAL_SIGHT))})`,
      `average, it is ${feet(blendingDistance(density("65in-16x9", 3840), SHARP_SIGHT))} (${m(blendingDistance(density("65in-16x9", 3840), SHARP_SIGHT))})`,
      `pixels blend at ${feet(blendingDistance(density("55in-16x9", 1920), NORMAL_SIGHT))}`,
      `${cm(width("75in-16x9"))} (${inch(width("75in-16x9"))}) wide`,
      `${cm(width("85in-16x9"))} (${inch(width("85in-16x9"))})`,
    ],
  },
};
