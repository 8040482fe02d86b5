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
  drawer: { title: "Modifier les écrans", apply: "Appliquer" },
  screen: (number) => `Écran ${number}`,
  addScreen: "Ajouter un écran",
  removed: (undo) => ["Supprimé · ", undo("Annuler")],

  options: {
    name: "Nom",
    gap: "Écart",
    distance: "Distance individuelle",
    raised: "Relevé de",
    radius: "Courbure",
  },
  diagonal: {
    label: "Diagonale",
    /** Without a field: `2 × 27 pouces`. */
    text: (screen) => `${timesCount(screen)}${numbers.exactFigure(screen.length)} ${UNIT_WORDS[screen.unit].many}`,
  },
  ratio: {
    label: "Format",
    width: "Largeur du format d’image",
    height: "Hauteur du format d’image",
    text: (width, height) => `${width}:${height}`,
  },
  pixels: {
    label: "Pixels",
    /** `3840×2160 · 163 par pouce · 150 %` */
    text(screen, resolution) {
      const facts = `${resolutionText(resolution)} · ${densityText(screen)} par pouce`;
      return screen.scaling === undefined ? facts : `${facts} · ${scalingText(screen)}`;
    },
  },
  curve: {
    flat: "Plat",
    sold: "Courbures en vente",
    radius: radiusText,
    unit: "R",
    text: (radius) => (radius === "" ? "Plat" : `${radius}R`),
    note: curveNote,
  },
  set: { label: "Ensemble", count: "Écrans côte à côte", gap: "écart" },
  distance: {
    label: "Distance",
    back: (centimetres, unit) => `Revenir à ${viewingDistanceText(centimetres, unit)}`,
  },
  unit: {
    name: { in: "POUCES", cm: "CENTIMÈTRES" },
    change: { in: "Passer aux centimètres", cm: "Passer aux pouces" },
    symbol: numbers.units,
  },
  update: "Mettre à jour le dessin",
  remove: "Supprimer",
  rotate: "Pivoter",

  space: {
    title: "Emplacement",
    fields: { width: "Largeur", height: "Hauteur", frame: "Cadre" },
    length: numbers.lengthText,
    eachSide: { in: "po de chaque côté", cm: "cm de chaque côté" },
    open: { title: "Est-ce que ça tient ?", note: "une niche, un meuble, un mur, un bureau" },
  },

  ratios: {
    name: "Formats d’image courants",
    heading: "Formats courants",
    ratio: numbers.ratioText,
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
    },
    /** `26,8″ 16:9` */
    inRatio: ({ length, unit }, ratio) => `${numbers.diagonalFigure(length, unit)} ${numbers.ratioText(ratio)}`,
    textHeading: "Même taille de texte",
    /** `31,5″ 3840×2160` */
    inPixels: ({ length, unit }, resolution) => `${numbers.diagonalFigure(length, unit)} ${resolutionText(resolution)}`,
  },
  mine: {
    isRemembered: "Mémorisé sur cet appareil, et proposé en premier",
    isKept: "Votre écran jusqu’à la fermeture de cette page",
    isForgotten: "Votre écran est oublié",
  },

  search: {
    label: "Chercher un modèle ou une taille",
    replacement: (number) => `Remplacer l’écran ${number} par`,
    loading: "Chargement des tailles et des modèles",
  },
  starters: {
    title: "Comparaisons courantes",
    startOver: "Recommencer",
    mine: { title: "Mon écran", note: (screen) => numbers.displayText(screen) },
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
} satisfies typeof english;
