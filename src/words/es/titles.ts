import type { ScreenKind } from "#comparison/question.ts";
import { capitalised } from "../shared/numbers.ts";
import { titlesIn } from "../shared/titles.ts";
import { answerOf } from "./answer.ts";
import { difference } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

const KINDS: Readonly<Record<ScreenKind, string>> = {
  phone: "Teléfono",
  laptop: "Portátil",
  monitor: "Monitor",
  ultrawide: "Ultrapanorámico",
  television: "Televisor",
};

const COUNTED = {
  monitor: { one: "un monitor", many: "monitores" },
  ultrawide: { one: "un ultrapanorámico", many: "ultrapanorámicos" },
  screen: { one: "una pantalla", many: "pantallas" },
} as const;

export const titles = titlesIn({
  parts: { numbers, difference, screens },
  answerOf,
  none: "Ninguna pantalla que comparar",
  compared: (titles, areInPixels) => `Comparación de ${titles}${areInPixels ? " en píxeles" : ""}`,
  drawn: (title, isInPixels) => `${title} ${isInPixels ? "en píxeles" : "a escala"}`,
  which: (names) => `¿${names}?`,
  howBig: (title) => `¿Qué tamaño tiene ${title}?`,
  inARow: (names) => `${names} en fila`,
  manyInARow: (count) => `${capitalised(numbers.countText(count))} pantallas en fila`,
  ofKind: (lengths, kind) => `${KINDS[kind]} de ${lengths}`,
  ultrawide: (length) => `${length} ultrapanorámico`,
  /** `dos monitores de 27″`, `un ultrapanorámico de 49″` */
  counted(count, length, noun, isFirst) {
    const { one, many } = COUNTED[noun];
    const words = `${count === 1 ? one : `${numbers.countText(count)} ${many}`} de ${length}`;
    return isFirst ? capitalised(words) : words;
  },
  answers: {
    more: (figure) => `un ${figure} más de área`,
    upTo: (more) => `hasta ${more}`,
    alike: "casi el mismo tamaño",
    largest: (length) => `la de ${length} tiene la mayor área`,
  },
});

export const { comparisonTitle, comparisonQuestion, comparisonSummary, questionTitle } = titles;
