import type { method as english } from "../en/method.ts";

/** The page that says how the figures are made. */
export const method = {
  heading: "Wie die Zahlen entstehen",
  description:
    "Wie Diagonal Breiten, Höhen, Flächen, Abstände und Schärfe berechnet: die Formeln, wie gerundet wird, und die Quellen mit ihren Seiten.",
  introduction:
    "Zeichnungen, Details und Artikel berechnen ihre Zahlen mit denselben Formeln. Ein Test rechnet jede Zahl unserer eigenen Artikel nach, sobald sich ein Artikel oder eine Formel ändert.",
  rounding: {
    heading: "Einmal gerundet",
    text: "Wir rechnen mit ungerundeten Größen und runden nur, was du liest. Ein Unterschied kann deshalb in der letzten Stelle um eins größer oder kleiner sein, als die gerundeten Größen vermuten lassen. Ein Zoll ist genau 2,54 cm. Die größte passende Größe ist abgerundet.",
  },
  sizes: {
    heading: "Was eine Größe bedeutet",
    text: (models) => [
      "Ein Format von 16:9 ist r = 16 ÷ 9. Die Höhe ist Diagonale ÷ √(r² + 1), die Breite ist r × Höhe. Beides gilt für das Bild, ohne Rahmen und Standfuß; wo wir einen Rahmen dazurechnen, steht dabei, wie breit er ist. Ein 65-Zoll-Fernseher zählt als genau 65″, obwohl sein Bild bis zu einem halben Zoll kleiner sein kann als seine Klasse. ",
      models("Modelle"),
      " haben die Diagonale, die ihre Hersteller angeben.",
    ],
  },
  definitions: "Definitionen",
  objects: {
    heading: "Dinge zum Größenvergleich",
    text: "Papier und Bankkarten haben ihre genormte Größe. Die Person ist 170 cm groß, das Sofa 200 cm breit, die Tür 203 × 82 cm, und die Mitte eines Fernsehers hängt 107 cm über dem Boden. Diese vier Maße sind unsere Annahmen: Miss bei dir nach.",
  },
  sources: {
    heading: "Quellen",
    source: (name, use) => [name, `: ${use}.`],
    list: [
      {
        href: "https://www.nature.com/articles/s41467-025-64679-2",
        name: "Ashraf, Chapiro und Mantiuk (2025)",
        use: "94 Pixel pro Grad für scharfe Augen, ein gemessener Durchschnitt junger Erwachsener",
      },
      { href: "https://www.iso.org/standard/36631.html", name: "ISO 216", use: "A4" },
      { href: "https://www.iso.org/standard/70483.html", name: "ISO/IEC 7810", use: "die Bankkarte" },
      {
        href: "https://www.w3.org/TR/css-values-4/#absolute-lengths",
        name: "CSS Values and Units",
        use: "die Pixel einer Webseite, die auf einem Bildschirm keine feste Größe haben",
      },
      {
        href: "https://eur-lex.europa.eu/eli/reg_del/2019/2013/oj",
        name: "Verordnung (EU) 2019/2013",
        use: "die Diagonale, die das Energielabel eines Fernsehers nennt",
      },
      {
        href: "https://www.osha.gov/etools/computer-workstations/components/monitors",
        name: "OSHA, Computer Workstations",
        use: "wie weit entfernt und wie hoch ein Monitor stehen darf",
      },
    ],
  },
  further: (comparison) => [
    "Gib eine beliebige Größe in ",
    comparison("den Vergleich"),
    " ein und öffne die Details, um diese Zahlen für deine Bildschirme zu sehen.",
  ],
} satisfies typeof english;
