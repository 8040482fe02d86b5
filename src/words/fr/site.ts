import type { site as english } from "../en/site.ts";
/** What several pages say around their content. */
export const site = {
  titleOf: (heading) => `${heading} – Diagonal`,
  compare: "Comparer des écrans",
  articles: "Articles, actualités et tests",
  allArticles: "Tous les articles",
  feed: "Diagonal : articles, actualités et tests",
  close: "Fermer",
  dismiss: "Masquer",
  stepper: { less: "Moins", more: "Plus" },
  loading: "Chargement",
  unableToLoad: "Chargement impossible",
  needsNetwork: "Une connexion réseau est nécessaire.",
  tryAgain: "Réessayer",
  footer: {
    copyright: "© 2026 Diagonal",
    privacy: "Confidentialité",
    terms: "Conditions",
    help: "Aide",
  },
  failure: {
    missingScript: {
      heading: "Il manque une partie de cette page",
      text: "Elle n’a pas pu être chargée. Soit la connexion est coupée, soit le site vient d’être mis à jour.",
    },
    other: {
      heading: "Une erreur s’est produite",
      text: "Cette page n’a pas pu être affichée. Vous n’y êtes pour rien, et elle fonctionnera peut-être dans un instant.",
    },
  },
} satisfies typeof english;
