import type { editors as english } from "../en/editors.ts";
import { wholeDensityIn } from "../shared/density.ts";
import { radiusText, resolutionText, timesCount } from "../shared/numbers.ts";
import { UNIT_WORDS } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { curveNote } from "./notes.ts";
import { numbers } from "./numbers.ts";
import { COLOUR_WORDS, scalingText } from "./screens.ts";

const densityText = wholeDensityIn(numbers);

/** The cards of the screens and of the space, their menus, and what is offered below them. */
export const editors = {
  drawer: { title: "Bildschirme bearbeiten", apply: "Übernehmen" },
  screen: (number) => `Bildschirm ${number}`,
  addScreen: "Bildschirm hinzufügen",
  removed: (undo) => ["Entfernt · ", undo("Rückgängig")],

  options: {
    name: "Name",
    gap: "Lücke",
    distance: "Eigener Abstand",
    raised: "Angehoben",
    radius: "Radius",
  },
  diagonal: {
    label: "Diagonale",
    /** Without a field: `2 × 27 Zoll`. */
    text: (screen) => `${timesCount(screen)}${numbers.exactFigure(screen.length)} ${UNIT_WORDS[screen.unit].many}`,
  },
  ratio: {
    label: "Format",
    width: "Breite des Seitenverhältnisses",
    height: "Höhe des Seitenverhältnisses",
    text: (width, height) => `${width}:${height}`,
  },
  pixels: {
    label: "Pixel",
    /** `3840×2160 · 163 pro Zoll · 150 %` */
    text: (screen, resolution) => {
      const facts = `${resolutionText(resolution)} · ${densityText(screen)} pro Zoll`;
      return screen.scaling === undefined ? facts : `${facts} · ${scalingText(screen)}`;
    },
  },
  curve: {
    flat: "Flach",
    sold: "Krümmungen im Handel",
    radius: radiusText,
    unit: "R",
    text: (radius) => (radius === "" ? "Flach" : `${radius}R`),
    note: curveNote,
  },
  set: { label: "Set", count: "Bildschirme nebeneinander", gap: "Lücke" },
  distance: {
    label: "Abstand",
    back: (centimetres, unit) => `Zurück zu ${viewingDistanceText(centimetres, unit)}`,
  },
  unit: {
    name: { in: "ZOLL", cm: "ZENTIMETER" },
    change: { in: "Zu Zentimetern wechseln", cm: "Zu Zoll wechseln" },
    symbol: numbers.units,
  },
  update: "Zeichnung aktualisieren",
  remove: "Entfernen",
  rotate: "Drehen",

  space: {
    title: "Platz",
    fields: { width: "Breite", height: "Höhe", frame: "Rahmen" },
    length: numbers.lengthText,
    eachSide: { in: "Zoll je Seite", cm: "cm je Seite" },
    open: { title: "Passt er hinein?", note: "Nische, Schrank, Wand, Schreibtisch" },
  },

  ratios: {
    name: "Gängige Seitenverhältnisse",
    heading: "Gängige Formate",
    ratio: numbers.ratioText,
  },
  resolutions: {
    resolution: resolutionText,
    name: "Auflösungen",
    none: "Keine",
    density: "Pixel pro Zoll",
    densityOf: densityText,
  },

  actions: {
    name: "Weitere Aktionen",
    rename: "Name",
    replace: "Ersetzen …",
    duplicate: "Duplizieren",
    move: {
      row: "Verschieben",
      left: "Nach links",
      right: "Nach rechts",
      up: "Nach oben",
      down: "Nach unten",
    },
    chooseColour: "Farbe …",
    colour: "Farbe",
    colours: COLOUR_WORDS,
    several: "Mehrere nebeneinander",
    takeApart: "In einzelne aufteilen",
    makeSet: "Zu einem Set zusammenfassen",
    raise: "Anheben oder absenken …",
    distance: "Eigener Abstand",
    curve: "Krümmung …",
    inAnotherRatio: "Gleiche Größe in anderem Format …",
    remember: "Als meinen Bildschirm merken",
    forget: "Meinen Bildschirm vergessen",
  },
  sameSize: {
    name: "Gleiche Größe in anderem Format",
    headings: {
      height: "Gleiche Höhe",
      width: "Gleiche Breite",
      area: "Gleiche Fläche",
      diagonal: "Gleiche Diagonale",
    },
    /** `26,8″ 16:9` */
    inRatio: ({ length, unit }, ratio) => `${numbers.diagonalFigure(length, unit)} ${numbers.ratioText(ratio)}`,
    textHeading: "Gleiche Schriftgröße",
    /** `31,5″ 3840×2160` */
    inPixels: ({ length, unit }, resolution) => `${numbers.diagonalFigure(length, unit)} ${resolutionText(resolution)}`,
  },
  mine: {
    isRemembered: "Auf diesem Gerät gemerkt, wird zuerst angeboten",
    isKept: "Dein Bildschirm, bis du diese Seite schließt",
    isForgotten: "Dein Bildschirm ist vergessen",
  },

  search: {
    label: "Modell oder Größe suchen",
    replacement: (number) => `Bildschirm ${number} ersetzen durch`,
    loading: "Größen und Modelle werden geladen",
  },
  starters: {
    title: "Häufige Vergleiche",
    startOver: "Von vorn beginnen",
    mine: { title: "Mein Bildschirm", note: numbers.displayText },
    monitors: { title: "27″ oder 34″", note: "Monitor oder Ultrawide" },
    text: { title: "27″ 4K oder 32″ 4K", note: "Monitore, Schriftgröße" },
    televisions: { title: "65″ oder 75″", note: "Fernseher" },
    superUltrawide: { title: "49″ oder zwei 27″", note: "Super-Ultrawide oder zwei Monitore" },
    devices: { title: "Handy, Tablet, Notebook", note: "6,1″, 11″ und 14″", names: ["Handy", "Tablet", "Notebook"] },
    ultrawide: { title: "34″ oder zwei 27″", note: "Ultrawide oder zwei Monitore" },
  },
} satisfies typeof english;
