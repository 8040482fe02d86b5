import type { ScreenKind } from "#comparison/question.ts";
import { capitalised } from "../shared/numbers.ts";
import { titlesIn } from "../shared/titles.ts";
import { answerOf } from "./answer.ts";
import { difference } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

const KINDS: Readonly<Record<ScreenKind, string>> = {
  phone: "Téléphone",
  laptop: "Ordinateur portable",
  monitor: "Moniteur",
  ultrawide: "Ultra-large",
  television: "TV",
};

const COUNTED = {
  monitor: { one: "moniteur", many: "moniteurs" },
  ultrawide: { one: "ultra-large", many: "ultra-larges" },
  screen: { one: "écran", many: "écrans" },
} as const;

export const titles = titlesIn({
  parts: { numbers, difference, screens },
  answerOf,
  none: "Aucun écran à comparer",
  compared: (titles, areInPixels) => `${titles} comparés${areInPixels ? " en pixels" : ""}`,
  drawn: (title, isInPixels) => `${title} ${isInPixels ? "en pixels" : "à l’échelle"}`,
  which: (names) => `${names} ?`,
  howBig: (title) => `Quelle taille fait ${title} ?`,
  inARow: (names) => `${names} en rangée`,
  manyInARow: (count) => `${capitalised(numbers.countText(count))} écrans en rangée`,
  ofKind: (lengths, kind) => `${KINDS[kind]} ${lengths}`,
  ultrawide: (length) => `${length} ultra-large`,
  counted(count, length, noun, isFirst) {
    const words = `${numbers.countText(count)} ${COUNTED[noun][count > 1 ? "many" : "one"]} ${length}`;
    return isFirst ? capitalised(words) : words;
  },
  answers: {
    more: (figure) => `${figure} de surface en plus`,
    upTo: (more) => `jusqu’à ${more}`,
    alike: "à peu près la même taille",
    largest: (length) => `le ${length} a la plus grande surface`,
  },
});

export const { comparisonTitle, comparisonQuestion, comparisonSummary, questionTitle } = titles;
