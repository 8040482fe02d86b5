import { angleAt, blendingDistance, curve, endDistance, NORMAL_SIGHT, SHARP_SIGHT } from "../definitions.ts";
import {
  addressOf,
  angle,
  cm,
  degrees,
  density,
  distanceFor,
  figure,
  height,
  inch,
  inches,
  less,
  mm,
  more,
  percent,
  width,
} from "../figures.ts";
import type { Claims } from "./claim.ts";

export const DESKS: Readonly<Record<string, Claims>> = {
  "curved-monitors-1000r-1500r-1800r": {
    given: ["one metre", "At 70 cm", "At 70 to 100 cm"],
    computed: [
      `1000R screen is 100 cm (${inch(inches(100))})`,
      `a 1500R screen 150 cm (${inch(inches(150))})`,
      `an 1800R screen 180 cm (${inch(inches(180))})`,
      ...["27″ 16:9", "31.5″ 16:9", "34″ 3440×1440", "49″ 32:9"].map((name) => {
        const depths = [100, 150, 180].map((radius) => cm(curve(width(addressOf(name)), inches(radius)).depth));
        return `| ${name} | ${depths.join(" | ")} |`;
      }),
      `${inch(curve(width("34in-43x18"), inches(150)).depth)} deep, a 49″ at 1000R ${inch(curve(width("49in-32x9"), inches(100)).depth)}`,
      `${cm(curve(width("49in-32x9"), inches(100)).chord)} instead of ${cm(width("49in-32x9"))}`,
      `1800R loses only ${mm(width("34in-43x18") - curve(width("34in-43x18"), inches(180)).chord, 0)}`,
      `From 70 cm (${inch(inches(70))})`,
      ...["34″ 3440×1440", "49″ 32:9"].map((name) => {
        const radii = [Number.POSITIVE_INFINITY, 180, 150, 100];
        return `| ${name} | ${radii.map((radius) => cm(endDistance(addressOf(name), 70, radius), 0)).join(" | ")} |`;
      }),
      `brings them only ${cm(endDistance("27in-16x9", 70) - endDistance("27in-16x9", 70, 100))} (${inch(endDistance("27in-16x9", 70) - endDistance("27in-16x9", 70, 100))})`,
    ],
  },
  "desk-size-for-two-27-inch-monitors": {
    given: [
      "120 cm",
      "with frames of 5 mm",
      "screen turns by 15°",
      "a plant: usually 10 cm",
      "140 cm",
      "is often 20 to 25 cm",
      "On a desk 75 cm",
      "and the glass 15 cm",
      "From 60 cm",
      "From 75 cm",
      "With eyes 45 cm",
      "towards you, by 30°",
    ],
    computed: [
      `monitors need 140 cm (${inch(inches(140), 0)})`,
      `by side, and 75 cm (${inch(inches(75), 0)})`,
      `${cm(2 * width("27in-16x9"))} (${inch(2 * width("27in-16x9"))}) wide`,
      `each side, ${cm(2 * width("27in-16x9") + inches(2))} (${inch(2 * width("27in-16x9") + inches(2))})`,
      `${cm(2 * width("27in-16x9") * Math.cos(Math.PI / 12))} (${inch(2 * width("27in-16x9") * Math.cos(Math.PI / 12))}) wide`,
      `outer edges come ${cm(width("27in-16x9") * Math.sin(Math.PI / 12))} (${inch(width("27in-16x9") * Math.sin(Math.PI / 12))})`,
      `A desk of 120 cm (${inch(inches(120), 0)})`,
      `works, 160 cm (${inch(inches(160), 0)})`,
      `fit, with ${cm(2 * width("24in-16x9"))}`,
      `back, you sit 60 cm (${inch(inches(60))})`,
      `${angleAt("27in-16x9", 60)} from side to side. Two of them in a flat row fill ${degrees(angle(2 * width("27in-16x9"), inches(60)))}`,
      `it is ${degrees(angle(2 * width("27in-16x9"), inches(75)))}`,
      `A desk of 80 cm (${inch(inches(80))})`,
      `${cm(height("27in-16x9"))} (${inch(height("27in-16x9"))}) tall`,
      `is then ${cm(inches(45) - height("27in-16x9"))} (${inch(inches(45) - height("27in-16x9"))})`,
      `${cm(width("27in-9x16"))} (${inch(width("27in-9x16"))}) wide`,
      `the pair needs ${cm(width("27in-16x9") + width("27in-9x16"))} (${inch(width("27in-16x9") + width("27in-9x16"))})`,
      `${cm(width("49in-32x9"))} against ${cm(2 * width("27in-16x9"))}`,
    ],
  },
  "mac-monitors-4k-or-5k": {
    given: ["15.6 or 16", "31.5″", "2880 pixels at 218 ppi", "exact", "At 60 cm", "if you sit 70 cm"],
    computed: [
      `${figure(density("27in-5120x2880", 5120))} pixels per inch and 4K ${figure(density("27in-16x9", 3840))}`,
      `The table agrees: ${figure(density("27in-5120x2880", 5120), 1)} ppi`,
      `| 27″ 4K | 2560×1440 | 5120×2880 | shrunk to ${percent(3840 / 5120, 0)} |`,
      `${mm(2 / density("27in-16x9", 5120), 3)} wide`,
      `1080’ it is ${mm(2 / density("27in-16x9", 3840), 3)}`,
      `${mm(32 / density("27in-16x9", 5120))} high in the first case and ${mm(32 / density("27in-16x9", 3840))} in the second`,
      `It lies at ${cm(blendingDistance(density("27in-16x9", 3840), NORMAL_SIGHT), 0)} (${inch(blendingDistance(density("27in-16x9", 3840), NORMAL_SIGHT), 0)}) for 4K and ${cm(blendingDistance(density("27in-16x9", 5120), NORMAL_SIGHT), 0)} (${inch(blendingDistance(density("27in-16x9", 5120), NORMAL_SIGHT), 0)}) for 5K`,
      `4K blends from ${cm(blendingDistance(density("27in-16x9", 3840), SHARP_SIGHT), 0)} (${inch(blendingDistance(density("27in-16x9", 3840), SHARP_SIGHT), 0)})`,
      `5K from ${cm(blendingDistance(density("27in-16x9", 5120), SHARP_SIGHT), 0)} (${inch(blendingDistance(density("27in-16x9", 5120), SHARP_SIGHT), 0)})`,
      `has ${figure(density("24in-16x9", 3840))} ppi`,
      `has ${figure(density("31.5in-16x9", 3840))} ppi`,
      `${more(width("31.5in-16x9"), width("27in-16x9"))} larger`,
      `has ${figure(density("32in-6016x3384", 6016))} ppi`,
    ],
  },
  "measure-before-you-buy": {
    given: [
      "have 23.8″",
      "and 31.5″",
      "Suppose you find 59.8 cm by 33.6 cm",
      "desk is 80 cm deep, the stand takes 20 cm of it, and your eyes are 10 cm behind the front edge, you have 70 cm",
      "eyes 45 cm above",
      "eyes at 105 cm",
    ],
    computed: [
      `the squares, ${cm(Math.hypot(inches(59.8), inches(33.6)))}. Divided by 2.54, that is ${inch(Math.hypot(inches(59.8), inches(33.6)))}. And 59.8 ÷ 33.6 is ${figure(59.8 / 33.6, 2)}`,
      `${angleAt("27in-16x9", 70)} of your view and a 31.5″ ${angleAt("31.5in-16x9", 70)}`,
      `${cm(inches(45) - height("27in-16x9"))} (${inch(inches(45) - height("27in-16x9"))}) above it, a 31.5″ ${cm(inches(45) - height("31.5in-16x9"))} (${inch(inches(45) - height("31.5in-16x9"))})`,
      `begins at ${cm(inches(105) - height("55in-16x9") / 2)} and ends at ${cm(inches(105) + height("55in-16x9") / 2)}`,
    ],
  },
  "one-ultrawide-or-two-monitors": {
    given: ["tall to within 3 mm", "often measures 37.5″", "often 23.8″", "Sit 70 cm"],
    computed: [
      `${more(2 * width("27in-16x9"), width("34in-43x18"), 0)} wider than one 34″ ultrawide`,
      `${more(width("34in-43x18"), width("27in-16x9"))} wider and ${less(height("34in-43x18"), height("27in-16x9"))} lower`,
      `(${figure(density("49in-32x9", 5120), 1)} pixels per inch against ${figure(density("27in-16x9", 2560), 1)})`,
      `has only ${figure(density("49in-32x9", 3840), 1)}`,
      `${cm(height("49in-16x9"))} (${inch(height("49in-16x9"))}) tall, a 49″ monitor at 32:9 only ${cm(height("49in-32x9"))} (${inch(height("49in-32x9"))})`,
      `the ends are ${cm(Math.hypot(width("49in-32x9") / 2, inches(70)))} from your eyes, ${more(Math.hypot(width("49in-32x9") / 2, inches(70)), inches(70))} farther`,
      `${angleAt("49in-32x9", 70)}; a 34″ fills ${angleAt("34in-43x18", 70)}`,
      `${percent(2.39 / (32 / 9), 0)} of the width`,
      `alike need ${cm(width("49in-32x9"), 0)} (${inch(width("49in-32x9"), 0)})`,
    ],
  },
  "tv-as-a-computer-monitor": {
    given: [
      "HDMI 2.1",
      "a monitor from 80 cm",
      "from 90 cm",
      "often listed as 41.5″",
      "as 42.5″",
      "as 47.5″",
      "at 60 cm",
      "is at least 5 cm",
      "adult are about 45 cm",
    ],
    computed: [
      `${figure(density("42in-16x9", 3840))} and ${figure(density("48in-16x9", 3840))} pixels per inch`,
      `${cm(width("0.5in-16x9"))} in width`,
      ...[60, 80, 100].map((distance) => {
        const angles = [32, 42, 48].map((size) => angleAt(`${size}in-16x9`, distance));
        return `| ${distance} cm (${inch(inches(distance))}) | ${angles.join(" | ")} |`;
      }),
      `fills ${angleAt("27in-16x9", 60)}`,
      `angle you need ${cm(distanceFor(width("42in-16x9"), angle(width("27in-16x9"), inches(60))), 0)} (${inch(distanceFor(width("42in-16x9"), angle(width("27in-16x9"), inches(60))))})`,
      `${cm(distanceFor(width("48in-16x9"), angle(width("27in-16x9"), inches(60))), 0)} (${inch(distanceFor(width("48in-16x9"), angle(width("27in-16x9"), inches(60))))})`,
      `is then at ${cm(height("42in-16x9") + inches(5), 0)} for a 42″ and ${cm(height("48in-16x9") + inches(5), 0)} for a 48″`,
    ],
  },
};
