import { suggestionIn } from "../shared/suggestion.ts";
import { answerOf } from "./answer.ts";
import { numbers } from "./numbers.ts";
import { search } from "./search.ts";

export const suggestion = suggestionIn({
  parts: { numbers, search },
  answerOf,
  toScale: (screen) => `See ${screen} to scale`,
  rangeFrom: (distance) => `From ${distance}, the range for films.`,
});
