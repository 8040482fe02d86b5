import { isArticleId } from "#domain/article/article-id.ts";
import { StoreUnavailable } from "#domain/article/ports.ts";
import { REMOTE_MAX_BYTES } from "../limits.ts";

/** The host responds, but not to this call. It says nothing about other calls. */
export class UnusableResponse extends StoreUnavailable {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The info API does not respond as it should: ${reason}`, options);
  }
}

interface RemoteCall {
  /** The API's base address without a slash at its end. */
  readonly base: string;
  /** Path and query below the base. */
  readonly path: string;
  readonly timeoutMs: number;
}

const ARTICLE_PATH = "/info/";

/** The id in the path of a call for an article; null in another path. */
export function articleIdIn(path: string): string | null {
  try {
    const id = decodeURIComponent(path.slice(ARTICLE_PATH.length));
    return path === ARTICLE_PATH + encodeURIComponent(id) && isArticleId(id) ? id : null;
  } catch {
    return null;
  }
}

/** How often an article may lead to another one. */
const MOST_REDIRECTS = 5;

/**
 * The body, or null for 404, with the path that it is from. A redirect is an error, since it could lead into the server's own
 * network. The one exception is a 308 from one article to another one of the same API.
 * @throws {StoreUnavailable}
 */
export async function callRemote(call: RemoteCall): Promise<{ text: string | null; path: string }> {
  try {
    return await readText(call);
  } catch (error) {
    if (error instanceof UnusableResponse) throw error;
    throw new StoreUnavailable(`The info API cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

async function readText({ base, path, timeoutMs }: RemoteCall): Promise<{ text: string | null; path: string }> {
  const signal = AbortSignal.timeout(timeoutMs);
  let present = path;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const response = await fetch(base + present, {
      signal,
      headers: { accept: "application/json" },
      redirect: "manual",
    });
    if (response.status === 200) return { text: await readBody(response), path: present };
    await response.body?.cancel();
    if (response.status === 404) return { text: null, path: present };
    if (response.status < 300 || response.status > 399) throw new UnusableResponse(`status ${response.status}`);
    present = replacementPath(response, base, present);
  }
  throw new UnusableResponse("a circle of redirects");
}

function replacementPath({ status, headers }: Response, base: string, path: string): string {
  const home = new URL(`${base}/`).href;
  const location = URL.parse(headers.get("location") ?? "", base + path)?.href ?? "";
  const target = location.startsWith(home) ? `/${location.slice(home.length)}` : "";
  const isArticle = articleIdIn(path) !== null && articleIdIn(target) !== null;
  if (status !== 308 || !isArticle)
    throw new UnusableResponse("a redirect to something else than an article of this API");
  return target;
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > REMOTE_MAX_BYTES) throw new UnusableResponse(`longer than ${REMOTE_MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** `fetch` says "fetch failed" and has the reason in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
