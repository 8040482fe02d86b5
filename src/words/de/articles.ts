import type { articles as english } from "../en/articles.ts";
import { dayText } from "./dates.ts";

/** The pages of the articles, which are in English. */
export const articles = {
  list: {
    heading: headingOf,
    title: (search, page) => (page === 1 ? headingOf(search) : `${headingOf(search)}, Seite ${page}`),
    description:
      "Welche Größe der Monitor, der Fernseher oder das Notebook haben soll: Breiten und Höhen in Zentimetern und Zoll, Sitzabstände, Schärfe und Platz auf dem Schreibtisch.",
    all: "Alle Artikel anzeigen",
    sizes: "Alle Bildschirmgrößen und Modelle",
    kept: "Diese Artikel kannst du jetzt lesen",
  },
  search: {
    field: "Artikel und Tests suchen",
    submit: "Suchen",
    count: (articles) => `${articles} Artikel`,
    moreThan: (articles) => `Mehr als ${articles} Artikel`,
    isPartial: "Kein Artikel enthält alle diese Wörter; diese enthalten die meisten.",
    foundIn: (heading) => ["Im Artikel: ", heading],
    without: (words) => ["Ohne: ", words],
  },
  pagination: {
    name: "Seiten",
    previous: "Zur vorigen Seite",
    next: "Zur nächsten Seite",
    page: (number) => `Zu Seite ${number}`,
  },
  nothing: {
    noResults: "Keine Treffer",
    lastPage: "Zur letzten Seite",
    help: "Die Artikel sind auf Englisch und handeln von Größen, Abständen, Schärfe und Platz. Oft genügt ein englisches Wort:",
    topics: ["viewing distance", "ultrawide", "desk", "4K or 1440p", "does it fit", "laptop", "phone"],
    start: "Hier anfangen",
  },
  article: {
    loading: "Wird geladen …",
    kind: "Artikel",
    back: "Zurück zu den Artikeln",
    publishedOn: (date) => ["Veröffentlicht am ", date],
    updated: (date) => ["Aktualisiert am ", date],
    dayText,
    readingTime: (minutes) => (minutes === 1 ? "1 Minute" : `${minutes} Minuten`),
    method: "Wie die Zahlen entstehen",
    length: {
      examples: { distance: "3 m, 10 ft", space: "150 cm, 59 in" },
      withUnit: (examples) => `Mit Einheit: ${examples}`,
      open: "Im Vergleich öffnen",
    },
  },
} satisfies typeof english;

function headingOf(search: string): string {
  return search === "" ? "Artikel, Neuigkeiten und Tests" : `Artikel über „${search}“`;
}
