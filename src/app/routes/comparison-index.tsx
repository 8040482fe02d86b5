import { useLocation } from "react-router";
import { readSearch, searchOf } from "../../comparison/address.ts";
import { comparisonSummary, comparisonTitle } from "../../comparison/summary.ts";
import { describeComparison } from "../../drawing/text-alternative.ts";
import { Intro } from "../help/intro.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function ComparisonIndex() {
  return (
    <>
      <ComparisonMeta />
      <Intro />
    </>
  );
}

/** What the bare `/` says of itself; a link to a comparison says what it compares. Both show the drawing. */
function ComparisonMeta() {
  const location = useLocation();
  const { state, alignment } = readSearch(new URLSearchParams(location.search));
  const screens = state.entries.map(({ screen }) => screen);
  // However it was written: one comparison has one address.
  const search = searchOf(screens, alignment);
  const isBare = search === "";
  return (
    <PageMeta
      title={isBare ? "Diagonal – compare display sizes to scale" : `${comparisonTitle(screens)} – Diagonal`}
      description={isBare ? ABOUT : comparisonSummary(screens)}
      path={`/${search}`}
      image={`/comparison.png${search}`}
      imageText={describeComparison(screens)}
    />
  );
}

const ABOUT =
  "Describe up to ten screens by diagonal and aspect ratio and see them drawn to scale, one over the other: monitors, televisions, laptops and phones.";
