import type { comparator as english } from "../en/comparator.ts";
import { shortened } from "../shared/shortened.ts";
import { describeScreen } from "./description.ts";
import { de } from "./elision.ts";
import { numbers } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** Of a link that cannot be read. */
const MOST_CHARACTERS = 60;

/** What the main screen says around the editors, the answer and the details. */
export const comparator = {
  tagline: "Comparez les tailles d’écran",
  skipToStarters: "Aller aux comparaisons courantes",
  skipToDrawing: "Aller au dessin",
  editScreens: "Modifier les écrans",
  edit: "Modifier",
  screens: "Écrans",
  outlines: "Contours",
  outline: ({ number, screen }, comparison) => `Écran ${number} : ${describeScreen(screen, comparison)}`,
  dimensions: { width: "Largeur", height: "Hauteur", area: "Surface" },
  scalingOf: (screen, all) => `Mise à l’échelle ${de(titleText(screen, all))}`,
  empty: {
    heading: "Rien à comparer pour l’instant",
    wide: "Ajoutez un écran avec +, cherchez un modèle ou une taille, ou partez de l’une de ces comparaisons.",
    narrow: "Ajoutez un écran, ou partez de l’une de ces comparaisons.",
    add: "Ajouter un écran",
    noPixels: "Choisissez une résolution pour voir un écran dessiné en pixels.",
  },
  scale: {
    names: { actual: "Taille réelle", seat: "De votre place", pixels: "En pixels" },
    accuracy: (accuracy) => `±${numbers.percentText(numbers.withDigits(accuracy * 100, 1))}`,
    leave: "Revenir à la vue d’ensemble",
  },
  distance: { word: "distance", name: "Distance" },
  table: { copied: "Tableau copié", refused: "La copie n’est pas autorisée ici" },
  link: {
    unreadable: (parts) => `Cette partie du lien est illisible : ${shortened(parts.join(", "), MOST_CHARACTERS)}`,
    lastTime: (words, comparison) => [words("La dernière fois :"), comparison],
  },
} satisfies typeof english;
