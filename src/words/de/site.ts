import type { site as english } from "../en/site.ts";

/** What several pages say around their content. */
export const site = {
  titleOf: (heading) => `${heading} – Diagonal`,
  compare: "Bildschirme vergleichen",
  articles: "Artikel, Neuigkeiten und Tests",
  allArticles: "Alle Artikel",
  feed: "Diagonal: Artikel, Neuigkeiten und Tests",
  close: "Schließen",
  dismiss: "Ausblenden",
  stepper: { less: "Weniger", more: "Mehr" },
  loading: "Wird geladen",
  unableToLoad: "Laden nicht möglich",
  needsNetwork: "Dafür ist eine Netzwerkverbindung nötig.",
  tryAgain: "Erneut versuchen",
  footer: {
    copyright: "© 2026 Diagonal",
    privacy: "Datenschutz",
    terms: "Bedingungen",
    help: "Hilfe",
  },
  failure: {
    missingScript: {
      heading: "Ein Teil dieser Seite fehlt",
      text: "Er konnte nicht geladen werden. Entweder ist die Verbindung weg, oder die Website wurde gerade aktualisiert.",
    },
    other: {
      heading: "Etwas ist schiefgegangen",
      text: "Diese Seite konnte nicht angezeigt werden. Es liegt nicht an dir, und gleich klappt es vielleicht schon.",
    },
  },
} satisfies typeof english;
