import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { MemoryArticles, testArticle } from "#tests/server/memory-articles.ts";
import { listTitles, testApp } from "#tests/server/test-app.ts";
import type { RenderPage } from "./routes/rendered-pages.ts";

const page = (html: string, init?: ResponseInit) =>
  new Response(html, { ...init, headers: { "content-type": "text/html; charset=utf-8", ...init?.headers } });

describe("a page", () => {
  it("is rendered again as soon as an article is published or removed", async () => {
    const { request, articles } = testApp();
    expect(await (await request("/")).text()).not.toContain("Fresh");
    await articles.publish([testArticle(1, "Fresh")]);
    expect(await (await request("/")).text()).toContain("Fresh");
    await articles.remove("1-fresh");
    expect(await (await request("/")).text()).not.toContain("Fresh");
  });

  it("depends on nothing but its address", async () => {
    const renderPage: RenderPage = async (request) =>
      page(`${request.url} ${[...request.headers.keys()].join()} ${request.method}`);
    const { request } = testApp({ renderPage });
    const response = await request("/info?page=2", {
      method: "HEAD",
      headers: { cookie: "SKIP_INTRO_D=1", host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    expect(response.status).toBe(200);
    expect(await (await request("/info?page=2")).text()).toBe("https://diagonal.test/info?page=2  GET");
  });

  it("carries ETag, 304 and Cache-Control for a shared cache", async () => {
    const { request } = testApp();
    const first = await request("/");
    const tag = first.headers.get("etag") as string;
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
    expect((await request("/", { headers: { "if-none-match": tag } })).status).toBe(304);
    const br = await request("/", { headers: { "accept-encoding": "br" } });
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(br.headers.get("vary")).toBe("accept-encoding");
  });

  it("keeps the Cache-Control header of the application", async () => {
    const renderPage: RenderPage = async () => page("x", { headers: { "cache-control": "public, max-age=7" } });
    expect((await testApp({ renderPage }).request("/")).headers.get("cache-control")).toBe("public, max-age=7");
  });

  it.each([404, 500, 503])("with an error status (%i) is never cached", async (status) => {
    const renderPage = vi.fn<RenderPage>(async () => page("Unable to load", { status }));
    const { request } = testApp({ renderPage });
    await request("/");
    const response = await request("/");
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  it("is not cached when its articles could not be read, even with status 200", async () => {
    const renderPage: RenderPage = async (_, { articles }) => {
      try {
        const { infos } = await articles.list({ search: "", page: 1 });
        return page(`${infos.length} articles`);
      } catch {
        return page("0 articles");
      }
    };
    const { request, articles } = testApp({ renderPage, articles: MemoryArticles.holding([testArticle(1, "A")]) });
    articles.isDown = true;
    const during = await request("/");
    expect(await during.text()).toBe("0 articles");
    expect(during.headers.get("cache-control")).toBe("no-store");
    articles.isDown = false;
    expect(await (await request("/")).text()).toBe("1 articles");
  });

  it("that fails to render returns 500 without details", async () => {
    const renderPage: RenderPage = async () => {
      throw new Error("the secret of /home/site/app.ts");
    };
    const response = await testApp({ renderPage }).request("/");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/secret|app\.ts/);
  });

  it("D19: redirects an unknown path to / with 302", async () => {
    const response = await testApp().request("/nowhere");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
  });

  it("accepts GET and HEAD only", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const response = await testApp().request("/", { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
    const head = await testApp().request("/", { method: "HEAD" });
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1000);
    expect(await head.text()).toBe("");
  });

  it.each(["/%", "/%zz", "/%00", "/info/%ff", "/media/%zz", "/assets/%zz.js"])(
    "returns 400 at the malformed address %s",
    async (path) => {
      expect((await testApp().request(path)).status).toBe(400);
    },
  );

  it("D19: returns 404 for a missing file under the assets' folder only", async () => {
    const { request } = testApp();
    expect((await request("/assets/gone-1234.js")).status).toBe(404);
    expect((await request("/assets/gone")).status).toBe(302);
    expect((await request("/gone.js")).status).toBe(302);
  });
});

it("does not start with a pattern that its router cannot match beside the other paths", () => {
  const { app } = testApp();
  expect(app.router.name).toBe("RegExpRouter");
  expect(() => app.get("/:file{sitemap-[1-9]\\d{0,4}\\.xml}", (c) => c.text(""))).toThrow();
});

describe("the content policy", () => {
  const policyOf = async (renderPage: RenderPage, articlesOrigin: string | null = null) => {
    const response = await testApp({ renderPage, articlesOrigin }).request("/");
    return { html: await response.text(), policy: response.headers.get("content-security-policy") ?? "" };
  };
  const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

  it("allows the application's own inline scripts and styles by the hashes of their text", async () => {
    const [first, second, css] = ["\n start('«ü»');\n", 'import "/assets/entry.js"', "p > a { color: red }"];
    const { html, policy } = await policyOf(async (_, { nonce }) =>
      page(
        `<head><style>${css}</style></head><script nonce="${nonce}">${first}</script>` +
          `<script nonce="${nonce}" type="module" async="">${second}</script><script nonce="${nonce}" src="/x.js"></script>`,
      ),
    );
    expect(policy).toContain(`script-src 'self' ${sha256(first)} ${sha256(second)};`);
    expect(policy).toContain(`style-src 'self' ${sha256(css)};`);
    expect(html).not.toContain("nonce");
  });

  it.each(['<p title="<script>">', '<p title="<script nonce=\'">', "<p title='<style></head>'>"])(
    "allows them behind an article with a tag in an attribute: %s",
    async (paragraph) => {
      const { html, policy } = await policyOf(async (_, { nonce }) =>
        page(`<head></head><body>${paragraph}a</p><script nonce="${nonce}">start()</script>`),
      );
      expect(html).toContain(`${paragraph}a</p><script>start()</script>`);
      expect(policy).toContain(sha256("start()"));
    },
  );

  it("allows no script or style of an article", async () => {
    const smuggled = '<script>steal()</script><script nonce="guess">steal()</script><style>p{}</style>';
    const { policy } = await policyOf(async () => page(`<head></head><body>${smuggled}</body>`));
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
  });

  it("has neither unsafe-inline for scripts nor eval, and forbids frames, foreign bases and foreign forms", async () => {
    const { policy } = await policyOf(listTitles);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain("unsafe-eval");
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy.split("; ")).toContain(part);
    }
  });

  it("allows requests to this site only, also when another host has the articles, and that host's pictures", async () => {
    expect((await policyOf(listTitles)).policy).toContain("img-src 'self' https: data:; connect-src 'self';");
    const { policy } = await policyOf(listTitles, "http://api.example.org");
    expect(policy).toContain("img-src 'self' https: data: http://api.example.org; connect-src 'self';");
  });

  it.each<[what: string, path: string, init?: RequestInit]>([
    ["a page", "/"],
    ["a preflight request", "/api/info", { method: "OPTIONS" }],
    ["another method", "/", { method: "POST" }],
    ["an unknown file", "/assets/nope.js"],
    ["a redirect", "/nope"],
    ["a call", "/api/info"],
    ["robots.txt", "/robots.txt"],
  ])("is no other type than it says, and has a content policy: %s", async (_what, path, init) => {
    const { headers } = await testApp().request(path, init);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toBeTruthy();
  });

  it("comes with the other security headers and without a server name", async () => {
    const { request } = testApp();
    const { headers } = await request("/info");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
    expect(headers.get("server") ?? headers.get("x-powered-by")).toBeNull();
    const comparison = (await request("/")).headers;
    expect(comparison.get("x-frame-options")).toBe("DENY");
    expect(comparison.get("cross-origin-opener-policy"), "a sandboxed embed can open it (D41)").toBeNull();
  });
});
