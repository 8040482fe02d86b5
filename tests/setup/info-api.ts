import type { Page, Route } from "@playwright/test";

/** Records the calls to the info API (D21) in a test, and can replace their responses. */
export class InfoApi {
  /** Path and query of each call so far, from `/info` on. */
  readonly calls: string[] = [];
  /** The list calls. The browser also prefetches an article when the pointer rests on its card. */
  get lists(): string[] {
    return this.calls.filter((call) => !call.startsWith("/info/"));
  }

  /** How many calls have no outcome yet. */
  pending = 0;

  #answer: (route: Route, call: string) => Promise<void> = (route) => route.continue();

  static async watch(page: Page): Promise<InfoApi> {
    const api = new InfoApi();
    await page.route(/\/api\/info(?:[/?]|$)/, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const call = pathname.slice(pathname.indexOf("/info")) + search;
      api.calls.push(call);
      api.pending++;
      await api.#answer(route, call);
      api.pending--;
    });
    return api;
  }

  /** Calls wait until the returned function is called, which lets them through or fails them with 500. */
  hold(): (outcome?: "let through" | "fail") => void {
    const { promise: released, resolve } = Promise.withResolvers<"let through" | "fail">();
    this.#answer = async (route) => {
      if ((await released) === "fail") await route.fulfill({ status: 500, body: "{}" });
      else await route.continue();
    };
    return (outcome = "let through") => resolve(outcome);
  }

  failWith(status: number): void {
    this.#answer = (route) => route.fulfill({ status, contentType: "application/problem+json", body: "{}" });
  }

  /** Resets the connection. */
  hangUp(): void {
    this.#answer = (route) => route.abort("connectionreset");
  }

  /** Answers every call with this, as JSON unless it is a string. */
  answer(make: (call: string) => unknown): void {
    this.#answer = (route, call) => {
      const made = make(call);
      const body = typeof made === "string" ? made : JSON.stringify(made);
      return route.fulfill({ contentType: "application/json", body });
    };
  }

  /** Calls reach the site again. */
  letThrough(): void {
    this.#answer = (route) => route.continue();
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
