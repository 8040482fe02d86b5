import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { expectNoIntro, HELP, setSkipIntro, WAYS_TO_CLOSE } from "../setup/intro.ts";
import { dialogNamed, expectFocusInside, footerLink, historyLength } from "../setup/site-dialog.ts";

/** S9: 365 days in seconds. */
const LIFETIME = 365 * 24 * 60 * 60;

const checkboxOf = (page: Page) => dialogNamed(page, HELP).getByRole("checkbox", { name: "Do not show on startup" });

test("S2, S4, D12: the intro opens on the first load of `/`, and every way of closing it stays on `/`", async ({
  page,
  site,
}) => {
  for (const { way, close } of WAYS_TO_CLOSE) {
    await test.step(way, async () => {
      await page.goto(`${site}/`);
      const before = await historyLength(page);
      const intro = dialogNamed(page, HELP);
      await expect(intro).toBeVisible();
      await expectFocusInside(intro);
      await close(page);
      await expect(intro).toBeHidden();
      await expect(page).toHaveURL(`${site}/`);
      expect(await historyLength(page)).toBe(before);
      expect(await page.context().cookies(), "no preference is saved without a choice").toEqual([]);
    });
  }
});

test("S2, S3, S4: the checkbox saves the preference of this layout at once and for 365 days, also in the help", async ({
  page,
  site,
  onTouch,
}) => {
  await page.goto(`${site}/`);
  const checkbox = checkboxOf(page);
  await expect(checkbox).not.toBeChecked();
  for (const value of ["1", "0", "1"]) {
    await checkbox.setChecked(value === "1");
    const now = Date.now() / 1000;
    const cookies = await page.context().cookies();
    expect(cookies).toMatchObject([
      { name: onTouch ? "SKIP_INTRO_M" : "SKIP_INTRO_D", value, path: "/", sameSite: "Lax" },
    ]);
    expect(cookies[0]?.expires).toBeGreaterThan(now + LIFETIME - 60);
    expect(cookies[0]?.expires).toBeLessThan(now + LIFETIME + 60);
  }

  await page.reload();
  await expectNoIntro(page);
  await footerLink(page, "Help").click();
  await expect(checkbox).toBeChecked();
  await checkbox.uncheck();
  await dialogNamed(page, HELP).getByRole("button", { name: "Get started" }).click();
  await expect(dialogNamed(page, HELP)).toBeHidden();
  await page.reload();
  await expect(dialogNamed(page, HELP)).toBeVisible();
  await expect(checkbox).not.toBeChecked();
});

test("S3: neither '0' nor the other layout's preference hides the intro", async ({ page, site, onTouch }) => {
  const [own, other] = onTouch ? ["SKIP_INTRO_M", "SKIP_INTRO_D"] : ["SKIP_INTRO_D", "SKIP_INTRO_M"];
  await setSkipIntro(page, site, { [own as string]: "0", [other as string]: "1" });
  await page.goto(`${site}/`);
  await expect(dialogNamed(page, HELP)).toBeVisible();
});
