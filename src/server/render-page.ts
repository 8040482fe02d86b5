import type { Logger } from "pino";
import { createRequestHandler, isRouteErrorResponse, type ServerBuild } from "react-router";
import type { Site } from "#app/context.ts";
import type * as Entry from "#app/entry.server.tsx";
import { StoreUnavailable } from "#domain/article/ports.ts";
import type { RenderPage } from "./routes/rendered-pages.ts";

interface RendererOptions {
  readonly site: Site;
  readonly log: Logger;
  readonly mode?: "production" | "development";
}

/** Renders pages with a build of the application, and logs what fails while it renders. */
export function createRenderer(build: ServerBuild, { site, log, mode = "production" }: RendererOptions): RenderPage {
  const entry = build.entry.module as unknown as typeof Entry;
  const handleError = (error: unknown) => {
    // An unknown address is no failure, and the page route logs when the articles cannot be read.
    if (!isRouteErrorResponse(error) && !(error instanceof StoreUnavailable)) log.error({ err: error }, "page failed");
  };
  const logging = { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
  const handle = createRequestHandler(logging, mode);
  return (request, using) => handle(request, entry.createRequestContext({ ...using, site }));
}
