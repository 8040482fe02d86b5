import { delayRequests } from "../setup/delayed-requests.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";

test("nothing moves when the scripts start", async ({ page, site }) => {
  await skipIntro(page, site);
  // Delays the scripts until the served page has been painted a few times, as on a slow network.
  const release = await delayRequests(page, /\.js$/);
  await page.addInitScript(() => {
    const frames: string[] = [];
    const shifts: number[] = [];
    Object.assign(window, { seen: { frames, shifts } });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
    const look = () => {
      const boxes = [
        ...document.querySelectorAll("[data-outline], header, main, [role=group], [aria-label='Add screen']"),
      ]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const name = element.getAttribute("data-outline") ?? element.getAttribute("aria-label") ?? element.localName;
          return [name, ...[x, y, width, height].map((value) => Math.round(value * 2) / 2)].join(" ");
        });
      // Before the document is complete, a frame may show only its first part.
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
  await main.ready();
  await main.nextFrame();
  const { frames, shifts } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  expect([...new Set(frames)]).toHaveLength(1);
  expect(shifts).toEqual([]);
  // Panel and footer come at the end of the document, which may be painted without them.
  const [before, without] = await page.evaluate(() => {
    const box = () => document.querySelector("main")?.getBoundingClientRect().toJSON();
    const boxes = [box()];
    for (const late of document.querySelectorAll("aside, footer")) late.remove();
    return [...boxes, box()];
  });
  expect(without).toEqual(before);
});

interface Seen {
  /** The boxes of each frame. */
  frames: string[];
  shifts: number[];
}
