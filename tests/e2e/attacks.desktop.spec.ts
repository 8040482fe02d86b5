import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runArticles } from "../setup/command.ts";
import { expect, test } from "../setup/fixtures.ts";
import { pageReady } from "../setup/page-ready.ts";
import { type RunningSite, startSite } from "../setup/start-site.ts";

/**
 * Titles and summaries never become markup in pages, JSON-LD, feed or site map: a hostile article's page has the same
 * elements as a harmless one's. `tests/corpus` checks the articles' text.
 */

/** Attempts to break out of text, attributes, JSON in a script, comments and XML. */
const OWN_ATTACKS = [
  "<script>alert(1)</script>",
  "</title><script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<!--<script>alert(1)</script>",
  "--><img src=x onerror=alert(1)>",
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '" autofocus onfocus=alert(1) x="',
  "]]><script>alert(1)</script>",
  "</textarea></style></noscript><iframe srcdoc='<script>alert(1)</script>'>",
  "<a href=javascript:alert(1)>x</a>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  '\\\\"});alert(1);//',
  "`$\u007balert(1)}`",
  "{{constructor.constructor('alert(1)')()}}",
  "\u2028alert(1)\u2029",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  "&entity; <!ENTITY x SYSTEM 'file:///etc/passwd'> <?xml version='1.0'?>",
];

/** DIAGONAL_CORPUS names a folder outside the repository; its `attacks.json` has more attacks. */
const corpus = join(process.env.DIAGONAL_CORPUS ?? "", "attacks.json");
const ATTACKS = existsSync(corpus)
  ? [...OWN_ATTACKS, ...JSON.parse(readFileSync(corpus, "utf8")).map(({ payload }: { payload: string }) => payload)]
  : OWN_ATTACKS;

const SCRIPTS = /\/assets\/.*\.js$/;

// Without the content policy, which would hide an injected script.
test.use({ bypassCSP: true, allowedProblems: /another host: http:\/\/127/ });
test.setTimeout(ATTACKS.length > OWN_ATTACKS.length ? 10 * 60_000 : 90_000);

interface Published {
  readonly id: string;
  readonly title: string;
}

let site: RunningSite;
let hostile: Published[] = [];
let harmless: Published;
test.beforeAll(async () => {
  test.setTimeout(5 * 60_000);
  const folder = mkdtempSync(join(tmpdir(), "diagonal-attacks-"));
  const write = (number: number, title: string, summary: string) => {
    const front = `title: ${JSON.stringify(title)}\nsummary: ${JSON.stringify(summary)}`;
    writeFileSync(join(folder, `${1_700_000_000_000 + number}-article-${number}.md`), `---\n${front}\n---\n\nText.\n`);
  };
  write(0, "Harmless", "Nothing in it");
  for (const [index, attack] of ATTACKS.entries()) write(index + 1, `t ${attack}`.slice(0, 250), `s ${attack}`);
  site = await startSite({ env: { LOG_FORMAT: "off" } });
  const { output } = await runArticles(["publish", folder], { DATA_DIR: site.dataDir });
  expect(Number(/(\d+) added/.exec(output)?.[1])).toBeGreaterThanOrEqual(OWN_ATTACKS.length);
  rmSync(folder, { recursive: true });
  const { totalPages } = await (await fetch(`${site.url}/api/info`)).json();
  const all: Published[] = [];
  for (let page = 1; page <= totalPages; page++) {
    all.push(...(await (await fetch(`${site.url}/api/info?search=&page=${page}`)).json()).infos);
  }
  harmless = all.pop() as Published;
  hostile = all;
});
test.afterAll(() => site.kill());

test("titles and summaries of hostile articles stay text on their pages, in the list, the feed and the site map, and run nothing", async ({
  page,
}) => {
  const alive: string[] = [];
  page.on("dialog", (dialog) => {
    alive.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`${site.url}/robots.txt`);
  await test.step("a hostile article's page differs from a harmless one's only in its text", async () => {
    const pattern = await anatomy(page, harmless);
    expect(pattern.data).toMatchObject({ headline: "Harmless" });
    expect(pattern.elements.length).toBeGreaterThan(30);
    for (const article of hostile) {
      const { elements, title, heading, data } = await anatomy(page, article);
      expect(elements, article.title).toEqual(pattern.elements);
      expect(title.endsWith(" – Diagonal"), article.title).toBe(true);
      expect(heading).toBe(article.title);
      expect(data).toMatchObject({ "@type": "Article", headline: article.title });
    }
  });

  await test.step("feed and site map are well-formed and contain no other elements", async () => {
    for (const [path, known] of [
      ["/feed.xml", /^(feed|title|subtitle|id|updated|published|link|author|name|entry|summary|icon|logo)$/],
      ["/sitemap.xml", /^(urlset|url|loc|lastmod|link)$/],
    ] as const) {
      const names = await page.evaluate(async (address) => {
        const xml = new DOMParser().parseFromString(await (await fetch(address)).text(), "application/xml");
        return [...xml.querySelectorAll("*")].map(({ localName }) => localName);
      }, path);
      expect(names.length).toBeGreaterThan(20);
      expect(names.filter((name) => !known.test(name))).toEqual([]);
    }
  });

  await test.step("as the browser parses a page with scripts allowed, none runs", async () => {
    // Not the site's own, which take most of the time of a visit.
    await page.route(SCRIPTS, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    const shown = hostile.slice(-OWN_ATTACKS.length);
    const headings = await page.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map(async (address) => {
            const frame = document.createElement("iframe");
            frame.srcdoc = await (await fetch(address)).text();
            const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
            document.body.append(frame);
            await loaded;
            return frame.contentDocument?.querySelector("h1")?.textContent;
          }),
        ),
      shown.map(addressOf),
    );
    expect(headings).toEqual(shown.map(({ title }) => title));
    await page.unroute(SCRIPTS);
  });

  await test.step("in the lists, and on a page that the router opens", async () => {
    const last = Math.ceil(ATTACKS.length / 10);
    for (const number of new Set([last, last - 1, 1])) {
      await page.goto(`${site.url}/info?page=${number}`);
      await pageReady(page);
    }
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hostile[0]?.title ?? "");
  });
  expect(alive).toEqual([]);
});

const addressOf = ({ id }: Published) => `/info/${encodeURIComponent(id)}`;

/** A page's elements with the names of their attributes, parsed by the browser. */
function anatomy(page: Page, article: Published) {
  return page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const parsed = new DOMParser().parseFromString(html, "text/html");
    return {
      elements: [...parsed.querySelectorAll("*")].map(
        (element) => `${element.namespaceURI} ${element.localName} ${element.getAttributeNames().join(" ")}`,
      ),
      title: parsed.title,
      heading: parsed.querySelector("h1")?.textContent,
      data: JSON.parse(parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? "null"),
    };
  }, addressOf(article));
}
