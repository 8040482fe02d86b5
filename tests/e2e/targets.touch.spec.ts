import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen, skipIntro } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const TEN_SCREENS = Array.from({ length: 10 }, (_, index) => `${20 + index}in-${index % 2 ? "9x16" : "21x9"}`).join(
  "~",
);

/** The smallest supported window. */
const SMALLEST = { width: 320, height: 640 };

for (const { width, height } of [{ width: 390, height: 844 }, SMALLEST])
  test(`every touch target is at least 44 px in ${width} × ${height}, with ten screens too`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await skipIntro(page, site);
    for (const path of ["/", `/?screens=${TEN_SCREENS}`, "/info"]) {
      await page.goto(path);
      const main = new MainScreen(page, { hasTouch: true });
      await main.ready();
      if (path !== "/info") {
        expect(await smallTargets(page), path).toEqual([]);
        await main.showEditors();
      }
      expect(await smallTargets(page), path).toEqual([]);
    }
  });

test("an editor's ratio and its buttons share one row, from the smallest phone on", async ({ page, site }) => {
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 640 });
    const main = await MainScreen.open(page, site);
    await main.showEditors();
    const { group, width: ratio, presets, more, rotate } = main.editor(1);
    const { y, height } = (await ratio.boundingBox()) as Box;
    for (const button of [presets, more, rotate]) {
      const box = (await button.boundingBox()) as Box;
      expect(box.y + box.height / 2, `at ${width}`).toBeCloseTo(y + height / 2, 0);
    }
    const end = (await group.boundingBox()) as Box;
    const last = (await rotate.boundingBox()) as Box;
    expect(last.x + last.width, `at ${width}`).toBeLessThanOrEqual(end.x + end.width);
    await ratio.fill("3440");
    expect(await ratio.evaluate((input) => input.scrollWidth - input.clientWidth), "four digits show").toBe(0);
    await main.choose(more, "Resolution…", "2560×1440 · QHD");
    await expect(group.getByText("109 pixels per inch")).toBeVisible();
  }
});

for (const tool of ["share", "arrange"] as const) {
  test(`the ${tool} menu fits 320 px, one line per item`, async ({ page, site }) => {
    await page.setViewportSize(SMALLEST);
    const main = await MainScreen.open(page, site);
    await main.press(main.tools[tool]);
    await expect(main.menu).toBeInViewport({ ratio: 1 });
    let end = 0;
    for (const item of await main.menu.locator('[role^="menuitem"]').all()) {
      const { y, height } = (await item.boundingBox()) as Box;
      expect(y).toBeGreaterThanOrEqual(end);
      end = y + height;
      const lines = await item.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set([...text.getClientRects()].map((line) => line.bottom)).size;
      });
      expect(lines, "on one line").toBe(1);
    }
    expect(end).toBeGreaterThan(0);
  });
}

/** Targets that are too small for a finger. Links within a text are exempt, as in WCAG 2.5.8. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.locator("button:visible, a[href]:visible, input:visible, summary:visible").evaluateAll((targets) =>
    targets.flatMap((target) => {
      if (target.closest("[inert], .visually-hidden, p, article") !== null) return [];
      const { width, height } = target.getBoundingClientRect();
      if (width >= 43.5 && height >= 43.5) return [];
      return [`${target.getAttribute("aria-label") ?? target.textContent}: ${width} × ${height}`];
    }),
  );
}

/** The safe areas of a phone with a notch, in portrait and landscape. */
const INSETS = [
  { name: "upright", width: 390, height: 844, top: 47, bottom: 34, left: 0, right: 0 },
  { name: "on its side", width: 844, height: 390, top: 0, bottom: 21, left: 47, right: 47 },
];

for (const { name, width, height, ...insets } of INSETS) {
  test(`nothing lies under the notch of a phone ${name}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
    const main = await MainScreen.open(page, site);
    const shown = async () => {
      const boxes = await page
        .locator("button:visible, a:visible, input:visible, h1:visible, h2:visible, [data-label], svg path + text")
        .evaluateAll((all) =>
          all
            .filter((one) => one.closest("[inert], .visually-hidden") === null && one.getClientRects().length > 0)
            .map((one) => ({ name: one.textContent, ...(one.getBoundingClientRect().toJSON() as DOMRect) })),
        );
      expect(boxes.length).toBeGreaterThan(5);
      return boxes.filter(
        (box) => box.left < insets.left || box.right > width - insets.right || (box.top < insets.top && box.bottom > 0),
      );
    };
    expect(await shown(), "the main screen").toEqual([]);
    for (const { bottom } of await page.getByRole("contentinfo").getByRole("link").evaluateAll(boxesOf))
      expect(bottom).toBeLessThanOrEqual(height - insets.bottom);
    await main.showEditors();
    const apply = (await main.apply.boundingBox()) as Box;
    expect(apply.y + apply.height).toBeLessThanOrEqual(height - insets.bottom);
    expect((await main.editor(1).length.boundingBox())?.x).toBeGreaterThanOrEqual(insets.left);
    await page.goto("/info");
    expect(await shown(), "the list").toEqual([]);
  });
}

function boxesOf(all: Element[]): { bottom: number }[] {
  return all.map((one) => ({ bottom: one.getBoundingClientRect().bottom }));
}
