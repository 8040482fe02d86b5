import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { ScaleMode } from "#comparison/scale-mode.ts";
import type { Comparison } from "#comparison/state.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { shortened } from "../shared/shortened.ts";
import { describeScreen } from "./description.ts";
import { de } from "./elision.ts";
import { percentText, withDigits } from "./numbers.ts";
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
  outline: ({ number, screen }: Pick<ListedScreen, "number" | "screen">, comparison: Comparison): string =>
    `Écran ${number} : ${describeScreen(screen, comparison)}`,
  /** The headings of columns. */
  dimensions: { width: "Largeur", height: "Hauteur", area: "Surface" } satisfies Record<ComparedDimension, string>,
  scalingOf: (screen: Screen, all: readonly ListedScreen[]): string => `Mise à l’échelle ${de(titleText(screen, all))}`,
  empty: {
    heading: "Rien à comparer pour l’instant",
    wide: "Ajoutez un écran avec +, cherchez un modèle ou une taille, ou partez de l’une de ces comparaisons.",
    narrow: "Ajoutez un écran, ou partez de l’une de ces comparaisons.",
    add: "Ajouter un écran",
    noPixels: "Choisissez une résolution pour voir un écran dessiné en pixels.",
  },
  scale: {
    names: { actual: "Taille réelle", seat: "De votre place", pixels: "En pixels" } satisfies Record<
      Exclude<ScaleMode, "fit">,
      string
    >,
    /** How true the size is, as a fraction. */
    accuracy: (accuracy: number): string => `±${percentText(withDigits(accuracy * 100, 1))}`,
    leave: "Revenir à la vue d’ensemble",
  },
  /** The shown word of the field, and its name. */
  distance: { word: "distance", name: "Distance" },
  table: { copied: "Tableau copié", refused: "La copie n’est pas autorisée ici" },
  link: {
    unreadable: (parts: readonly string[]): string =>
      `Cette partie du lien est illisible : ${shortened(parts.join(", "), MOST_CHARACTERS)}`,
    lastTime: <Element>(words: Wrap<Element>, comparison: Element): RichText<Element> => [
      words("La dernière fois :"),
      comparison,
    ],
  },
};
