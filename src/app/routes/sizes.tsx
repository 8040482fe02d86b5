import { useSearchParams } from "react-router";
import { site } from "#words/page/site.ts";
import { sizes } from "#words/page/sizes.ts";
import pageStyles from "../page/page.module.css";
import { PageMeta } from "../page-meta.tsx";
import { SizesPage } from "../sizes/sizes-page.tsx";

const MAX_CHARACTERS = 100;

export default function SizesRoute() {
  const [parameters] = useSearchParams();
  const search = (parameters.get("search") ?? "").trim().slice(0, MAX_CHARACTERS);
  return (
    <div className={pageStyles.column}>
      <PageMeta
        title={site.titleOf(sizes.heading(search))}
        description={sizes.description}
        path={search === "" ? "/sizes" : `/sizes?${new URLSearchParams({ search })}`}
        image="/share.png"
        data={{ "@type": "CollectionPage" }}
      />
      {/* Otherwise search engines would index a page for every search. */}
      {search !== "" && <meta name="robots" content="noindex" />}
      <h1 className={pageStyles.heading}>{sizes.heading(search)}</h1>
      <SizesPage search={search} />
    </div>
  );
}
