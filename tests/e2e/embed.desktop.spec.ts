import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { serveForeignPage } from "../setup/foreign-site.ts";

// The other site is one on purpose. Its pages have no icon.
const FOREIGN = /^request to another host: http:\/\/localhost:\d+\/(favicon\.ico)?$/;
test.use({ allowedProblems: FOREIGN });

const SCREENS = "27in-16x9-blue~34in-43x18-green";
const HOSTILE = `27in-16x9_${encodeURIComponent(`"><img src=x onerror=alert(1)> 'שלום'`)}~34in-43x18_${encodeURIComponent("</svg><script>alert(1)</script>")}`;

/** The widths of the frame at which the layout changes, and one between. */
const WIDTHS = [280, 400, 640];

async function onForeignPage(page: Page, html: string, check: () => Promise<void>) {
  const foreign = await serveForeignPage(
    `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><body>${html}`,
  );
  try {
    await page.goto(foreign.url);
    await check();
  } finally {
    foreign.close();
  }
}

/** Every width, and every sandbox at one of them. */
const FRAMES = [
  ...WIDTHS.map((width) => ({ width, sandbox: null })),
  ...["", "allow-popups"].map((sandbox) => ({ width: 640, sandbox })),
];

test("D41: a page of another site shows a comparison in every sandbox, light and dark, at every width; its link opens it, names stay text, and oEmbed describes it", async ({
  page,
  site,
  request,
}) => {
  await test.step("a frame asks for nothing but itself, and its link opens the comparison in a new tab", () =>
    expectOpensComparison(page, site, ""));
  const frames = FRAMES.map(({ width, sandbox }) => {
    const attribute = sandbox === null ? "" : ` sandbox="${sandbox}"`;
    return `<iframe width="${width}" height="566" style="border:0"${attribute} src="${site}/embed?screens=${SCREENS}"></iframe>`;
  });
  const expectComparison = async (index: number, background: string) => {
    const { width } = FRAMES[index] as (typeof FRAMES)[number];
    const frame = page.locator("iframe").nth(index).contentFrame();
    const drawing = frame.getByRole("img", { name: /^Comparison of blue 27 inch 16:9/ });
    await expect(drawing, "one of two drawings shows").toHaveCount(1);
    await expect(drawing).toHaveClass(width < 480 ? /narrow/ : /wide/);
    for (const colour of ["#2f6bff", "#0c8840"]) {
      const outline = drawing.locator(`rect[stroke="${colour}"][fill="${colour}"]`);
      await expect(outline).toBeVisible();
      expect((await outline.boundingBox())?.width).toBeGreaterThan(width / 2.5);
    }
    await expect(frame.getByText("27″ 16:9").last()).toBeVisible();
    await expect(frame.getByText("59.8 × 33.6")).toBeVisible({ visible: width >= 320 });
    await expect(frame.getByRole("link", { name: /^Open/ })).toBeVisible();
    const card = frame.locator("main");
    await expect(card).toHaveCSS("background-color", background);
    const { scrolls, below } = await card.evaluate(() => ({
      scrolls: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
      below: [...document.links].filter((link) => link.getBoundingClientRect().bottom > innerHeight).length,
    }));
    expect(scrolls).toEqual([width, 566]);
    expect(below, "links below the frame").toBe(0);
  };
  await onForeignPage(page, frames.join(""), async () => {
    for (const [index, { width, sandbox }] of FRAMES.entries())
      await test.step(`${width} px, ${sandbox === null ? "without a sandbox" : `in the sandbox "${sandbox}"`}`, () =>
        expectComparison(index, "rgb(255, 255, 255)"));
    await page.emulateMedia({ colorScheme: "dark" });
    await test.step("dark", () => expectComparison(0, "rgb(21, 26, 32)"));
  });

  await test.step("the theme of the address overrides the reader's system", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${site}/embed?screens=${SCREENS}&theme=light`);
    await expect(page.locator("main")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`${site}/embed?screens=${SCREENS}&theme=dark`);
    await expect(page.locator("main")).toHaveCSS("background-color", "rgb(21, 26, 32)");
    await expectNoAxeViolations(page, "main");
  });
  await test.step("a site that supports oEmbed finds the description of a link and shows its frame", async () => {
    const html = await (await request.get(`${site}/?screens=${SCREENS}`)).text();
    const head = html.slice(0, 8 * 1024);
    const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(head)?.[1];
    expect(link, "the head's first 8 KB have the link").toBeDefined();
    const response = await request.get((link ?? "").replaceAll("&amp;", "&"));
    const { type, html: code, width, height } = await response.json();
    expect([type, width, height]).toEqual(["rich", 640, 566]);
    await onForeignPage(page, code, async () => {
      const drawing = page.frameLocator("iframe").getByRole("img", { name: /^Comparison of blue 27 inch/ });
      await expect(drawing.locator('rect[stroke="#0c8840"][fill="#0c8840"]')).toBeVisible();
      expect(await page.locator("iframe").boundingBox()).toMatchObject({ width: 640, height: 566 });
    });
    const articles = await (await request.get(`${site}/info`)).text();
    const id = /href="\/info\/(\d+-[^"]+)"/.exec(articles)?.[1] ?? "";
    const article = (await (await request.get(`${site}/info/${id}`)).text()).slice(0, 8 * 1024);
    const described = /type="application\/json\+oembed" href="([^"]+)"/.exec(article)?.[1] ?? "";
    expect(await (await request.get(described.replaceAll("&amp;", "&"))).json()).toMatchObject({ type: "link" });
  });
  await test.step("names stay text in the frame and in the code that oEmbed gives", async () => {
    await page.goto(`${site}/embed?screens=${HOSTILE}`);
    await expect(page.locator(".answer")).toContainText(`"><img src=x onerror=alert(1)> 'שלום'`);
    await expect(page.locator("main :is(script, img, iframe)")).toHaveCount(0);
    await expect(page).toHaveTitle(/<img src=x onerror=alert\(1\)>/);
    const address = new URLSearchParams({ url: `${site}/?screens=${decodeURIComponent(HOSTILE)}` });
    const { html: code } = await (await request.get(`${site}/oembed?${address}`)).json();
    await onForeignPage(page, code, async () => {
      await expect(page.locator("body > *")).toHaveCount(1);
      await expect(page.locator("iframe")).toHaveAttribute("title", /<script>alert\(1\)<\/script>/);
      await expect(page.frameLocator("iframe").locator(".sizes")).toContainText("</svg><script>alert(1)</script>");
    });
  });
});

