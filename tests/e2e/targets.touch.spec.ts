import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const TEN_SCREENS = Array.from({ length: 10 }, (_, index) => `${20 + index}in-${index % 2 ? "9x16" : "21x9"}`).join(
  "~",
);

test("on touch every target is 44 px high and wide, ten screens and all", async ({ page, site }) => {
  await skipIntro(page, site);
  for (const path of ["/", `/?screens=${TEN_SCREENS}`, "/info"]) {
    await page.goto(path);
    const main = new MainScreen(page, { hasTouch: true });
    await main.takenOver();
    if (path !== "/info") {
      expect(await smallTargets(page), path).toEqual([]);
      await main.showEditors();
    }
    expect(await smallTargets(page), path).toEqual([]);
  }
});

/** What can be pressed and is smaller than a finger; links within a text are excepted, as WCAG 2.5.8 does. */
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
