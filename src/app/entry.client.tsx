import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { loadAhead } from "./articles/kept.ts";
import { wantedAt } from "./articles/load.ts";
import { httpArticleReader } from "./browser/http-article-reader.ts";
import { onLinkIntent } from "./browser/link-intent.ts";
import { keepDestination, resumeNavigation } from "./browser/new-release.ts";
import { articlesContext } from "./context.ts";
import { InlineStyles, STYLES_ID } from "./document/inline-styles.ts";

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
