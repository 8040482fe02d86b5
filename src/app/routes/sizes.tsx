import { useSearchParams } from "react-router";
import { site } from "#words/page/site.ts";
import { sizes as sizesWords } from "#words/page/sizes.ts";
import pageStyles from "../page/page.module.css";
import { PageMeta } from "../page-meta.tsx";
import { SizesPage } from "../sizes/sizes-page.tsx";

const MAX_CHARACTERS = 100;

export default function SizesRoute() {
  const [parameters] = useSearchParams();
  const search = (parameters.get("search") ?? "").trim().slice(0, MAX_CHARACTERS);
  const { titleOf } = site;
  const { heading, description } = sizesWords;
  return (
    <div className={pageStyles.column}>
      <PageMeta
        title={titleOf(heading(search))}
        description={description}
        path={search === "" ? "/sizes" : `/sizes?${new URLSearchParams({ search })}`}
        image="/share.png"
        data={{ "@type": "CollectionPage" }}
      />
      {/* Otherwise search engines would index a page for every search. */}
      {search !== "" && <meta name="robots" content="noindex" />}
      <h1 className={pageStyles.heading}>{heading(search)}</h1>
      <SizesPage search={search} />
    </div>
  );
}
