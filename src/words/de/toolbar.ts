import type { toolbar as english } from "../en/toolbar.ts";
import { numbers } from "./numbers.ts";
import { objectName, objectSizeText } from "./screens.ts";
import { comparisonTitle } from "./titles.ts";

/** The buttons of the workspace, their menus, and what these say when they are done. */
export const toolbar = {
  name: "Vergleich",
  needsScript: "Schalte JavaScript ein, um diesen Vergleich zu ändern.",
  details: "Details",
  undo: { label: "Rückgängig", short: "Zurück" },
  redo: { label: "Wiederholen", short: "Vor" },
  arrange: {
    label: "Anordnen",
    arrangements: {
      centre: "Zentriert",
      bottom: "Unterkanten auf einer Höhe",
      corner: "Obere linke Ecken aufeinander",
      side: "In einer Reihe",
    },
  },
  view: {
    label: "Ansicht",
    scales: {
      fit: { label: "Einpassen", below: "Alle im selben Maßstab" },
      actual: { label: "Originalgröße", below: "So groß wie in Wirklichkeit" },
      seat: { label: "Vom Sitzplatz", below: "So groß, wie jeder wirkt" },
      pixels: { label: "In Pixeln", below: "Nach Pixeln statt nach Längen" },
    },
    needsResolution: "Braucht eine Auflösung",
  },
  show: {
    label: "Zeigen",
    films: "Film",
    film: (content) => (content === "none" ? "Aus" : numbers.contentText(content)),
    objects: "Dinge zum Größenvergleich",
    object: objectName,
    objectSize: objectSizeText,
  },
  share: {
    label: "Teilen",
    system: "Teilen …",
    title: comparisonTitle,
    link: "Link kopieren",
    copiedLink: "Link kopiert",
    cannotCopyLink: "Kopiere den Link aus der Adresszeile",
    image: "Bild kopieren",
    copiedImage: "Bild kopiert",
    cannotCopyImage: "Dein Browser kann keine Bilder kopieren. Speichere es stattdessen.",
    save: "Bild speichern …",
    saved: {
      label: "Bild speichern",
      png: "PNG",
      largePng: "Großes PNG",
      svg: "SVG",
      largeName: (name) => `${name} groß`,
      failed: "Zum Speichern ist eine Netzwerkverbindung nötig",
    },
    table: "Tabelle kopieren",
    embed: "Einbetten …",
    print: "In Originalgröße drucken …",
  },
} satisfies typeof english;
