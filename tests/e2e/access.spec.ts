import type { Locator } from "@playwright/test";
import { expectNoAxeViolations, expectReadableColours } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { dialogNamed, footerLink, HELP_AND_PRIVACY } from "../setup/site-dialog.ts";

/** Ratios from tall to flat, centimetres, a name and a set, with a film and objects. */
const TEN_SCREENS = [
  "27in-16x9-blue",
  "29in-21x9-green",
  "24in-16x10-pink_Desk",
  "32in-16x9-yellow",
  "49in-32x9-lime",
  "34in-43x18-teal",
  "6.1in-9x19.5-red_Phone",
  "2x19in-5x4-sky-gap2",
  "80cm-16x9-orange",
  "27in-9x16-amber",
].join("~");
const TEN = `?screens=${TEN_SCREENS}&content=16x9&objects=card,a4,person`;

/** From two distances. */
const SEEN = "?screens=27in-16x9~34in-21x9-at100cm&scale=seat";

test.beforeEach(async ({ page, site, onTouch }) => {
  await skipIntro(page, site);
  // The layouts have the same colours, so each is checked in one scheme.
  await page.emulateMedia({ colorScheme: onTouch ? "dark" : "light" });
});

test("the main screen passes axe with its dialogs, menus, an error and the latest articles", async ({
  page,
  site,
  onTouch,
}) => {
  const remembered = JSON.stringify({ version: 1, search: "?screens=40in-16x9-blue" });
  await page.addInitScript((text) => localStorage.setItem("diagonal.last-comparison", text), remembered);
  const main = await MainScreen.visit(page, site);
  await test.step("two screens, and a line that offers the last comparison", async () => {
    await expect(page.getByText("Last time:")).toBeVisible();
    await expectNoAxeViolations(page);
  });
  // On a phone Help has other pictures, which `help.touch.spec.ts` shows, and the same controls.
  for (const { link, name, closeButton } of onTouch ? [] : HELP_AND_PRIVACY)
    await test.step(name, async () => {
      await main.press(footerLink(page, link));
      const dialog = dialogNamed(page, name);
      await expect(dialog).toBeVisible();
      await expectNoAxeViolations(page, "dialog[open]");
      await main.press(dialog.getByRole("button", { name: closeButton }).last());
      await expect(dialog).toBeHidden();
    });
  const expectMenuAccess = async (button: Locator) => {
    await main.press(button);
    await expect(main.menu).toBeVisible();
    await expectNoAxeViolations(page, "[role=menu]");
    await page.keyboard.press("Escape");
    await expect(main.menu).toBeHidden();
  };
  // Menus look the same in both layouts. These two differ in what they hold.
  await test.step("a menu of choices and one of actions", async () => {
    await expectMenuAccess(onTouch ? main.tools.view : main.tools.share);
  });
  await test.step("the latest articles", async () => {
    // On desktop they are part of the page.
    if (!onTouch) return;
    await main.press(page.getByRole("button", { name: "Latest articles" }));
    await expect(page.getByRole("dialog", { name: "Latest articles" })).toBeVisible();
    await expectNoAxeViolations(page, "dialog[open]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("the menus of an editor", async () => {
    await main.showEditors();
    if (onTouch) return;
    for (const button of [main.editor(1).presets, main.editor(1).more]) await expectMenuAccess(button);
  });
  await test.step("an error in the editors, which are in a drawer on a phone", async () => {
    await main.describe(1, "", "0", "9");
    await expect(main.editor(1).error).toBeVisible();
    await expectNoAxeViolations(page, onTouch ? "dialog[open]" : "[role=group]");
  });
  await test.step("no screens", async () => {
    for (const number of [2, 1]) await main.press(main.editor(number).remove);
    await expect(main.editors).toHaveCount(0);
    await main.showDrawing();
    await expectNoAxeViolations(page, onTouch ? "main" : "main, aside");
  });
});

test("comparisons with all that can be added to them pass axe", async ({ page, site, onTouch }) => {
  // On a phone the same editors are in a drawer, which the test above checks.
  if (!onTouch)
    await test.step("ten screens with a name and a set, a film and objects", async () => {
      await MainScreen.visit(page, site, TEN);
      await expectNoAxeViolations(page, "main, [role=group]");
      // Colours that no other comparison has.
      await page.emulateMedia({ colorScheme: "dark" });
      await expectReadableColours(page, "main");
      await page.emulateMedia({ colorScheme: "light" });
    });
  await test.step("as seen from the seat", async () => {
    const main = await MainScreen.visit(page, site, SEEN);
    await expect(main.drawing.getByText(/not to scale/)).toBeVisible();
    if (!onTouch) await expectNoAxeViolations(page, "main");
    await test.step("the details and their formulas", async () => {
      await main.press(main.tools.details);
      await expect(page.getByRole(onTouch ? "dialog" : "region", { name: "Details" })).toBeVisible();
      const summary = page.getByText("Formulas and sources");
      await main.press(summary);
      // Otherwise a button that has scrolled half under the head counts as too small.
      await summary.evaluate((element) => element.scrollIntoView({ block: "start" }));
      await expect(page.getByText("2 × arctan(width ÷ (2 × distance))")).toBeVisible();
      await expectNoAxeViolations(page, onTouch ? "dialog[open]" : "#details");
    });
  });
});
