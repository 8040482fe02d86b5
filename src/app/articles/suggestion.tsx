import { lazy, Suspense } from "react";
import type { Meaning } from "#domain/written/meaning.ts";
import { readText } from "#domain/written/read-text.ts";
import { WrittenSuggestion } from "./written-suggestion.tsx";

/** Models and the televisions for a distance come from the list of models, which few searches need. */
const ListedSuggestion = lazy(() =>
  import("./listed-suggestion.tsx").then((module) => ({ default: module.ListedSuggestion })),
);

/** The comparison that a search means, with the tool's own sentence (D60). */
export function Suggestion({ search }: { search: string }) {
  const meaning = readText(search);
  if (needsList(meaning)) {
    return (
      <Suspense>
        <ListedSuggestion search={search} />
      </Suspense>
    );
  }
  return <WrittenSuggestion meaning={meaning} />;
}

/** Names of models without a number are few, and words without one are common. */
function needsList({ means, unread }: Meaning): boolean {
  return means === "distance" || means === "distance in space" || unread.some((word) => /\d/.test(word));
}
