import { angleAt, blendingDistance, lineAt, NORMAL_SIGHT, SHARP_SIGHT } from "../definitions.ts";
import { area, cm, density, figure, height, inch, inches, less, more, width } from "../figures.ts";
import type { Claims } from "./claim.ts";

export const MONITORS: Readonly<Record<string, Claims>> = {
  "monitor-24-or-27-at-1080p": {
    given: ["one metre", "measure 23.8″", "most people sit 60 to 75 cm", "from 60 cm"],
    computed: [
      `${less(width("24in-16x9"), width("27in-16x9"))} smaller than on a 27″`,
      `${more(width("27in-16x9"), width("24in-16x9"))} in width against a true 24″, ${more(width("27in-16x9"), width("23.8in-16x9"))} against 23.8″`,
      `From ${cm(blendingDistance(density("27in-16x9", 1920), NORMAL_SIGHT), 0)} (${inch(blendingDistance(density("27in-16x9", 1920), NORMAL_SIGHT), 0)})`,
      `${lineAt(density("27in-16x9", 1920))} high on the 27″ and ${lineAt(density("24in-16x9", 1920))} on the 24″`,
      `${more(2560 * 1440, 1920 * 1080)} more pixels`,
      `1440 has ${figure(density("27in-16x9", 2560), 1)} ppi`,
      `1080p with its ${figure(density("24in-16x9", 1920), 1)} ppi`,
      `${cm(width("27in-16x9") - width("24in-16x9"))} (${inch(width("27in-16x9") - width("24in-16x9"))}) wider and ${cm(height("27in-16x9") - height("24in-16x9"))} (${inch(height("27in-16x9") - height("24in-16x9"))}) taller`,
      `${angleAt("27in-16x9", 60)} of your view, the 24″ ${angleAt("24in-16x9", 60)}`,
      `by side take ${cm(2 * width("24in-16x9"))} (${inch(2 * width("24in-16x9"))})`,
      `take ${cm(2 * width("27in-16x9"))} (${inch(2 * width("27in-16x9"))})`,
    ],
  },
  "monitor-32-inch-1440p-or-4k": {
    given: ["150%", "31.5″", "31.5", "a metre", "measure 31.5″", "From 70 cm", "At 150%", "At 125%"],
    computed: [
      `${figure(density("32in-16x9", 3840))} pixels per inch against ${figure(density("32in-16x9", 2560))}`,
      `${more(density("31.5in-16x9", 2560), density("24in-16x9", 1920))} finer`,
      `From ${cm(blendingDistance(density("31.5in-16x9", 2560), NORMAL_SIGHT), 0)} (${inch(blendingDistance(density("31.5in-16x9", 2560), NORMAL_SIGHT), 0)})`,
      `${figure((3840 * 2160) / (2560 * 1440), 2)} times the pixels`,
      `${lineAt(density("31.5in-16x9", 3840))} high on 31.5″. At 1440p it is ${lineAt(density("31.5in-16x9", 2560))}`,
      `${figure(1.5 ** 2, 2)} times the pixels`,
      `the room of ${figure(3840 / 1.25)} × ${figure(2160 / 1.25)}`,
      `normal sight from ${cm(blendingDistance(density("31.5in-16x9", 3840), NORMAL_SIGHT), 0)} (${inch(blendingDistance(density("31.5in-16x9", 3840), NORMAL_SIGHT), 0)})`,
      `they blend from ${cm(blendingDistance(density("31.5in-16x9", 3840), SHARP_SIGHT), 0)} (${inch(blendingDistance(density("31.5in-16x9", 3840), SHARP_SIGHT), 0)})`,
      `${less(2560 * 1440, 3840 * 2160)} fewer pixels`,
      `has the answer: ${figure(density("27in-16x9", 2560), 1)} ppi`,
      `${more(width("31.5in-16x9"), width("27in-16x9"))} wider and ${more(area("31.5in-16x9"), area("27in-16x9"))} larger`,
    ],
  },
  "monitors-27-or-32-inch": {
    given: ["80 cm", "31.5″", "closer than 80 cm", "measure 31.5″", "to 150%", "you can sit 90 cm"],
    computed: [
      `${more(width("32in-16x9"), width("27in-16x9"))} wider and taller than a 27″`,
      `${more(area("32in-16x9"), area("27in-16x9"))} more area`,
      `${cm(width("32in-16x9") - width("27in-16x9"))} (${inch(width("32in-16x9") - width("27in-16x9"))}) wider and ${cm(height("32in-16x9") - height("27in-16x9"))} (${inch(height("32in-16x9") - height("27in-16x9"))}) taller`,
      `${cm(width("31.5in-16x9") - width("27in-16x9"))} in width, ${cm(height("31.5in-16x9") - height("27in-16x9"))} in height and ${more(area("31.5in-16x9"), area("27in-16x9"))} in area`,
      `then rises by ${cm((height("32in-16x9") - height("27in-16x9")) / 2)} (${inch((height("32in-16x9") - height("27in-16x9")) / 2)})`,
      `${lineAt(density("32in-16x9", 3840))} high without scaling; the 27″ shows it ${lineAt(density("27in-16x9", 3840))} high`,
      `From 70 cm (${inch(inches(70))})`,
      `${angleAt("27in-16x9", 70)} of your view from side to side, a 32″ ${angleAt("32in-16x9", 70)}`,
      `${more(width("32in-16x9"), width("27in-16x9"))}: from 70 cm to ${cm((inches(70) * 32) / 27, 0)}`,
      `by side need ${cm(2 * width("27in-16x9"))} (${inch(2 * width("27in-16x9"))}), two 32″ ${cm(2 * width("32in-16x9"))} (${inch(2 * width("32in-16x9"))})`,
    ],
  },
};
