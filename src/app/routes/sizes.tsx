import { useSearchParams } from "react-router";
import pageStyles from "../page/page.module.css";
import { PageMeta } from "../page-meta.tsx";
import { SizesPage } from "../sizes/sizes-page.tsx";

const MAX_CHARACTERS = 100;

export default function SizesRoute() {
  const [parameters] = useSearchParams();
  const search = (parameters.get("search") ?? "").trim().slice(0, MAX_CHARACTERS);
  const heading = search === "" ? "Screen sizes and models" : `Sizes and models for “${search}”`;
  return (
    <div className={pageStyles.column}>
      <PageMeta
        title={`${heading} – Diagonal`}
        description="Monitors, televisions, laptops, tablets and phones by name: the diagonal, the width and height in centimetres and the resolution of each, drawn to scale with one click."
        path={search === "" ? "/sizes" : `/sizes?${new URLSearchParams({ search })}`}
        image="/share.png"
        data={{ "@type": "CollectionPage" }}
      />
      {/* Otherwise search engines would index a page for every search. */}
      {search !== "" && <meta name="robots" content="noindex" />}
      <h1 className={pageStyles.heading}>{heading}</h1>
      <SizesPage search={search} />
    </div>
  );
}
