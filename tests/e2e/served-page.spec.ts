import type { Browser } from "@playwright/test";
import { DEFAULTS, expectDrawn, expectSameBox } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { holdBack } from "../setup/held-back.ts";
import { type Box, type Drawn, MainScreen, skipIntro } from "../setup/main-screen.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 1000, height: 600 },
  { width: 899, height: 700 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

test("D16: the served HTML holds the drawing and the editors with the defaults", async ({ request, site }) => {
  const response = await request.get(`${site}/`);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^text\/html/);
  // What comes after it is the intro, which has pictures of both.
  const [html = ""] = (await response.text()).split("<dialog");
  expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Comparison of[^"]*27[^"]*16:9[^"]*29[^"]*21:9/);
  expect(html.match(/data-outline="/g)).toHaveLength(2);
  for (const label of ["Screen 1", "Screen 2", "Diagonal", "Aspect ratio width", "Add screen"]) {
    expect(html).toContain(`aria-label="${label}"`);
  }
  expect(html.match(/>INCHES</g)).toHaveLength(2);
});

test("D16: without scripts the drawing is the same as with them, to half a pixel, at every size", async ({
  browser,
  page,
  site,
}) => {
  const served = await drawnWithoutScripts(browser, site);
  const main = await MainScreen.open(page, site);
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await main.nextFrame();
    const live = await main.drawn();
    const still = served[index] as Drawn;
    expectDrawn(still, DEFAULTS);
    expectSameBox(still.area, live.area, `the drawing at ${size.width}`);
    expect(still.outlines.map(({ number }) => number)).toEqual(live.outlines.map(({ number }) => number));
    expect(still.outlines.map(({ stroke }) => stroke)).toEqual(live.outlines.map(({ stroke }) => stroke));
    for (const [at, outline] of still.outlines.entries()) {
      expectSameBox(outline, live.outlines[at] as Box, `screen ${outline.number} at ${size.width}`);
    }
  }
});

test("nothing moves when the scripts start: every frame shows the same boxes, and no layout shifts", async ({
  page,
  site,
}) => {
  await skipIntro(page, site);
  // Scripts are held back until the served page has been seen for a while, as on a slow line.
  const release = await holdBack(page, /\.js$/);
  await page.addInitScript(() => {
    const frames: string[] = [];
    const shifts: number[] = [];
    Object.assign(window, { seen: { frames, shifts } });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
    const look = () => {
      const boxes = [
        ...document.querySelectorAll("[data-outline], header, main, [role=group]:not([inert]), [data-add]"),
      ]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const name = element.getAttribute("data-outline") ?? element.getAttribute("aria-label") ?? element.localName;
          return [name, ...[x, y, width, height].map((value) => Math.round(value * 2) / 2)].join(" ");
        });
      // Until the document has come as a whole, a frame may show the first part of it.
      if (document.readyState !== "loading") frames.push(boxes.join("\n"));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${site}/`, { waitUntil: "commit" });
  await expect(page.locator("[data-outline]")).toHaveCount(2);
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.frames.length > 5);
  release();
  const main = new MainScreen(page);
  await main.takenOver();
  await main.nextFrame();
  const { frames, shifts } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  expect([...new Set(frames)]).toHaveLength(1);
  expect(shifts).toEqual([]);
});

test("issue 6: the page is painted before any script is asked for", async ({ page, site }) => {
  // However long a busy machine takes: only the paint may start them here.
  await page.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
  for (const path of ["/", "/info", "/help"]) {
    await page.goto(site + path);
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".js")));
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      asked: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")),
    }));
    for (const { name, startTime } of asked) expect(startTime, name).toBeGreaterThan(painted);
  }
});

test("a page that is never painted starts nevertheless", async ({ page, site }) => {
  await skipIntro(page, site);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(`${site}/`);
  await new MainScreen(page).takenOver();
});

test("issue 6: few fonts keep a page from its first layout", async ({ page, request, site }) => {
  await skipIntro(page, site);
  const { infos } = await (await request.get(`${site}/api/info`)).json();
  /** docs/decisions/few-fonts.md: how many on a phone, how many in a wide window. */
  const most: readonly (readonly [path: string, phone: number, wide: number])[] = [
    ["/", 4, 7],
    ["/info", 5, 5],
    [`/info/${infos[0].id}`, 9, 10],
    ["/help", 6, 8],
    ["/privacy", 4, 7],
    ["/terms", 4, 7],
  ];
  const { narrow } = new MainScreen(page);
  for (const [path, phone, wide] of most) {
    await page.goto(site + path);
    const fonts = await page.evaluate(() => {
      const fonts = new Set<string>();
      const note = (element: Element, part?: string) => {
        if (!element.checkVisibility()) return;
        const { fontFamily, fontSize, fontStyle, fontWeight } = getComputedStyle(element, part);
        fonts.add([fontStyle, fontWeight, fontSize, fontFamily].join(" "));
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { nodeValue, parentElement } = texts.currentNode;
        if (nodeValue?.trim() && parentElement) note(parentElement);
      }
      for (const input of document.querySelectorAll("input")) {
        note(input);
        if (input.placeholder) note(input, "::placeholder");
      }
      return [...fonts];
    });
    expect(fonts.length, `${path}:\n${fonts.join("\n")}\n`).toBeLessThanOrEqual(narrow ? phone : wide);
  }
});

test("issue 6: no rule of the root's looks into the page, which each change of it would have done anew", async ({
  page,
  site,
}) => {
  await page.goto(`${site}/`);
  const styles = await page.locator("style").evaluateAll((all) => all.map(({ textContent }) => textContent).join("\n"));
  expect(styles).toContain(":root");
  expect(styles.match(/(:root|html)\b[^{},]*:has\(/g)).toBeNull();
});

interface Seen {
  /** What stood where, in every frame since the first that showed anything. */
  frames: string[];
  shifts: number[];
}

async function drawnWithoutScripts(browser: Browser, site: string): Promise<Drawn[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const drawn: Drawn[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`${site}/`);
    drawn.push(await new MainScreen(page).drawn());
  }
  await context.close();
  return drawn;
}
