import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen, skipIntro } from "../setup/main-screen.ts";

const TEN_SCREENS = Array.from({ length: 10 }, (_, index) => `${20 + index}in-${index % 2 ? "9x16" : "21x9"}`).join(
  "~",
);

/** The last one is the smallest supported window. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

test("every touch target is at least 44 px on a phone, with ten screens too, rows and menus fit, and nothing lies under the notch", async ({
  page,
  site,
}) => {
  await skipIntro(page, site);
  const main = new MainScreen(page, { hasTouch: true });
  for (const path of [`/?screens=${TEN_SCREENS}`, "/info", "/"]) {
    await page.goto(path);
    await main.ready();
    if (!path.includes(TEN_SCREENS)) await expectBesideNotch(main);
    for (const size of PHONES) {
      const at = `${path} at ${size.width} × ${size.height}`;
      await page.setViewportSize(size);
      await main.nextFrame();
      expect(await smallTargets(page), at).toEqual([]);
      if (path === "/info") continue;
      await main.showEditors();
      expect(await smallTargets(page), `the editors of ${at}`).toEqual([]);
      if (path === "/") await expectOneRow(main);
      await main.showDrawing();
    }
  }

  await test.step("in 320 px the menus of the toolbar fit, one line per item", async () => {
    for (const tool of [main.tools.share, main.tools.arrange]) {
      await main.press(tool);
      await expectMenuFits(main);
      await page.keyboard.press("Escape");
      await expect(main.menu).toHaveCount(0);
    }
  });

  await test.step("in 320 px the buttons of the Embed dialog stand in one line", async () => {
    await main.choose(main.tools.share, "Embed…");
    const dialog = page.getByRole("dialog", { name: "Embed", exact: true });
    await dialog.getByRole("radio", { name: "Link", exact: true }).check({ force: true });
    const copy = (await dialog.getByRole("button", { name: "Copy code" }).boundingBox()) as Box;
    const open = (await dialog.getByRole("link", { name: "Open in new tab" }).boundingBox()) as Box;
    expect(copy.y).toBe(open.y);
    expect(copy.height).toBeLessThan(50);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("in 320 px there is room for a resolution", async () => {
    await main.showEditors();
    const { group, width: ratio, presets } = main.editor(1);
    await ratio.fill("3440");
    expect(await ratio.evaluate((input) => input.scrollWidth - input.clientWidth), "four digits show").toBe(0);
    await main.choose(presets, "2560×1440");
    await expect(group.getByText("109 per inch")).toBeVisible();
    await expectOneRow(main);
  });
});

/** Expects the ratio of an editor in one row with its buttons. */
async function expectOneRow(main: MainScreen): Promise<void> {
  const { group, width: ratio, presets, more, rotate } = main.editor(1);
  const { y, height } = (await ratio.boundingBox()) as Box;
  for (const button of [presets, more, rotate]) {
    const box = (await button.boundingBox()) as Box;
    expect(box.y + box.height / 2).toBeCloseTo(y + height / 2, 0);
  }
  const end = (await group.boundingBox()) as Box;
  const last = (await more.boundingBox()) as Box;
  expect(last.x + last.width).toBeLessThanOrEqual(end.x + end.width);
}

/** Expects the open menu in view, one line per item. */
async function expectMenuFits(main: MainScreen): Promise<void> {
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

/** Expects the page beside the notch with the phone upright and on its side, and the editors' drawer too. */
async function expectBesideNotch(main: MainScreen): Promise<void> {
  const { page } = main;
  const session = await page.context().newCDPSession(page);
  const { pathname } = new URL(page.url());
  for (const side of INSETS) {
    const { name, width, height, ...insets } = side;
    await test.step(`the notch of a phone ${name} over ${pathname}`, async () => {
      await page.setViewportSize({ width, height });
      await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
      await main.nextFrame();
      expect(await underNotch(page, side)).toEqual([]);
      if (pathname !== "/") return;
      for (const { bottom } of await page.getByRole("contentinfo").getByRole("link").evaluateAll(boxesOf))
        expect(bottom).toBeLessThanOrEqual(height - side.bottom);
      await main.showEditors();
      const apply = (await main.apply.boundingBox()) as Box;
      expect(apply.y + apply.height).toBeLessThanOrEqual(height - side.bottom);
      expect((await main.editor(1).length.boundingBox())?.x).toBeGreaterThanOrEqual(side.left);
      await main.showDrawing();
    });
  }
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 0, bottom: 0, left: 0, right: 0 } });
}

/** What is in view where the phone's screen has its notch. */
async function underNotch(page: Page, { width, top, left, right }: (typeof INSETS)[number]) {
  const boxes = await page
    .locator("button:visible, a:visible, input:visible, h1:visible, h2:visible, [data-label], svg path + text")
    .evaluateAll((all) =>
      all
        .filter((one) => one.closest("[inert], .visually-hidden") === null && one.getClientRects().length > 0)
        // A strip that scrolls sideways leads to what is beyond the edge.
        .filter((one) => {
          for (let around = one.parentElement; around !== null; around = around.parentElement)
            if (getComputedStyle(around).overflowX === "auto") return false;
          return true;
        })
        .map((one) => ({ name: one.textContent, ...(one.getBoundingClientRect().toJSON() as DOMRect) })),
    );
  expect(boxes.length).toBeGreaterThan(5);
  return boxes.filter((box) => box.left < left || box.right > width - right || (box.top < top && box.bottom > 0));
}

function boxesOf(all: Element[]): { bottom: number }[] {
  return all.map((one) => ({ bottom: one.getBoundingClientRect().bottom }));
}
