import type { help as english } from "../en/help.ts";

/** The help dialog, and what it says where it opens by itself. */
export const help = {
  title: "Hilfe",
  description:
    "So vergleichst du Bildschirme: Gib für jeden Diagonale und Seitenverhältnis an, sieh sie maßstabsgetreu gezeichnet und füge weitere hinzu.",
  introduction: {
    heading: "Sieh, wie groß Bildschirme wirklich sind",
    text: "Vergleiche bis zu zehn Bildschirme, maßstabsgetreu übereinandergelegt.",
    lastTime: (comparison) => ["Letztes Mal: ", comparison],
  },
  start: "Loslegen",
  skip: "Beim Start nicht mehr zeigen",
  carousel: {
    name: "So vergleichst du Bildschirme",
    role: "Karussell",
    slides: "Schritte",
    slideRole: "Folie",
    slide: (number, count) => `Schritt ${number} von ${count}`,
    back: "Zurück",
    next: "Weiter",
  },
  wide: {
    setSpecifications: {
      text: "Gib links die Daten jedes Bildschirms ein. Jeder hat seine eigene Farbe.",
      picture:
        "Die linke Spalte mit einer Karte für jeden Bildschirm: Diagonale, Einheit und Seitenverhältnis, in der Farbe des Bildschirms.",
    },
    seeComparison: {
      text: "Rechts erscheint der Vergleich als Zeichnung.",
      picture:
        "Die Zeichnung rechts neben den Karten: beide Bildschirme maßstabsgetreu übereinandergelegt, in ihren Farben.",
    },
    addScreens: {
      text: "Füge mit „+“ weitere Bildschirme hinzu.",
      picture: "Das + unter drei Karten und der dritte Bildschirm in der Zeichnung.",
    },
  },
  narrow: {
    openPanel: {
      text: "Tippe oben links auf das Symbol zum Bearbeiten.",
      picture: "Ein Handy mit der Zeichnung; das Symbol zum Bearbeiten ist oben links.",
    },
    setSpecifications: {
      text: "Gib die Daten jedes Bildschirms ein. Jeder hat seine eigene Farbe.",
      picture:
        "Der Bereich zum Bearbeiten mit einer Karte für jeden Bildschirm: Diagonale, Einheit und Seitenverhältnis, in der Farbe des Bildschirms.",
    },
    apply: {
      text: "Tippe auf „Übernehmen“.",
      picture: "„Übernehmen“ unten im Bereich zum Bearbeiten.",
    },
    seeComparison: {
      text: "Der Vergleich erscheint als Zeichnung.",
      picture: "Die Zeichnung füllt das Handy: beide Bildschirme maßstabsgetreu übereinandergelegt, in ihren Farben.",
    },
    addScreens: {
      text: "Füge im Bereich zum Bearbeiten mit „+“ weitere Bildschirme hinzu.",
      picture: "Das + unter den Karten im Bereich zum Bearbeiten.",
    },
  },
  pictured: {
    editScreens: "Bildschirme bearbeiten",
    edit: "Bearbeiten",
    articles: "Artikel",
    diagonal: "Diagonale",
    ratio: "Format",
    inches: "ZOLL",
    apply: "Übernehmen",
  },
} satisfies typeof english;
