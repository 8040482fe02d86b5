import type { ScreenKind } from "#comparison/question.ts";
import { capitalised } from "../shared/numbers.ts";
import { titlesIn } from "../shared/titles.ts";
import { answerOf } from "./answer.ts";
import { difference } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

const KINDS: Readonly<Record<ScreenKind, string>> = {
  phone: "Handy",
  laptop: "Notebook",
  monitor: "Monitor",
  ultrawide: "Ultrawide",
  television: "Fernseher",
};

const COUNTED = {
  monitor: { one: "Monitor", many: "Monitore" },
  ultrawide: { one: "Ultrawide", many: "Ultrawides" },
  screen: { one: "Bildschirm", many: "Bildschirme" },
} as const;

export const titles = titlesIn({
  parts: { numbers, difference, screens },
  answerOf,
  none: "Keine Bildschirme zu vergleichen",
  compared: (titles, areInPixels) => `${titles} im Vergleich${areInPixels ? ", in Pixeln" : ""}`,
  drawn: (title, isInPixels) => `${title} ${isInPixels ? "in Pixeln" : "maßstabsgetreu gezeichnet"}`,
  which: (names) => `${names}?`,
  howBig: (title) => `Wie groß ist ${title}?`,
  inARow: (names) => `${names} in einer Reihe`,
  manyInARow: (count) => `${capitalised(numbers.countText(count))} Bildschirme in einer Reihe`,
  /** `Monitor mit 27″ oder 32″` */
  ofKind: (lengths, kind) => `${KINDS[kind]} mit ${lengths}`,
  ultrawide: (length) => `${length} Ultrawide`,
  /** `zwei Monitore mit 27″`, `ein Ultrawide mit 49″` */
  counted: (count, length, noun, isFirst) => {
    const { one, many } = COUNTED[noun];
    const words = `${numbers.countText(count)} ${count > 1 ? many : one} mit ${length}`;
    return isFirst ? capitalised(words) : words;
  },
  answers: {
    more: (figure) => `${figure} mehr Fläche`,
    upTo: (more) => `bis zu ${more}`,
    alike: "etwa gleich groß",
    largest: (length) => `${length} hat die größte Fläche`,
  },
});

export const { comparisonTitle, comparisonQuestion, comparisonSummary, questionTitle } = titles;
