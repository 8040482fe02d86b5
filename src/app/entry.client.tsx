import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { httpArticleReader } from "./articles/http-article-reader.ts";
import { loadAhead } from "./articles/kept.ts";
import { wantedAt } from "./articles/load.ts";
import { articlesContext } from "./context.ts";
import { onLinkIntent } from "./navigation/link-intent.ts";
import { InlineStyles, STYLES_ID } from "./startup/inline-styles.ts";
import { keepDestination, resumeNavigation } from "./startup/new-release.ts";

// The text the server wrote, so that a page drawn anew in the browser keeps its looks.
const styles = document.getElementById(STYLES_ID)?.textContent ?? "";
const articles = httpArticleReader(document.documentElement.dataset.infoApi ?? "/api");

/** What the loaders in the browser are given, as the server gives it to its own. */
function getContext() {
  const context = new RouterContextProvider();
  context.set(articlesContext, articles);
  return context;
}

resumeNavigation();
onLinkIntent((to) => {
  const wanted = wantedAt(to);
  if (wanted !== null) loadAhead(wanted, articles);
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <InlineStyles value={styles}>
        <HydratedRouter getContext={getContext} instrumentations={[keepDestination]} />
      </InlineStyles>
    </StrictMode>,
  );
});
