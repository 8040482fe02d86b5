import { answerView } from "../en/answer-view.ts";
import type { Part } from "../language.ts";

export const ANSWER: Part<typeof answerView> = { en: answerView };
