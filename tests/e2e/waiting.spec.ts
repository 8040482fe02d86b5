import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("D43: what was typed and is not drawn yet is named in the answer, with a button that draws it", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?screens=32in-16x9-blue~24in-16x9-green");
  const button = main.answer.getByRole("button", { name: "Draw what was typed" });
  const sentence = main.answer.getByRole("paragraph").filter({ hasText: "narrower" });
  const before = main.narrow ? null : await sentence.boundingBox();
  await expect(button).toHaveCount(0);
  await main.showEditors();
  if (main.narrow) await expect(main.apply).not.toHaveAttribute("data-waiting");
  const { length } = main.editor(2);
  await length.focus();
  await page.keyboard.type("68cm");
  if (main.narrow) {
    await expect(main.apply).toHaveAttribute("data-waiting");
    await main.press(main.drawer.getByRole("button", { name: "Close" }));
    await expect(main.drawer).toBeHidden();
    await expect(main.editButton).toHaveAttribute("data-waiting");
  }

  await expect(main.answer).toContainText("68\u202fcm 16:9 is not drawn yet");
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });
  if (before !== null) expect(await sentence.boundingBox(), "the sentence does not move").toEqual(before);
  await expect(main.drawing.locator("[data-preview='2']")).toBeVisible();

  await main.press(button);
  await expect(page).toHaveURL(/~68cm-16x9-green$/);
  await expect(button).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  if (main.narrow) await expect(main.editButton).not.toHaveAttribute("data-waiting");
  await main.press(main.tools.undo);
  await expect(page).toHaveURL(/~24in-16x9-green$/);
});
