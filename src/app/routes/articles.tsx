import { useState } from "react";
import { data } from "react-router";
import { articleAddress } from "#domain/article/article-address.ts";
import type { ArticleQuery } from "#domain/article/article-query.ts";
import { LiveRegion } from "#ui/live-region.tsx";
import { articles as articlesWords } from "#words/page/articles.ts";
import { site } from "#words/page/site.ts";
import { loadCached, type ResourceData } from "../articles/article-cache.ts";
import { ArticleList } from "../articles/article-list.tsx";
import { listResource, type ShownPage, shownList } from "../articles/article-resources.ts";
import { ArticlesInEnglish } from "../articles/in-english.tsx";
import { loadLead, NO_LEAD, readLead } from "../articles/lead.ts";
import { listAddress, readQuery } from "../articles/list-address.ts";
import { ResourceView } from "../articles/resource-view.tsx";
import { SearchForm } from "../articles/search-form.tsx";
import { articlesContext } from "../context.ts";
import { loadsShownAddress } from "../navigation/router-internals.ts";
import pageStyles from "../page/page.module.css";
import { PageMeta, useSite } from "../page-meta.tsx";
import type { Route } from "./+types/articles";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readQuery(url);
  const resource = listResource(query);
  const articles = context.get(articlesContext);
  const [result, lead] = await Promise.all([resource.load(articles), hasLead(query) ? readLead(articles) : NO_LEAD]);
  return data({ query, result, lead, suspenseKey: resource.key }, { status: result.ok ? 200 : result.status });
}

export async function clientLoader({ context, url, serverLoader }: Route.ClientLoaderArgs) {
  const query = readQuery(url);
  const lead = hasLead(query) ? loadLead(async () => (await serverLoader()).lead) : NO_LEAD;
  const loaded = await loadCached(shownList(query), context.get(articlesContext), loadsShownAddress(url));
  return { query, lead, ...loaded };
}

/** D60: other pages have no lead, and searches have none. */
function hasLead({ search, page }: ArticleQuery): boolean {
  return search === "" && page === 1;
}

export default function ArticleListRoute({ loaderData: { query, lead, ...resourceData } }: Route.ComponentProps) {
  const { search, page } = query;
  const { url } = useSite();
  const [said, say] = useState("");
  return (
    <div className={`${pageStyles.column} ${pageStyles.wide}`}>
      <PageMeta
        title={site.titleOf(articlesWords.list.title(search, page))}
        description={articlesWords.list.description}
        path={listAddress(query)}
        image="/share.png"
        data={import.meta.env.SSR ? collectionOf(resourceData.result, url) : undefined}
      />
      {/* Otherwise search engines would index a page for every search. */}
      {search !== "" && <meta name="robots" content="noindex" />}
      <div className={`${pageStyles.listHead} wrapping`}>
        <h1 className={pageStyles.heading}>{articlesWords.list.heading(search)}</h1>
        <SearchForm search={search} />
      </div>
      <ArticlesInEnglish />
      <LiveRegion text={said} />
      <ResourceView resource={listResource(query)} data={resourceData}>
        {(result) => <ArticleList query={query} result={result} lead={lead} say={say} />}
      </ResourceView>
    </div>
  );
}

/** The articles of the page as structured data. On the server nothing is loading any more. */
function collectionOf(result: ResourceData<ShownPage>["result"], url: string) {
  const infos = result instanceof Promise || !result.ok ? [] : result.value.infos;
  const itemListElement = infos.map(({ id, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: `${url}${articleAddress(id)}`,
  }));
  return { "@type": "CollectionPage", mainEntity: { "@type": "ItemList", itemListElement } };
}
