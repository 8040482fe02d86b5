import { lazy } from "react";

const importSuggestion = () => import("./suggestion.tsx");

/** The comparison that a search means. Reading sizes takes a script that most visits to lists do without. */
export const Suggestion = lazy(() => importSuggestion().then((module) => ({ default: module.Suggestion })));

/** Loads its script, so that it shows with what a search finds and moves nothing afterwards. */
export async function loadSuggestion(): Promise<void> {
  await importSuggestion().catch(() => null);
}
