import type { Page, Route } from "@playwright/test";

/** Records the calls to the info API (D21) in a test, and can replace their responses. */
export class InfoApi {
  /** Path and query of each call so far, from `/info` on. */
  readonly calls: string[] = [];
  /** The list calls. The browser also prefetches an article when the pointer rests on its card. */
  get lists(): string[] {
    return this.calls.filter((call) => !call.startsWith("/info/"));
  }

  #respond: (route: Route, call: string) => Promise<void> = (route) => route.continue();

  static async watch(page: Page): Promise<InfoApi> {
    const api = new InfoApi();
    await page.route(/\/api\/info(?:[/?]|$)/, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const call = pathname.slice(pathname.indexOf("/info")) + search;
      api.calls.push(call);
      await api.#respond(route, call);
    });
    return api;
  }

  /** Calls wait until the returned function is called, which lets them through or fails them with 500. */
  hold(): (outcome?: "let through" | "fail") => void {
    const { promise: released, resolve } = Promise.withResolvers<"let through" | "fail">();
    this.#respond = async (route) => {
      if ((await released) === "fail") await route.fulfill({ status: 500, body: "{}" });
      else await route.continue();
    };
    return (outcome = "let through") => resolve(outcome);
  }

  failWith(status: number): void {
    this.#respond = (route) => route.fulfill({ status, contentType: "application/problem+json", body: "{}" });
  }

  /** Resets the connections. */
  resetConnections(): void {
    this.#respond = (route) => route.abort("connectionreset");
  }

  /** Responds to every call, with JSON unless the body is a string. */
  respondWith(createBody: (call: string) => unknown): void {
    this.#respond = (route, call) => {
      const body = createBody(call);
      const text = typeof body === "string" ? body : JSON.stringify(body);
      return route.fulfill({ contentType: "application/json", body: text });
    };
  }

  /** Lets calls reach the site again. */
  restore(): void {
    this.#respond = (route) => route.continue();
  }
}

/** A list page of numbered articles, as the info API returns it. */
export function listPage(page: number, totalPages: number) {
  const first = (page - 1) * 10 + 1;
  const infos = Array.from({ length: 10 }, (_, index) => ({
    id: `${1_700_000_000_000 - (first + index) * 60_000}-article-${first + index}`,
    title: `Article ${first + index}`,
    summary: `What article ${first + index} says.`,
    thumbnail: null,
  }));
  return { infos, totalPages };
}
