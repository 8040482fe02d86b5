import type { ScreenKind } from "#comparison/question.ts";
import { capitalised } from "../shared/numbers.ts";
import { titlesIn } from "../shared/titles.ts";
import { answerOf } from "./answer.ts";
import { difference } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

const KINDS: Readonly<Record<ScreenKind, string>> = {
  phone: "Celular",
  laptop: "Notebook",
  monitor: "Monitor",
  ultrawide: "Ultrawide",
  television: "TV",
};

/** `dois monitores`, `um ultrawide`, `três telas`: one and two agree with the noun. */
const COUNTED = {
  monitor: { one: "um monitor", two: "dois", many: "monitores" },
  ultrawide: { one: "um ultrawide", two: "dois", many: "ultrawides" },
  screen: { one: "uma tela", two: "duas", many: "telas" },
} as const;

export const titles = titlesIn({
  parts: { numbers, difference, screens },
  answerOf,
  none: "Nenhuma tela para comparar",
  compared: (titles, areInPixels) => `Comparação${areInPixels ? " em pixels" : ""}: ${titles}`,
  drawn: (title, isInPixels) => `${title} ${isInPixels ? "em pixels" : "em escala"}`,
  which: (titles) => `${titles}?`,
  howBig: (title) => `Qual é o tamanho de ${title}?`,
  inARow: (names) => `${names} em fila`,
  manyInARow: (count) => `${capitalised(numbers.countText(count))} telas em fila`,
  ofKind: (lengths, kind) => `${KINDS[kind]} de ${lengths}`,
  ultrawide: (length) => `${length} ultrawide`,
  counted(count, length, noun, isFirst) {
    const { one, two, many } = COUNTED[noun];
    const words = `${count === 1 ? one : `${count === 2 ? two : numbers.countText(count)} ${many}`} de ${length}`;
    return isFirst ? capitalised(words) : words;
  },
  answers: {
    more: (figure) => `${figure} mais área`,
    upTo: (more) => `até ${more}`,
    alike: "quase o mesmo tamanho",
    largest: (length) => `a de ${length} tem a maior área`,
  },
});

export const { comparisonTitle, comparisonQuestion, comparisonSummary, questionTitle } = titles;
