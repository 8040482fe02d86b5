import type { articles as english } from "../en/articles.ts";
import { dayText } from "./dates.ts";

/** The pages of the articles. */
export const articles = {
  list: {
    heading: headingOf,
    title: (search, page) => (page === 1 ? headingOf(search) : `${headingOf(search)}, page ${page}`),
    description:
      "Quelle taille de moniteur, de téléviseur ou d’ordinateur portable choisir : largeurs et hauteurs en centimètres et en pouces, distances de vision, netteté et place sur le bureau.",
    all: "Afficher tous les articles",
    sizes: "Toutes les tailles d’écran et tous les modèles",
    kept: "Articles à lire dès maintenant",
  },
  search: {
    field: "Rechercher un article",
    submit: "Rechercher",
    count: (articles) => (articles < 2 ? `${articles} article` : `${articles} articles`),
    moreThan: (articles) => `Plus de ${articles} articles`,
    isPartial: "Aucun article ne contient tous ces mots ; ceux-ci en contiennent le plus.",
    foundIn: (heading) => ["Dans l’article : ", heading],
    without: (words) => ["Sans : ", words],
  },
  pagination: {
    name: "Pagination",
    previous: "Aller à la page précédente",
    next: "Aller à la page suivante",
    page: (number) => `Aller à la page ${number}`,
  },
  nothing: {
    noResults: "Aucun résultat",
    lastPage: "Aller à la dernière page",
    help: "Les articles, en anglais, parlent de tailles, de distances, de netteté et de place. Un seul mot suffit souvent :",
    /** Each is searched for among the articles, which are in English. */
    topics: ["viewing distance", "ultrawide", "desk", "4K or 1440p", "does it fit", "laptop", "phone"],
    start: "Pour commencer",
  },
  article: {
    loading: "Chargement…",
    kind: "Article",
    back: "Revenir aux articles",
    publishedOn: (date) => ["Publié le ", date],
    updated: (date) => ["Mis à jour le ", date],
    dayText,
    readingTime: (minutes) => (minutes < 2 ? `${minutes} minute` : `${minutes} minutes`),
    method: "D’où viennent les chiffres",
    length: {
      examples: { distance: "3 m, 10 ft", space: "150 cm, 59 in" },
      withUnit: (examples) => `Avec son unité : ${examples}`,
      open: "Ouvrir dans l’outil",
    },
  },
} satisfies typeof english;

function headingOf(search: string): string {
  return search === "" ? "Articles, actualités et tests" : `Articles sur « ${search} »`;
}
