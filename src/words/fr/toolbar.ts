import type { toolbar as english } from "../en/toolbar.ts";
import { numbers } from "./numbers.ts";
import { objectName, objectSizeText } from "./screens.ts";
import { comparisonTitle } from "./titles.ts";

/** The buttons of the workspace, their menus, and what these say when they are done. */
export const toolbar = {
  name: "Comparaison",
  needsScript: "Activez JavaScript pour modifier cette comparaison.",
  details: "Détails",
  undo: { label: "Annuler", short: "Annuler" },
  redo: { label: "Rétablir", short: "Rétablir" },
  arrange: {
    label: "Placer",
    arrangements: {
      centre: "Centrés",
      bottom: "Bords inférieurs alignés",
      corner: "Coins supérieurs gauches réunis",
      side: "En rangée",
    },
  },
  view: {
    label: "Vue",
    scales: {
      fit: { label: "Vue d’ensemble", below: "Tous à la même échelle" },
      actual: { label: "Taille réelle", below: "Grandeur nature sur cet écran" },
      seat: { label: "De votre place", below: "Chacun à sa taille apparente" },
      pixels: { label: "En pixels", below: "Selon les pixels, pas les longueurs" },
    },
    needsResolution: "Nécessite une résolution",
  },
  show: {
    label: "Afficher",
    films: "Film",
    film: (content) => (content === "none" ? "Aucun" : numbers.contentText(content)),
    objects: "Objets pour l’échelle",
    object: objectName,
    objectSize: objectSizeText,
  },
  share: {
    label: "Partager",
    system: "Partager…",
    title: comparisonTitle,
    link: "Copier le lien",
    copiedLink: "Lien copié",
    cannotCopyLink: "Copiez le lien depuis la barre d’adresse",
    image: "Copier l’image",
    copiedImage: "Image copiée",
    cannotCopyImage: "Votre navigateur ne peut pas copier d’images. Enregistrez plutôt l’image.",
    save: "Enregistrer l’image…",
    saved: {
      label: "Enregistrer l’image",
      png: "PNG",
      largePng: "Grand PNG",
      svg: "SVG",
      largeName: (name) => `${name} grand`,
      failed: "Enregistrer une image nécessite une connexion",
    },
    table: "Copier le tableau",
    embed: "Intégrer…",
    print: "Imprimer en taille réelle…",
  },
} satisfies typeof english;
