import { suggestionIn } from "../shared/suggestion.ts";
import { answerOf } from "./answer.ts";
import { numbers } from "./numbers.ts";
import { search } from "./search.ts";

export const suggestion = suggestionIn({
  parts: { numbers, search },
  answerOf,
  toScale: (screen) => `Voir ${screen} à l’échelle`,
  rangeFrom: (distance) => `À ${distance}, la plage des films.`,
});
