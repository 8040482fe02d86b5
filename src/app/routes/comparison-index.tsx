import { useLocation } from "react-router";
import { comparisonSearch, readComparison, unitlessSearch } from "#comparison/address.ts";
import { description } from "#words/page/description.ts";
import { home } from "#words/page/home.ts";
import { language } from "#words/page/language.ts";
import { site } from "#words/page/site.ts";
import { titles } from "#words/page/titles.ts";
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
  const { comparison } = readComparison(new URLSearchParams(location.search), language.lengths);
  const search = comparisonSearch(comparison, language.lengths);
  const isBare = search === "";
  return (
    <PageMeta
      title={isBare ? home.title : site.titleOf(titles.pageTitle(comparison))}
      description={isBare ? home.description : titles.comparisonSummary(comparison)}
      // One canonical address for each comparison, however its link was written. It names no unit: each language shows its
      // own first (F12.4).
      path={`/${unitlessSearch(comparison)}`}
      sharedPath={`/${search}`}
      image={`/share.png${search}`}
      imageText={description.describeComparison(comparison)}
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
