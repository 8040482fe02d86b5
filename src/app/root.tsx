import { type ReactNode, use, useEffect } from "react";
import { Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import { followDialogCommands } from "#ui/dialog-commands.ts";
import { selectNumbers } from "#ui/select-numbers.ts";
import { language } from "#words/page/language.ts";
import { site } from "#words/page/site.ts";
import type { Route } from "./+types/root";
import { siteContext } from "./context.ts";
import { PageChange } from "./navigation/page-change.tsx";
import { SCROLL_POSITIONS_KEY } from "./navigation/router-internals.ts";
import { sitePath } from "./navigation/site-path.ts";
import { HYDRATED, keepEarlyPresses } from "./startup/early-presses.ts";
import { ErrorPage } from "./startup/error-page.tsx";
import { InlineScript, InlineScriptNonce, InlineStyles, STYLES_ID } from "./startup/inline-script.tsx";
import { MissingScriptGuard } from "./startup/missing-script-guard.tsx";
import { ReadyMark } from "./startup/ready-mark.tsx";
import { registerServiceWorker } from "./startup/service-worker.ts";
import { showLengths } from "./startup/show-lengths.ts";
import { makeStorageUsable } from "./startup/usable-storage.ts";
import "#ui/base.css";
import "./document.css";
import inter from "./fonts/inter-latin.woff2";

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) };
}

/** The site's settings do not change while the page is open. */
export function shouldRevalidate() {
  return false;
}

/** Runs before the first paint. */
const HEAD_SCRIPT = import.meta.env.SSR
  ? [
      `(${showLengths})()`,
      `(${makeStorageUsable})(${JSON.stringify(SCROLL_POSITIONS_KEY)})`,
      `(${followDialogCommands})()`,
      `(${selectNumbers})()`,
      `(${keepEarlyPresses})(${JSON.stringify(HYDRATED)})`,
    ].join(";")
  : "";

export function Layout({ children }: { children: ReactNode }) {
  return (
    // A script marks it before hydration.
    <html lang={language.lang} dir={language.dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f6f8fa" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1317" media="(prefers-color-scheme: dark)" />
        <link rel="preload" href={inter} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="alternate" href="/feed.xml" type="application/atom+xml" title={site.feed} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={sitePath("/manifest.webmanifest")} />
        <Styles />
        <InlineScript text={HEAD_SCRIPT} />
      </head>
      <body>
        {children}
        <ReadyMark />
        <PageScripts />
      </body>
    </html>
  );
}

function PageScripts() {
  return (
    <>
      <ScrollRestoration storageKey={SCROLL_POSITIONS_KEY} />
      <MissingScriptGuard />
      <Scripts nonce={use(InlineScriptNonce)} />
    </>
  );
}

/** The stylesheet is part of the document; the development server sends its own links. */
function Styles() {
  const styles = use(InlineStyles);
  if (import.meta.env.DEV) return <Links />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet, whose hash the content policy names
  return <style id={STYLES_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />;
}

export const ErrorBoundary = ErrorPage;

/** The page at `/open` before its scripts run, and every page that the service worker shows: routes/open.tsx */
export function HydrateFallback() {
  return (
    <>
      <title>Diagonal</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export default function Root() {
  useEffect(registerServiceWorker, []);
  return (
    <>
      <Outlet />
      <PageChange />
    </>
  );
}
