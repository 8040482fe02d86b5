import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import type { ArticleReader } from "../domain/article/ports.ts";
import { articlesContext } from "./context.ts";
import { onLinkIntent } from "./navigation/link-intent.ts";
import { InlineStyles, STYLES_ID } from "./startup/inline-styles.ts";
import { rememberDestination, resumeNavigation } from "./startup/new-release.ts";

// React needs the served stylesheet if it renders the page again.
const styles = document.getElementById(STYLES_ID)?.textContent ?? "";

/** Loads with the first request. After a failure, the next call tries again. */
const loadRequests = () => import("./articles/article-loading.ts");
const loadReader = async () => (await loadRequests()).httpArticleReader;
const articles: ArticleReader = {
  list: async (query) => (await loadReader()).list(query),
  get: async (id) => (await loadReader()).get(id),
};

/** The context of the loaders in the browser. */
function getContext() {
  const context = new RouterContextProvider();
  context.set(articlesContext, articles);
  return context;
}

async function prefetchPage(url: URL): Promise<void> {
  try {
    (await loadRequests()).prefetchPage(url, articles);
  } catch {
    // Opening the link loads the script again.
  }
}

resumeNavigation();
onLinkIntent((url) => {
  if (/^\/(info|$)/.test(url.pathname)) void prefetchPage(url);
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <InlineStyles value={styles}>
        <HydratedRouter getContext={getContext} instrumentations={[rememberDestination]} />
      </InlineStyles>
    </StrictMode>,
  );
});
