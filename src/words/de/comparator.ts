import type { comparator as english } from "../en/comparator.ts";
import { shortened } from "../shared/shortened.ts";
import { describeScreen } from "./description.ts";
import { numbers } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** Of a link that cannot be read. */
const MOST_CHARACTERS = 60;

/** What the main screen says around the editors, the answer and the details. */
export const comparator = {
  tagline: "Bildschirme vergleichen",
  skipToStarters: "Weiter zu häufigen Vergleichen",
  skipToDrawing: "Weiter zur Zeichnung",
  editScreens: "Bildschirme bearbeiten",
  edit: "Bearbeiten",
  screens: "Bildschirme",
  outlines: "Umrisse",
  outline: ({ number, screen }, comparison) => `Bildschirm ${number}: ${describeScreen(screen, comparison)}`,
  dimensions: { width: "Breite", height: "Höhe", area: "Fläche" },
  scalingOf: (screen, all) => `Skalierung von ${titleText(screen, all)}`,
  empty: {
    heading: "Noch nichts zu vergleichen",
    wide: "Füge mit + einen Bildschirm hinzu, suche ein Modell oder eine Größe, oder beginne mit einem dieser Vergleiche.",
    narrow: "Füge einen Bildschirm hinzu, oder beginne mit einem dieser Vergleiche.",
    add: "Bildschirm hinzufügen",
    noPixels: "Wähle eine Auflösung, um einen Bildschirm in Pixeln gezeichnet zu sehen.",
  },
  scale: {
    names: { actual: "Originalgröße", seat: "Vom Sitzplatz", pixels: "In Pixeln" },
    accuracy: (accuracy) => `±${numbers.percentText(numbers.withDigits(accuracy * 100, 1))}`,
    leave: "Zurück zu „Einpassen“",
  },
  distance: { word: "Abstand", name: "Abstand" },
  table: { copied: "Tabelle kopiert", refused: "Kopieren ist hier nicht erlaubt" },
  link: {
    unreadable: (parts) => `Dieser Teil des Links ist nicht lesbar: ${shortened(parts.join(", "), MOST_CHARACTERS)}`,
    lastTime: (words, comparison) => [words("Letztes Mal:"), comparison],
  },
} satisfies typeof english;
