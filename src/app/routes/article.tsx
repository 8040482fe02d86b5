import { data, redirect } from "react-router";
import { articleAddress } from "#domain/article/article-address.ts";
import { loadCached } from "../articles/article-cache.ts";
import { articleResource, shownArticle } from "../articles/article-resources.ts";
import { ArticleView, PendingArticle } from "../articles/article-view.tsx";
import { ResourceView } from "../articles/resource-view.tsx";
import { articlesContext } from "../context.ts";
import { loadsShownAddress } from "../navigation/router-internals.ts";
import pageStyles from "../page/page.module.css";
import type { Route } from "./+types/article";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const resource = articleResource(params.id);
  const result = await resource.load(context.get(articlesContext));
  // A former id leads to the article that replaces it (D50).
  if (result.ok && result.value.id !== params.id) throw redirect(articleAddress(result.value.id) + url.search, 308);
  return data({ result, suspenseKey: resource.key }, { status: result.ok ? 200 : result.status });
}

export function clientLoader({ context, params, url }: Route.ClientLoaderArgs) {
  return loadCached(shownArticle(params.id), context.get(articlesContext), loadsShownAddress(url));
}

export default function ArticleRoute({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <div className={`${pageStyles.column} ${pageStyles.beside}`}>
      <ResourceView resource={articleResource(id)} data={loaderData} pending={<PendingArticle />}>
        {(result) => <ArticleView id={id} result={result} />}
      </ResourceView>
    </div>
  );
}
