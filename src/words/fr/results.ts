import type { DisplayKind } from "#domain/catalogue/entry.ts";
import type { results as english } from "../en/results.ts";
import { optionsIn } from "../shared/results.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";
import { readingText, search } from "./search.ts";
import { space } from "./space.ts";

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
  },
  isFull: SCREENS_ARE_FULL,
  reading: readingText,
  isLeftOut: (unread) => `« ${unread} » n’est pas pris en compte.`,
  isUnlisted: (unread) => `« ${unread} » n’est pas dans la liste. Sa taille suffit :`,
  isUnknown: (unread) => `Aucun résultat pour « ${unread} ».`,
  more: (shown, total) => (shown < total ? `Afficher ${shown} sur ${total}` : `Afficher les ${total}`),
  withAdded: (detail) => `${detail} · ✓ ajouté`,
  withDrawn: (detail, swatch) => [`${detail} · `, swatch, " dessiné"],
  basis: (recorded, all) =>
    recorded === null
      ? [all("Toutes les tailles et tous les modèles")]
      : [all("Toutes les tailles et tous les modèles"), ` · Données des fabricants, ${monthText(recorded)}`],
  waiting: {
    line: (text) => ({
      title: "Chargement des modèles",
      diagonal: null,
      detail: `recherche de « ${text.trim()} »`,
    }),
    waits: "En attente des modèles",
  },
  offline: "Pas de connexion, et les modèles ne sont pas encore sur cet appareil. Les tailles, elles, fonctionnent.",
  tryAgain: "Réessayer",

  examples: {
    size: { text: "27 4k", says: "une taille" },
    sizes: { text: "27 vs 34", says: "deux tailles" },
    model: { text: "u2723qe", says: "un modèle" },
    space: { text: "65 dans 150 cm", says: "est-ce que ça tient ?" },
    distance: { text: "3 m", says: "une taille pour une distance" },
    sides: { text: "597 x 336 mm", says: "deux côtés" },
  },
  type: (example) => `Saisir ${example}`,
  compareThese: "Comparer seulement ceux-ci",
  drawThis: "Dessiner ceci",
  addOrReplace: (doing) => (doing === "add" ? "Ajouter" : "Remplacer"),
  ...optionsIn({
    parts: { numbers, space, search },
    done: (title, doing) => (doing === "add" ? `Ajouter ${title}` : `Remplacer par ${title}`),
    ofKind: (diagonal, kind) => `${KINDS[kind]} ${diagonal}`,
    foldable: "pliable",
    soldAs: (size) => `vendu comme ${size}`,
    fills: (angle) => `occupe ${angle}`,
    tooLarge: "trop grand",
    look: (distance) => `Regarder à ${distance}`,
    seat: "vos écrans, vus de votre place",
  }),
} satisfies typeof english;
