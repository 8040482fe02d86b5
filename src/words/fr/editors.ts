import type { TypedOption } from "#comparison/editor-values.ts";
import type { SpaceField } from "#comparison/space.ts";
import type { Dimension } from "#domain/display/dimension.ts";
import type { Shape } from "#domain/display/resolution.ts";
import type { DisplaySpec, Screen, ScreenDescription } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { wholeDensityIn } from "../shared/density.ts";
import { UNIT_WORDS } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { curveNote } from "./notes.ts";
import {
  diagonalFigure,
  displayText,
  exactFigure,
  lengthText,
  numbers,
  radiusText,
  ratioText,
  resolutionText,
  timesCount,
  UNITS,
} from "./numbers.ts";
import { COLOUR_WORDS, scalingText } from "./screens.ts";

const densityText = wholeDensityIn(numbers);

/** The cards of the screens and of the space, their menus, and what is offered below them. */
export const editors = {
  drawer: { title: "Modifier les écrans", apply: "Appliquer" },
  screen: (number: number): string => `Écran ${number}`,
  addScreen: "Ajouter un écran",
  removed: <Element>(undo: Wrap<Element>): RichText<Element> => ["Supprimé · ", undo("Annuler")],

  /** The fields that a screen may have. */
  options: {
    name: "Nom",
    gap: "Écart",
    distance: "Distance individuelle",
    raised: "Relevé de",
    radius: "Courbure",
  } satisfies Record<TypedOption, string>,
  diagonal: {
    label: "Diagonale",
    /** Without a field: `2 × 27 pouces`. */
    text: (screen: DisplaySpec): string =>
      `${timesCount(screen)}${exactFigure(screen.length)} ${UNIT_WORDS[screen.unit].many}`,
  },
  ratio: {
    label: "Format",
    width: "Largeur du format d’image",
    height: "Hauteur du format d’image",
    /** As it was typed. */
    text: (width: string, height: string): string => `${width}:${height}`,
  },
  pixels: {
    label: "Pixels",
    /** `3840×2160 · 163 par pouce · 150 %` */
    text(screen: Screen, resolution: Size): string {
      const facts = `${resolutionText(resolution)} · ${densityText(screen)} par pouce`;
      return screen.scaling === undefined ? facts : `${facts} · ${scalingText(screen)}`;
    },
  },
  curve: {
    flat: "Plat",
    sold: "Courbures en vente",
    radius: radiusText,
    /** Behind a field with a radius. */
    unit: "R",
    /** As it was typed. */
    text: (radius: string): string => (radius === "" ? "Plat" : `${radius}R`),
    note: curveNote,
  },
  set: { label: "Ensemble", count: "Écrans côte à côte", gap: "écart" },
  distance: {
    label: "Distance",
    back: (centimetres: number, unit: Unit): string => `Revenir à ${viewingDistanceText(centimetres, unit)}`,
  },
  unit: {
    name: { in: "POUCES", cm: "CENTIMÈTRES" },
    change: { in: "Passer aux centimètres", cm: "Passer aux pouces" },
    /** Behind a field. */
    symbol: UNITS,
  } satisfies Record<string, Record<Unit, string>>,
  update: "Mettre à jour le dessin",
  remove: "Supprimer",
  rotate: "Pivoter",

  space: {
    title: "Emplacement",
    fields: { width: "Largeur", height: "Hauteur", frame: "Cadre" } satisfies Record<SpaceField, string>,
    length: lengthText,
    eachSide: { in: "po de chaque côté", cm: "cm de chaque côté" } satisfies Record<Unit, string>,
    open: { title: "Est-ce que ça tient ?", note: "une niche, un meuble, un mur, un bureau" },
  },

  ratios: {
    name: "Formats d’image courants",
    heading: "Formats courants",
    ratio: ratioText,
  },
  resolutions: {
    resolution: resolutionText,
    name: "Résolutions",
    none: "Aucune",
    density: "pixels par pouce",
    densityOf: densityText,
  },

  actions: {
    name: "Autres actions",
    rename: "Nom",
    replace: "Remplacer…",
    duplicate: "Dupliquer",
    move: {
      row: "Déplacer",
      left: "Déplacer vers la gauche",
      right: "Déplacer vers la droite",
      up: "Déplacer vers le haut",
      down: "Déplacer vers le bas",
    },
    chooseColour: "Couleur…",
    colour: "Couleur",
    colours: COLOUR_WORDS,
    several: "Plusieurs côte à côte",
    takeApart: "Séparer",
    makeSet: "Regrouper",
    raise: "Relever ou abaisser…",
    distance: "Distance individuelle",
    curve: "Courbure…",
    inAnotherRatio: "Même taille dans un autre format…",
    remember: "Mémoriser comme mon écran",
    forget: "Oublier mon écran",
  },
  sameSize: {
    name: "Même taille dans un autre format",
    headings: {
      height: "Même hauteur",
      width: "Même largeur",
      area: "Même surface",
      diagonal: "Même diagonale",
    } satisfies Record<Dimension, string>,
    /** `26,8″ 16:9` */
    inRatio: ({ length, unit }: DisplaySpec, ratio: Shape): string =>
      `${diagonalFigure(length, unit)} ${ratioText(ratio)}`,
    textHeading: "Même taille de texte",
    /** `31,5″ 3840×2160` */
    inPixels: ({ length, unit }: DisplaySpec, resolution: Size): string =>
      `${diagonalFigure(length, unit)} ${resolutionText(resolution)}`,
  },
  mine: {
    isRemembered: "Mémorisé sur cet appareil, et proposé en premier",
    isKept: "Votre écran jusqu’à la fermeture de cette page",
    isForgotten: "Votre écran est oublié",
  },

  search: {
    label: "Chercher un modèle ou une taille",
    replacement: (number: number): string => `Remplacer l’écran ${number} par`,
    loading: "Chargement des tailles et des modèles",
  },
  starters: {
    title: "Comparaisons courantes",
    startOver: "Recommencer",
    mine: { title: "Mon écran", note: (screen: ScreenDescription): string => displayText(screen) },
    monitors: { title: "27″ ou 34″", note: "un moniteur ou un ultra-large" },
    text: { title: "27″ 4K ou 32″ 4K", note: "moniteurs, taille du texte" },
    televisions: { title: "65″ ou 75″", note: "téléviseurs" },
    superUltrawide: { title: "49″ ou deux 27″", note: "un super ultra-large ou une paire" },
    devices: {
      title: "Téléphone, tablette, PC",
      note: "6,1″, 11″ et 14″",
      names: ["Téléphone", "Tablette", "PC portable"],
    },
    ultrawide: { title: "34″ ou deux 27″", note: "un ultra-large ou une paire" },
  },
};
