import { data } from "react-router";
import { Hints } from "../../ui/hints.tsx";
import { ArticleList } from "../articles/article-list.tsx";
import pageStyles from "../articles/article-page.module.css";
import { CompareLink } from "../articles/compare-link.tsx";
import { loadKept } from "../articles/kept.ts";
import { listAddress, readQuery, wantedList } from "../articles/load.ts";
import { LoadedView } from "../articles/loaded-view.tsx";
import { PageHeader } from "../articles/page-header.tsx";
import { SearchForm } from "../articles/search-form.tsx";
import { articlesContext } from "../context.ts";
import { isStepInHistory } from "../navigation/steps.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/article-list";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readQuery(url);
  const wanted = wantedList(query);
  const loaded = await wanted.load(context.get(articlesContext));
  return data({ query, loaded, shown: wanted.key }, { status: loaded.ok ? 200 : loaded.status });
}

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const query = readQuery(url);
  return { query, ...(await loadKept(wantedList(query), context.get(articlesContext), isStepInHistory(url))) };
}

export default function ArticleListRoute({ loaderData: { query, ...showing } }: Route.ComponentProps) {
  const { search, page } = query;
  const heading = search === "" ? "Articles, news and reviews" : `Articles about “${search}”`;
  return (
    <div className={pageStyles.page}>
      <PageMeta
        title={`${heading}${page > 1 ? `, page ${page}` : ""} – Diagonal`}
        description="Articles that help to choose a display: what a diagonal hides, what 21:9 really is, how far to sit, and more."
        path={listAddress(query)}
        image="/comparison.png"
      />
      {/* Whatever anyone searches for would be a page of its own for a search engine. */}
      {search !== "" && <meta name="robots" content="noindex" />}
      <PageHeader />
      <main tabIndex={-1} className={`${pageStyles.column} ${pageStyles.list}`}>
        <h1 className={pageStyles.heading}>{heading}</h1>
        <SearchForm search={search} />
        <LoadedView wanted={wantedList(query)} showing={showing}>
          {(loaded) => <ArticleList query={query} loaded={loaded} />}
        </LoadedView>
        <CompareLink />
      </main>
      <Hints />
    </div>
  );
}
