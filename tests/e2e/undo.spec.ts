import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
});

test("“Removed · Undo” moves no editor and restores the screen with the focus, and each change is announced", async ({
  page,
}) => {
  const said = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[aria-live=polite]")]
        .filter((region) => region.closest("dialog:not([open])") === null)
        .filter((region) => document.querySelector("dialog:modal") === null || region.closest("dialog:modal") !== null)
        .map(({ textContent }) => textContent?.trim())
        // Ignores the live region that announces new pages.
        .filter((text) => text !== ""),
    );
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await expect.poll(said).toEqual(["Screen 1 is now 27 inch 9:16, 13.2 by 23.5 inches"]);
  await main.press(main.addTile);
  await expect(main.editors).toHaveCount(3);
  await main.editor(2).length.fill("31.5");
  // Behind the open drawer the drawing may follow later.
  await expect.poll(async () => (await main.strokes()).size).toBe(3);
  await main.atRest();
  const before = await main.strokes();
  const place = await main.editor(2).remove.boundingBox();
  await main.press(main.editor(2).remove);
  await expect(main.editors).toHaveCount(2);
  expect(await main.editor(2).remove.boundingBox(), "a second press there removes the next screen").toEqual(place);
  await expect.poll(said).toEqual(["Screen 2 removed"]);

  const line = page.getByText("Removed · Undo");
  await expect(line).toBeVisible();
  const undo = line.getByRole("button", { name: "Undo" });
  // The line stays while it has the focus.
  await undo.focus();
  await expectNoAxeViolations(page, "p:has(button)");
  await main.press(undo);
  await expect(line).toHaveCount(0);
  await expect.poll(() => main.strokes()).toEqual(before);
  await main.editor(2).expectShown("31.5", "INCHES", "21", "9");
  await expect(main.editor(2).remove).toBeFocused();
  const added = "Screen 2 added: 29 inch 21:9, 26.7 by 11.4 inches";
  // Its typed value waits again (D43), which a phone's drawer shows by its Apply.
  await expect.poll(said).toEqual(main.narrow ? [added] : ["What was typed is not drawn yet", added]);
});