test.describe("a frame that the browser limits", () => {
  // What opens from a sandbox is in it too: it has no origin, so it runs no script and gets no font.
  test.use({
    allowedProblems: new RegExp(
      `${FOREIGN.source}|Blocked script execution|Blocked autofocusing|Access to script|inter-latin|favicon|net::ERR_FAILED|ERR_BLOCKED_BY_RESPONSE|frame-ancestors 'none'`,
    ),
  });

  test("D41: a sandboxed frame opens the comparison, and one of another page of the site stays empty", async ({
    page,
    site,
  }) => {
    await expectOpensComparison(page, site, ' sandbox="allow-popups"');
    const frames = ["/", "/info", "/privacy", "/comparison.svg"].map(
      (path) => `<iframe src="${site}${path}"></iframe>`,
    );
    await onForeignPage(page, frames.join(""), async () => {
      await expect(page.locator("iframe")).toHaveCount(4);
      for (const frame of page.frames().slice(1)) await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
    });
  });
});

/** Expects a frame that requests nothing but itself, and a link in it that opens the comparison in a new tab. */
async function expectOpensComparison(page: Page, site: string, sandbox: string): Promise<void> {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const address = `${site}/embed?screens=${SCREENS}`;
  await onForeignPage(page, `<iframe${sandbox} width="640" height="566" src="${address}"></iframe>`, async () => {
    const link = page.frameLocator("iframe").getByRole("link", { name: "Open this comparison" });
    await expect(link).toBeVisible();
    expect(requests.filter((url) => url.startsWith(site))).toEqual([address]);
    expect(await page.context().cookies(site)).toEqual([]);
    const opened = page.context().waitForEvent("page");
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveURL(`${site}/?screens=${SCREENS}`);
    await expect(tab).toHaveTitle(/27″.*34″/);
    await tab.close();
  });
}
