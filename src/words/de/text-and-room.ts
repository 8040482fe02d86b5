import { figurePart, textPart } from "../answer-part.ts";
import type { textAndRoom as english } from "../en/text-and-room.ts";
import { nameText, pixelsFigure, timesCount, UNIT_SPACE } from "../shared/numbers.ts";
import { letterHeight } from "../shared/text-and-room.ts";
import { relativeParts, relativeText } from "./difference.ts";
import { roomText } from "./notes.ts";
import { numbers } from "./numbers.ts";

/** How large each screen's text is, and how much fits on it (D45). */
export const textAndRoom = {
  columns: {
    screen: "Bildschirm",
    scaling: "Skalierung",
    text: `Schrift mit 16${UNIT_SPACE}px`,
    windows: `Passende Fenster mit 1280${UNIT_SPACE}px`,
  },
  name: (screen) => (screen.name === undefined ? numbers.displayText(screen) : nameText(screen.name)),
  pixels: ({ resolution, density }, screen) =>
    `${pixelsFigure(screen, resolution)} · ${numbers.withDecimals(density, 0, 0)}${UNIT_SPACE}ppi`,
  noResolution: "keine Auflösung",
  choose: "Auflösung wählen",
  sample: "Termin auf 14:30 verlegt, Raum 2",
  text: ({ difference, inches }, unit) => {
    const height = ` · 16${UNIT_SPACE}px = ${letterHeight(inches, unit, numbers)}`;
    return difference === null
      ? [textPart(`Vergleichsbasis${height}`)]
      : [textPart("Schrift "), ...relativeParts(difference), textPart(height)];
  },
  set: ({ scaling }) => `${numbers.percentText(numbers.exactFigure(scaling))} einstellen`,
  offered: ({ result }) => `damit ist Schrift ${relativeText(result)}`,
  room: ({ room }) => roomText(room),
  /** `2 Fenster und 512 px`, `0 Fenster, 1080 px` */
  windows: ({ windows: { count, left } }, screen) => {
    const pixels = Math.round(left);
    const rest = pixels === 0 ? "" : `${count === 0 ? ", " : " und "}${timesCount(screen)}${pixels}${UNIT_SPACE}px`;
    return [figurePart(String(count)), textPart(` Fenster${rest}`)];
  },
  toScale: "Die Proben sind im selben Maßstab.",
  trueSize: (accuracy) =>
    `Die Proben haben auf diesem Bildschirm Originalgröße, ±${numbers.percentText(numbers.withDigits(accuracy * 100, 1))}.`,
  showTrueSize: "Originalgröße zeigen",
  calibrateAgain: "Neu kalibrieren",
  note: (isBaseMarked) =>
    `Schrifthöhe = 16${UNIT_SPACE}px × Skalierung ÷ Pixel pro Zoll. Platz = Auflösung ÷ Skalierung. Beides wird vor dem Runden berechnet.${
      isBaseMarked ? " Die gepunktete Linie zeigt, wo die Probe der Vergleichsbasis endet." : ""
    }`,
} satisfies typeof english;
