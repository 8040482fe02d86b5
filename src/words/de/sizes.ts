import type { sizes as english } from "../en/sizes.ts";
import { sizeFiguresIn } from "../shared/sizes.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";

/** The page of all sizes and models. */
export const sizes = {
  heading: (search) => (search === "" ? "Bildschirmgrößen und Modelle" : `Größen und Modelle zu „${search}“`),
  description:
    "Monitore, Fernseher, Notebooks, Tablets und Handys nach Namen: jeweils Diagonale, Breite und Höhe in Zentimetern und Auflösung, mit einem Klick maßstabsgetreu gezeichnet.",
  note: (recorded, scripted) => [
    "Wähle eine Größe, um sie maßstabsgetreu gezeichnet zu sehen. ",
    scripted("Drücke +, um Größen für einen Vergleich zu sammeln."),
    ` Herstellerangaben, ${monthText(recorded)}: Diagonalen und Auflösungen, wie die Hersteller sie nennen, bei runden Ecken die des vollen Rechtecks. Das Bild eines Fernsehers kann bis zu einem halben Zoll kleiner sein als seine Klasse.`,
  ],
  field: "Größe oder Modell suchen",
  search: "Suchen",
  nothing: (type, all) => [
    "Dieses Modell ist nicht in der Liste. ",
    type("Gib seine Größe ein"),
    " oder ",
    all("zeige alle Größen und Modelle"),
    ".",
  ],
  kinds: "Arten",
  groups: {
    phones: "Handys",
    tablets: "Tablets, E-Reader und Handhelds",
    laptops: "Notebooks",
    monitors: "Monitore",
    televisions: "Fernseher",
  },
  common: "Gängige Größen",
  ...sizeFiguresIn(numbers, "faltbar"),
  add: (name) => `${name} hinzufügen`,
  addHere: "Hinzufügen, hier bleiben",
  added: "Hinzugefügt",
  isDrawn: "in deinem Vergleich",
  collection: {
    name: "Dein Vergleich",
    isFull: SCREENS_ARE_FULL,
    starts: (name) => `${name} beginnt einen Vergleich`,
    wasAdded: (name) => `${name} wurde hinzugefügt`,
    oneMore: "Noch einer, und sie werden verglichen.",
    undo: "Rückgängig",
    show: "Anzeigen",
    back: "Zurück zum Vergleich",
    backWith: (rest) => ["Zurück ", rest("zum Vergleich")],
  },
} satisfies typeof english;
