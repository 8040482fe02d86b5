import type { DisplayKind } from "#domain/catalogue/entry.ts";
import type { ResultGroup } from "#domain/catalogue/search.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { type Doing, type OptionText, optionsIn } from "../shared/results.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";
import { distanceText, readingText, writtenComparisonText } from "./search.ts";
import { spaceText } from "./space.ts";

const KINDS: Readonly<Record<DisplayKind, string>> = {
  Phone: "Téléphone",
  Tablet: "Tablette",
  Handheld: "Console portable",
  Laptop: "Ordinateur portable",
  Monitor: "Moniteur",
  Ultrawide: "Ultra-large",
  Television: "Téléviseur",
};

/** What the search for a size or a model finds, by its groups. */
export const results = {
  name: "Résultats",
  /** From the search that takes a whole drawer. */
  back: "Revenir aux écrans",
  headings: {
    mine: "Mon écran",
    used: "Utilisés pendant cette visite",
    whole: "La comparaison entière",
    seen: "Téléviseurs à cette distance",
    seat: "La distance",
    typed: "Comme diagonale",
    examples: "Vous pouvez saisir",
    monitors: "Moniteurs par modèle",
    televisions: "Téléviseurs par modèle",
    sizes: "Tailles",
    devices: "Appareils",
    waiting: "Modèles",
  } satisfies Record<ResultGroup, string> & Record<string, string>,
  isFull: SCREENS_ARE_FULL,
  reading: readingText,
  isLeftOut: (unread: string): string => `« ${unread} » n’est pas pris en compte.`,
  isUnlisted: (unread: string): string => `« ${unread} » n’est pas dans la liste. Sa taille suffit :`,
  isUnknown: (unread: string): string => `Aucun résultat pour « ${unread} ».`,
  /** Opens the rest of a group. */
  more: (shown: number, total: number): string =>
    shown < total ? `Afficher ${shown} sur ${total}` : `Afficher les ${total}`,
  withAdded: (detail: string): string => `${detail} · ✓ ajouté`,
  /** With the colour in which it is drawn. */
  withDrawn: <Element>(detail: string, swatch: Element): RichText<Element> => [`${detail} · `, swatch, " dessiné"],
  /** @param recorded the month of the list of models; null before it has loaded */
  basis: <Element>(recorded: string | null, all: Wrap<Element>): RichText<Element> =>
    recorded === null
      ? [all("Toutes les tailles et tous les modèles")]
      : [all("Toutes les tailles et tous les modèles"), ` · Données des fabricants, ${monthText(recorded)}`],
  /** While the models load. */
  waiting: {
    line: (text: string): OptionText => ({
      title: "Chargement des modèles",
      diagonal: null,
      detail: `recherche de « ${text.trim()} »`,
    }),
    waits: "En attente des modèles",
  },
  offline: "Pas de connexion, et les modèles ne sont pas encore sur cet appareil. Les tailles, elles, fonctionnent.",
  tryAgain: "Réessayer",

  /** What can be typed, and what that is. */
  examples: {
    size: { text: "27 4k", says: "une taille" },
    sizes: { text: "27 vs 34", says: "deux tailles" },
    model: { text: "u2723qe", says: "un modèle" },
    space: { text: "65 dans 150 cm", says: "est-ce que ça tient ?" },
    distance: { text: "3 m", says: "une taille pour une distance" },
    sides: { text: "597 x 336 mm", says: "deux côtés" },
  },
  /** What Enter does. */
  type: (example: string): string => `Saisir ${example}`,
  compareThese: "Comparer seulement ceux-ci",
  drawThis: "Dessiner ceci",
  doIt: (doing: Doing): string => (doing === "add" ? "Ajouter" : "Remplacer"),
  ...optionsIn({
    numbers,
    writtenComparisonText,
    distanceText,
    done: (title, doing) => (doing === "add" ? `Ajouter ${title}` : `Remplacer par ${title}`),
    ofKind: (diagonal, kind) => `${KINDS[kind]} ${diagonal}`,
    foldable: "pliable",
    soldAs: (size) => `vendu comme ${size}`,
    fills: (angle) => `occupe ${angle}`,
    tooLarge: "trop grand",
    spaceText,
    look: (distance) => `Regarder à ${distance}`,
    seat: "vos écrans, vus de votre place",
  }),
};
