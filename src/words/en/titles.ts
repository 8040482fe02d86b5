import type { ScreenKind } from "#comparison/question.ts";
import { capitalised } from "../shared/numbers.ts";
import { titlesIn } from "../shared/titles.ts";
import { answerOf } from "./answer.ts";
import { difference } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

const KINDS: Readonly<Record<ScreenKind, string>> = {
  phone: "phone",
  laptop: "laptop",
  monitor: "monitor",
  ultrawide: "ultrawide",
  television: "TV",
};

export const titles = titlesIn({
  parts: { numbers, difference, screens },
  answerOf,
  none: "No screens to compare",
  compared: (titles, areInPixels) => `${titles} compared${areInPixels ? " in pixels" : ""}`,
  drawn: (title, isInPixels) => `${title} ${isInPixels ? "in pixels" : "drawn to scale"}`,
  which: (names) => `${names}?`,
  howBig: (title) => `How big is ${title}?`,
  inARow: (names) => `${names} in a row`,
  manyInARow: (count) => `${capitalised(numbers.countText(count))} screens in a row`,
  ofKind: (lengths, kind) => `${lengths} ${KINDS[kind]}`,
  ultrawide: (length) => `${length} ultrawide`,
  counted(count, length, noun, isFirst) {
    const words = `${numbers.countText(count)} ${length} ${noun}${count > 1 ? "s" : ""}`;
    return isFirst ? capitalised(words) : words;
  },
  answers: {
    more: (figure) => `${figure} more area`,
    upTo: (more) => `up to ${more}`,
    alike: "about the same size",
    largest: (length) => `the ${length} has the most area`,
  },
});

export const { comparisonTitle, comparisonQuestion, comparisonSummary, questionTitle } = titles;
