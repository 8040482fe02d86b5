import { distanceInSpace } from "#comparison/distance-in-space.ts";
import { comparisonWith } from "#comparison/state.ts";
import { findModels } from "#domain/catalogue/find-models.ts";
import { sizesAtDistance } from "#domain/catalogue/sizes-at-distance.ts";
import { COLOUR_NAMES } from "#domain/display/colour.ts";
import { readText } from "#domain/written/read-text.ts";
import { textPart } from "#words/answer-part.ts";
import { suggestion } from "#words/page/suggestion.ts";
import { ComparisonSuggestion, SuggestionBox, WrittenSuggestion } from "./written-suggestion.tsx";

/** The model that a search names, or the televisions for its distance. */
export function ListedSuggestion({ search }: { search: string }) {
  const meaning = readText(search, findModels);
  switch (meaning.means) {
    case "distance":
      return <TelevisionsAt centimetres={meaning.centimetres} />;
    case "distance in space":
      return <ComparisonSuggestion comparison={distanceInSpace(meaning)} />;
    default:
      return <WrittenSuggestion meaning={meaning} />;
  }
}

/** The smallest and the largest television that fill the angles for films (D42). */
function TelevisionsAt({ centimetres }: { centimetres: number }) {
  const { filmRange, filmRangeFrom } = suggestion;
  const sizes = sizesAtDistance(centimetres).map(({ display }) => display);
  const name = filmRange(sizes);
  if (name === null) return null;
  const ends = sizes.filter((_, index) => index === 0 || index === sizes.length - 1);
  const screens = ends.map((display, index) => ({ ...display, colour: COLOUR_NAMES[index] ?? "blue" }));
  const comparison = comparisonWith(screens, { scale: "seat", distance: centimetres });
  const sentence = [textPart(filmRangeFrom(centimetres))];
  return <SuggestionBox comparison={comparison} name={name} sentence={sentence} />;
}
