import { delayRequests } from "../setup/delayed-requests.ts";
import { expect, test } from "../setup/fixtures.ts";
import { expectNoIntro, HELP } from "../setup/intro.ts";
import { pageReady, resize } from "../setup/page-ready.ts";
import { dialogNamed, footerLink } from "../setup/site-dialog.ts";

test("S2, S3, D14: the intro fits a small phone, stays away from a reloaded drawer, and its checkbox decides for phones", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${site}/`);
  await pageReady(page);
  const intro = dialogNamed(page, HELP);
  for (const [name, width, height] of [
    ["a small phone", 320, 568],
    ["a phone on its side", 844, 390],
  ] as const)
    await test.step(`on ${name} it says what the site is for, and nothing covers the buttons of its steps`, async () => {
      await resize(page, width, height);
      await expect(intro.getByRole("heading", { name: "See how big screens really are" })).toBeInViewport({ ratio: 1 });
      await expect(intro.getByText(/^Compare up to ten screens/)).toBeInViewport({ ratio: 1 });
      const footer = await intro.getByRole("checkbox").boundingBox();
      for (const button of ["Next", "Back"]) {
        const box = await intro.getByRole("button", { name: button }).boundingBox();
        expect((box?.y ?? Number.NaN) + (box?.height ?? 0), button).toBeLessThan(footer?.y as number);
      }
    });
  await resize(page, 390, 844);
  await intro.getByRole("button", { name: "Get started" }).click();

  await test.step("D14: a reload with an open drawer opens the drawer again and no intro", async () => {
    await page.getByRole("button", { name: "Edit screens" }).tap();
    const drawer = dialogNamed(page, "Edit screens");
    await expect(drawer).toBeVisible();
    const release = await delayRequests(page, /\.js$/);
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Diagonal" })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    release();
    await expect(drawer).toBeVisible();
    await expect(intro).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  });
  await test.step("S3: the checkbox saves the preference of this layout", async () => {
    await footerLink(page, "Help").tap();
    await intro.getByRole("checkbox", { name: "Do not show on startup" }).check();
    expect(await page.context().cookies()).toMatchObject([{ name: "SKIP_INTRO_M", value: "1" }]);
    await page.goto(`${site}/`);
    await expectNoIntro(page);
  });
});
