import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import {
  dialogNamed,
  expectFocusInside,
  footerLink,
  HELP_AND_PRIVACY,
  historyLength,
  OUTSIDE,
} from "../setup/site-dialog.ts";

test("S2, D13: each dialog opens over the comparison, closes in every way, and changes nothing", async ({
  page,
  site,
  onTouch,
}) => {
  const main = await MainScreen.open(page, site);
  await main.showEditors();
  await main.editor(1).length.fill("32");
  await main.commit(1);
  await expect(page).toHaveURL(/\?screens=32in/);
  const { search } = new URL(page.url());
  const drawn = (await main.drawing.getAttribute("aria-label")) ?? "";
  expect(drawn).toContain("32 inch 16:9");

  // On a phone one of them stands for both, and the other closes as it does.
  for (const [index, { path, link, name, closeButton }] of HELP_AND_PRIVACY.slice(0, onTouch ? 1 : 2).entries()) {
    const dialog = dialogNamed(page, name);
    const open = async () => {
      await footerLink(page, link).click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`${site}${path}${search}`);
      await expectFocusInside(dialog);
      await expect(main.drawing).toHaveAttribute("aria-label", drawn);
    };
    const expectClosed = async () => {
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${site}/${search}`);
      await expect(footerLink(page, link)).toBeFocused();
      await expect(main.drawing).toHaveAttribute("aria-label", drawn);
    };

    await test.step(`“${name}”: by its button, after one history entry`, async () => {
      const before = await historyLength(page);
      await open();
      expect(await historyLength(page)).toBeLessThanOrEqual(before + 1);
      await dialog.getByRole("button", { name: closeButton }).click();
      await expectClosed();
    });
    if (index > 0) continue;
    await test.step(`“${name}”: by Escape`, async () => {
      await open();
      await page.keyboard.press("Escape");
      await expectClosed();
    });
    await test.step(`“${name}”: by a press outside`, async () => {
      await open();
      await page.mouse.click(OUTSIDE.x, OUTSIDE.y);
      await expectClosed();
    });
    await test.step(`“${name}”: by Back, and Forward opens it again`, async () => {
      await open();
      await page.goBack();
      await expectClosed();
      await page.goForward();
      await expect(dialog).toBeVisible();
      await expectFocusInside(dialog);
    });
    await test.step(`“${name}”: after a reload`, async () => {
      await page.reload();
      await main.ready();
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${site}/${search}`);
    });
  }
});
