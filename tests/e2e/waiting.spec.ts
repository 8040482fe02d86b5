import type { Locator } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

/** The drawing's words that lie under a part of the page, but for those of the scale. */
async function coveredTexts(main: MainScreen, cover: Locator): Promise<string[]> {
  const over = await cover.boundingBox();
  const texts = await main.drawing.locator("text").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { text: element.textContent ?? "", x, y, right: x + width, bottom: y + height };
    }),
  );
  if (over === null) throw new Error("There is nothing over the drawing.");
  return texts
    .filter(
      ({ x, y, right, bottom }) =>
        right > over.x && x < over.x + over.width && bottom > over.y && y < over.y + over.height,
    )
    .map(({ text }) => text)
    .filter((text) => !/^(1\ssquare|\d+\sin$)/.test(text));
}

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
  if (!main.narrow) {
    await test.step("it covers no figure and no label, however wide the window is", async () => {
      const tab = button.locator("..");
      for (const [width, height] of [
        [905, 900],
        [1100, 760],
        [1200, 760],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(main.drawing.locator("text", { hasText: "27.9″" })).toBeVisible();
        await expect.poll(() => coveredTexts(main, tab), `${width} × ${height}`).toEqual([]);
      }
    });
  }

  await main.press(button);
  await expect(page).toHaveURL(/~68cm-16x9-green$/);
  await expect(button).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  if (main.narrow) await expect(main.editButton).not.toHaveAttribute("data-waiting");
  await main.press(main.tools.undo);
  await expect(page).toHaveURL(/~24in-16x9-green$/);
});
