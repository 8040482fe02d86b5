import { afterAll, beforeAll, expect, it } from "vitest";
import { startApiHost } from "../server/start-api-host.ts";
import { startAlone } from "../setup/server-process.ts";

/** The production server when the host of INFO_API_HOST misbehaves. */

let host: Awaited<ReturnType<typeof startApiHost>>;
beforeAll(async () => {
  host = await startApiHost();
});
afterAll(() => host.stop());

const siteOf = (behaviour: string) => startAlone({ INFO_API_HOST: `${host.url}/${behaviour}` });

// How else it may misbehave is in src/server/articles/remote-article-reader.test.ts.
it('S8: says "Unable to load" when the host fails, and the comparison still works', async () => {
  const site = await siteOf("broken");
  try {
    for (const path of ["/info", "/info/1-a"]) {
      const response = await fetch(`${site.url}${path}`);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).not.toBeNull();
      expect(await response.text()).toContain("Unable to load");
    }
    const main = await fetch(`${site.url}/`);
    expect(main.status).toBe(200);
    expect(main.headers.get("cache-control")).toBe("no-store");
    expect((await fetch(`${site.url}/api/health`)).status).toBe(503);
  } finally {
    await site.stop();
  }
});

it("serves nothing of the host that runs, covers the page or leads away: in pages, API and feed", async () => {
  const site = await siteOf("hostile");
  try {
    for (const path of ["/info", "/info/1-a"]) {
      const html = await (await fetch(`${site.url}${path}`)).text();
      expect(html).not.toContain("<script>alert(1)");
      expect(html).not.toContain("<script>alert(4)");
      expect(html.match(/http-equiv|style="position: ?fixed|alert\([56]\)|evil\.example/)).toBeNull();
    }
    const { content } = await (await fetch(`${site.url}/api/info/1-a`)).json();
    expect(content).toContain("<p>text</p>");
    expect(content).not.toMatch(/<meta|<style|<script|style=|onerror/);
    expect(await (await fetch(`${site.url}/feed.xml`)).text()).not.toContain("<script");
  } finally {
    await site.stop();
  }
});
