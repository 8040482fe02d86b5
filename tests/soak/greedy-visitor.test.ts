import { once } from "node:events";
import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningSite, shippedArticles, startSite } from "../setup/start-site.ts";

/** In milliseconds. */
const LIMIT = 50;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ publish: shippedArticles(), env: { TRUST_PROXY: "1", LOG_FORMAT: "off" } });
});
afterAll(() => site.stop());

it.each([
  { what: "500 pages that are not cached", count: 500, path: (n: number) => `/?screens=${n + 10}in-16x9~34in-21x9` },
  { what: "150 pictures", count: 150, path: (n: number) => `/share.png?screens=${n + 10}in-21x9~27in-16x9&size=2` },
])("answers another visitor's cached page within 50 ms at the median during $what of one address", async (attack) => {
  const address = `203.0.113.${attack.count % 250}`;
  await get("/", "198.51.100.1");
  const many = new Agent({ keepAlive: true, maxSockets: 200 });
  let isOver = false;
  const statuses = Promise.all(
    Array.from({ length: attack.count }, (_, number) => get(attack.path(number), address, many)),
  ).finally(() => {
    isOver = true;
    many.destroy();
  });
  const times: number[] = [];
  while (!isOver) {
    const started = performance.now();
    expect(await get("/", "198.51.100.1")).toBe(200);
    times.push(performance.now() - started);
  }
  // Those beyond the limits are refused, and nothing fails.
  expect(new Set(await statuses)).toEqual(new Set([200, 429]));
  const sorted = times.toSorted((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(10);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(LIMIT);
});

it("does not shut a visitor out after 500 requests for a file", async () => {
  for (let sent = 0; sent < 500; sent++) expect(await get("/favicon.svg", "203.0.113.99")).toBe(200);
  expect(await get("/", "203.0.113.99")).toBe(200);
});

const one = new Agent({ keepAlive: true });

async function get(path: string, forwardedFor: string, agent = one): Promise<number> {
  const sent = request(site.url + path, { agent, headers: { "x-forwarded-for": forwardedFor } }).end();
  const [response] = await once(sent, "response");
  await once(response.resume(), "end");
  return response.statusCode;
}
