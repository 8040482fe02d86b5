import { once } from "node:events";
import { Agent, request } from "node:http";
import autocannon from "autocannon";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningSite, shippedArticles, startSite } from "../setup/start-site.ts";

/** In milliseconds. */
const LIMIT = 50;
const VISITS = 100;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ publish: shippedArticles(), env: { TRUST_PROXY: "1", LOG_FORMAT: "off" } });
});
afterAll(() => site.stop());

it.each([
  {
    what: "500 pages that are not cached",
    from: "203.0.113.1",
    paths: Array.from({ length: 500 }, (_, at) => `/?screens=${at + 10}in-16x9~34in-21x9`),
  },
  {
    what: "400 costly pages, drawings and embeds",
    from: "203.0.113.3",
    paths: Array.from({ length: 400 }, (_, at) => costlyAddress(at)),
  },
  {
    what: "150 pictures",
    from: "203.0.113.2",
    paths: Array.from({ length: 150 }, (_, at) => `/share.png?screens=${at + 10}in-21x9~27in-16x9&size=2`),
  },
])("answers another visitor's cached page within 50 ms at the median during $what of one address", async (attack) => {
  const visitor = `198.51.100.${attack.paths.length % 250}`;
  expect(await get("/", visitor)).toBe(200);
  const first = Promise.withResolvers<void>();
  const end = Promise.withResolvers<autocannon.Result>();
  const sending = autocannon(
    {
      url: site.url,
      connections: 50,
      duration: 60,
      headers: { "x-forwarded-for": attack.from },
      requests: attack.paths.map((path) => ({ path })),
    },
    (error, result) => (error ? end.reject(error) : end.resolve(result)),
  );
  sending.on("response", () => first.resolve());
  await first.promise;
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const started = performance.now();
    expect(await get("/", visitor)).toBe(200);
    times.push(performance.now() - started);
  }
  sending.stop();
  const { requests, statusCodeStats } = await end.promise;
  expect(requests.sent).toBeGreaterThan(attack.paths.length);
  // Those beyond the limits are refused, those that waited too long get 503, and nothing fails.
  expect(["200,429", "200,429,503"]).toContain(String(Object.keys(statusCodeStats ?? {})));
  expect(times.toSorted((a, b) => a - b)[VISITS / 2]).toBeLessThan(LIMIT);
});

it("does not shut a visitor out after 500 requests for a file", async () => {
  for (let sent = 0; sent < 500; sent++) expect(await get("/favicon.svg", "203.0.113.99")).toBe(200);
  expect(await get("/", "203.0.113.99")).toBe(200);
});

/** Ten sets with long names and everything that takes part in the drawing: few take longer. Each number has its own. */
function costlyAddress(number: number): string {
  const page = ["/", "/figure", "/embed", "/share.svg"][number % 4];
  const screens = Array.from(
    { length: 10 },
    (_, at) => `${2 + (at % 3)}x${24 + at + number / 1000}in-${[9, 16, 21][at % 3]}x9_A+long+name+of+display+${at}`,
  );
  const more = "objects=card,a4,letter,person,sofa&content=2.39x1&space=300x200cm&align=left&base=2";
  return `${page}?screens=${screens.join("~")}&${more}`;
}

const agent = new Agent({ keepAlive: true });

async function get(path: string, forwardedFor: string): Promise<number> {
  const sent = request(site.url + path, { agent, headers: { "x-forwarded-for": forwardedFor } }).end();
  const [response] = await once(sent, "response");
  await once(response.resume(), "end");
  return response.statusCode;
}
