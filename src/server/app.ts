import { randomBytes } from "node:crypto";
import { createRequestHandler, isRouteErrorResponse, type ServerBuild } from "react-router";
import type { Site } from "../app/context.ts";
import type * as Entry from "../app/entry.server.tsx";
import { type ArticleReader, type ArticleSource, StoreUnavailable } from "../domain/article/ports.ts";
import { Api } from "./api/api.ts";
import { OPEN_FOR_READS } from "./api/cors.ts";
import { WatchedReader } from "./articles/watched-reader.ts";
import { feedAt } from "./feeds/routes.ts";
import type { Answer, Question } from "./http/answer.ts";
import { Overdue } from "./http/deadline.ts";
import { fetchFrom } from "./http/fetch.ts";
import type { Answered } from "./http/finished-answer.ts";
import { KeptAnswers, type Made } from "./http/kept-answers.ts";
import {
  ANSWER_TIMEOUT_MS,
  KEPT_API_ANSWERS_MAX_BYTES,
  KEPT_PAGES_MAX_BYTES,
  REVISION_SHARED_MS,
  TURN_MAX_MS,
} from "./http/limits.ts";
import type { Log } from "./http/log.ts";
import { LoopTurn } from "./http/loop-turn.ts";
import { mediaFile } from "./http/media-files.ts";
import { methodNotAllowed, problem, unavailable } from "./http/problem.ts";
import { decodePath } from "./http/request-target.ts";
import { sharedFor } from "./http/shared-for.ts";
import { isMissingFile, type StaticFiles } from "./http/static-files.ts";
import { TooBusy } from "./http/turns.ts";
import { finishPage } from "./pages/finish-page.ts";
import { ComparisonPictures } from "./pictures/comparison-picture.ts";

/** Renders the page a request is for. The scripts of the application carry `nonce`. */
export type HandlePage = (request: Request, using: { articles: ArticleReader; nonce: string }) => Promise<Response>;

export interface AppOptions {
  readonly site: Site;
  readonly articles: ArticleSource;
  readonly handlePage: HandlePage;
  readonly files: StaticFiles;
  readonly mediaDir: string;
  /** Where pictures are looked for that are not in `mediaDir`: the host whose articles are shown. */
  readonly mediaElsewhere: string | null;
  readonly log: Log;
}

/** The whole site as one function from question to answer; it opens nothing. */
export interface App {
  readonly answer: (question: Question) => Answered;
  /** The same for a web `Request`. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly keptPages: KeptAnswers;
  readonly keptApiAnswers: KeptAnswers;
}

/** The pages of a build, as the function that renders them. What fails in them goes into the log. */
export function pagesOf(build: ServerBuild, site: Site, log: Log): HandlePage {
  const entry = build.entry.module as unknown as typeof Entry;
  const handleError = (error: unknown) => {
    // An unknown address is no failure, and of one to read the articles that rendering's reader tells.
    if (!isRouteErrorResponse(error) && !(error instanceof StoreUnavailable)) log.error("page failed", error);
  };
  const logging = { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
  const handle = createRequestHandler(logging, "production");
  return (request, { articles, nonce }) => handle(request, entry.createRequestContext({ articles, site, nonce }));
}

export function createApp({ site, articles, handlePage, files, mediaDir, mediaElsewhere, log }: AppOptions): App {
  const origins = { api: site.apiBase.startsWith("/") ? null : new URL(site.apiBase).origin };
  const turn = new LoopTurn();
  const revision = sharedFor(REVISION_SHARED_MS, () => articles.revision());
  const keeping = (maxBytes: number, keepsAtOnce: boolean) =>
    new KeptAnswers({
      maxBytes,
      keepsAtOnce,
      timeoutMs: ANSWER_TIMEOUT_MS,
      revision,
      admit() {
        if (turn.hasWorked(TURN_MAX_MS)) throw new TooBusy(`This turn has worked for ${TURN_MAX_MS} ms already`);
      },
    });
  const keptPages = keeping(KEPT_PAGES_MAX_BYTES, true);
  const keptApiAnswers = keeping(KEPT_API_ANSWERS_MAX_BYTES, false);
  const pictures = new ComparisonPictures();
  const api = new Api(articles, keptApiAnswers);

  async function render(pathname: string, search: string): Promise<Made> {
    const nonce = randomBytes(18).toString("base64url");
    const reader = new WatchedReader(articles);
    // A request of our own making: what is kept for everyone depends on nothing but the address.
    const rendered = await handlePage(new Request(site.url + pathname + search), { articles: reader, nonce });
    if (reader.failure !== null) log.error("articles failed", reader.failure);
    return finishPage(rendered, nonce, reader.failure === null, origins);
  }

  function page({ method, pathname, search }: Question): Answered {
    if (method !== "GET" && method !== "HEAD") return methodNotAllowed("GET, HEAD");
    if (decodePath(pathname) === null) return problem(400, "The address is malformed.");
    const file = files.get(pathname);
    if (file) return file;
    if (pathname.startsWith("/media/")) return mediaFile(mediaDir, mediaElsewhere, pathname);
    if (isMissingFile(pathname)) return problem(404, "There is no such file.");
    const picture = pictures.at(pathname, search);
    if (picture) return keptPages.get(picture.key, picture.make);
    const make = () => feedAt(pathname, articles, site.url) ?? render(pathname, search);
    return keptPages.get(pathname + search, make);
  }

  function answer(question: Question): Answered {
    try {
      const answered = isApi(question) ? api.answer(question) : page(question);
      return answered instanceof Promise ? answered.catch((error) => failed(question, error)) : answered;
    } catch (error) {
      return failed(question, error);
    }
  }

  function failed(question: Question, error: unknown): Answer {
    if (!(error instanceof TooBusy)) log.error("answer failed", error);
    return failure(error, isApi(question) ? OPEN_FOR_READS : {});
  }
  return { answer, fetch: fetchFrom(answer), keptPages, keptApiAnswers };
}

function isApi({ pathname }: Question): boolean {
  return pathname.startsWith("/api/");
}

function failure(error: unknown, headers: Record<string, string>): Answer {
  if (error instanceof StoreUnavailable) return unavailable("The articles cannot be read just now.", headers);
  if (error instanceof TooBusy) return unavailable("There is more to do here than can be done just now.", headers);
  if (error instanceof Overdue) return unavailable("The answer took too long.", headers);
  return problem(500, "Something went wrong here.", headers);
}
