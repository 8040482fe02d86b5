import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { prefetch } from "./articles/article-cache.ts";
import { rememberServedFigures } from "./articles/article-figures.ts";
import { resourceAt } from "./articles/article-resources.ts";
import { httpArticleReader } from "./articles/http-article-reader.ts";
import { articlesContext } from "./context.ts";
import { onLinkIntent } from "./navigation/link-intent.ts";
import { InlineStyles, STYLES_ID } from "./startup/inline-script.tsx";
import { rememberDestination, resumeNavigation } from "./startup/new-release.ts";

// React needs the served stylesheet if it renders the page again.
const styles = document.getElementById(STYLES_ID)?.textContent ?? "";

/** The context of the loaders in the browser. */
function getContext() {
  const context = new RouterContextProvider();
  context.set(articlesContext, httpArticleReader);
  return context;
}

resumeNavigation();
rememberServedFigures(document);
onLinkIntent((url) => {
  const resource = resourceAt(url);
  if (resource !== null) prefetch(resource, httpArticleReader);
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
