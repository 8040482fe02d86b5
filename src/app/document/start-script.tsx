import { createContext, use } from "react";
import type { EntryContext } from "react-router";
import { leaveWithDialog } from "../browser/leave-with-dialog.ts";
import { isMissingScript } from "../browser/new-release.ts";
import { InlineScript } from "./inline-script.tsx";

/** What starts the page's scripts; empty in the browser, where they have started. */
export const StartScriptText = createContext("");

/** A page that is never painted (a tab behind others, a search engine's reader) starts nevertheless, in milliseconds. */
const UNPAINTED = 3000;

/**
 * Stands where React Router's `<Scripts>` would, which begins at once: here the page is painted first, and the scripts
 * are fetched and run after that. docs/decisions/scripts-start-after-the-first-paint.md
 */
export function StartScript() {
  return <InlineScript text={use(StartScriptText)} />;
}

/**
 * The text of that script: the variables `HydratedRouter` looks for, and the scripts of the page's routes. Where one of
 * them is gone, the page stays as it was served, and its dialog leads to `/`.
 */
export function startScript({ manifest, serverHandoffString, staticHandlerContext }: EntryContext): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const scripts = new Set([
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]);
  return `{
const context = window.__reactRouterContext = ${serverHandoffString};
context.stream = new ReadableStream({ start(controller) { context.streamController = controller; } }).pipeThrough(new TextEncoderStream());
new Promise((painted) => {
new PerformanceObserver((paints, observer) => {
if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
observer.disconnect();
painted();
}).observe({ type: "paint", buffered: true });
setTimeout(painted, ${UNPAINTED});
}).then(async () => {
for (const href of ${JSON.stringify([...scripts])}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
await import(${JSON.stringify(manifest.url)});
const modules = {};
for (const [id, module] of ${JSON.stringify(routes.map(({ id, module }) => [id, module]))}) modules[id] = await import(module);
window.__reactRouterRouteModules = modules;
await import(${JSON.stringify(manifest.entry.module)});
}).catch((error) => {
if (!(${isMissingScript})(error)) throw error;
(${leaveWithDialog})();
});
}`;
}
