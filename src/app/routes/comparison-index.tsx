import { useLocation } from "react-router";
import { comparisonSearch, readComparison } from "#comparison/address.ts";
import { pageTitle } from "#words/en/question-title.ts";
import { describeComparison } from "#words/en/screen-text.ts";
import { comparisonSummary } from "#words/en/summary.ts";
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

/** `/` describes the site, a link to a comparison that comparison. Both have its drawing as their picture. */
function ComparisonMeta() {
  const location = useLocation();
  const { comparison } = readComparison(new URLSearchParams(location.search));
  // One canonical address for each comparison, however its link was written.
  const search = comparisonSearch(comparison);
  const isBare = search === "";
  return (
    <PageMeta
      title={isBare ? "Diagonal – compare display sizes to scale" : `${pageTitle(comparison)} – Diagonal`}
      description={isBare ? ABOUT : comparisonSummary(comparison)}
      path={`/${search}`}
      image={`/share.png${search}`}
      imageText={describeComparison(comparison)}
      unfolds
      data={import.meta.env.SSR ? APPLICATION : undefined}
    />
  );
}

const APPLICATION = {
  "@type": "WebApplication",
  applicationCategory: "UtilitiesApplication",
  operatingSystem: "Any",
  isAccessibleForFree: true,
};

const ABOUT =
  "Describe up to ten screens by diagonal and aspect ratio and see them drawn to scale, on top of each other: monitors, televisions, laptops and phones.";
