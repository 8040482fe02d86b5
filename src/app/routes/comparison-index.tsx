import { useLocation } from "react-router";
import { comparisonSearch, readComparison } from "#comparison/address.ts";
import { DESCRIPTION } from "#words/parts/description.ts";
import { HOME } from "#words/parts/home.ts";
import { SITE } from "#words/parts/site.ts";
import { TITLES } from "#words/parts/titles.ts";
import { Intro } from "../help/intro.tsx";
import { PageMeta } from "../page-meta.tsx";
import { useWords } from "../use-words.ts";

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
  const { titleOf } = useWords(SITE);
  const { describeComparison } = useWords(DESCRIPTION);
  const { comparisonSummary, pageTitle } = useWords(TITLES);
  const home = useWords(HOME);
  const { comparison } = readComparison(new URLSearchParams(location.search));
  // One canonical address for each comparison, however its link was written.
  const search = comparisonSearch(comparison);
  const isBare = search === "";
  return (
    <PageMeta
      title={isBare ? home.title : titleOf(pageTitle(comparison))}
      description={isBare ? home.description : comparisonSummary(comparison)}
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
