import { useSearchParams } from "react-router";
import { Tooltips } from "../../ui/tooltips.tsx";
import pageStyles from "../articles/article-page.module.css";
import { PageHeader } from "../articles/page-header.tsx";
import { PageMeta } from "../page-meta.tsx";
import { SizesPage } from "../sizes/sizes-page.tsx";
import { PLAIN_PAGE } from "../startup/plain-page.ts";

export const handle = PLAIN_PAGE;

const MAX_CHARACTERS = 100;

export default function SizesRoute() {
  const [parameters] = useSearchParams();
  const search = (parameters.get("search") ?? "").trim().slice(0, MAX_CHARACTERS);
  const heading = search === "" ? "Screen sizes and models" : `Sizes and models for “${search}”`;
  return (
    <div className={pageStyles.page}>
      <PageMeta
        title={`${heading} – Diagonal`}
        description="Monitors, televisions, laptops, tablets and phones by name: the diagonal, the width and height in centimetres and the resolution of each, drawn to scale with one click."
        path={search === "" ? "/sizes" : `/sizes?${new URLSearchParams({ search })}`}
        image="/share.png"
      />
      {/* Otherwise search engines would index a page for every search. */}
      {search !== "" && <meta name="robots" content="noindex" />}
      <PageHeader />
      <main tabIndex={-1} className={`${pageStyles.column} no-ring`}>
        <h1 className={pageStyles.heading}>{heading}</h1>
        <SizesPage search={search} />
      </main>
      <Tooltips />
    </div>
  );
}
