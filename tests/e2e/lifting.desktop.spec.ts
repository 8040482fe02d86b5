import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
  await main.addTile.click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
});

/** The numbers of the screens whose outlines are not dimmed. */
async function lifted(): Promise<number[]> {
  const { outlines } = await main.drawn();
  return outlines.flatMap(({ number, opacity }) => (opacity === 1 ? [number] : [])).toSorted();
}

test("pointing at an editor, or focusing one, lifts its outline and dims the others", async ({ page }) => {
  expect(await lifted()).toEqual([1, 2, 3]);
  await main.editor(2).group.hover();
  await expect.poll(lifted).toEqual([2]);
  await main.editor(3).group.hover();
  await expect.poll(lifted).toEqual([3]);
  await main.drawing.hover({ position: { x: 5, y: 5 } });
  await expect.poll(lifted).toEqual([1, 2, 3]);

  await main.editor(1).length.focus();
  await expect.poll(lifted).toEqual([1]);
  await page.keyboard.press("Tab");
  await expect.poll(lifted).toEqual([1]);
  await main.editor(2).width.focus();
  await expect.poll(lifted).toEqual([2]);
  await main.editor(2).width.blur();
  await expect.poll(lifted).toEqual([1, 2, 3]);
});

test("pointing at an outline lifts it and its editor, and dims the other outlines", async ({ page }) => {
  const { outlines } = await main.drawn();
  const widest = outlines.find(({ number }) => number === 2);
  if (widest === undefined) throw new Error("not drawn");
  const borders = () =>
    main.editors.evaluateAll((editors) => editors.map((editor) => getComputedStyle(editor).borderTopColor));
  const [quiet] = await borders();
  // Only the 21:9 one reaches so far to the side.
  await page.mouse.move(widest.x + 3, widest.y + widest.height / 2);
  await expect.poll(lifted).toEqual([2]);
  expect(await borders()).toEqual([quiet, widest.stroke, quiet]);
  await page.mouse.move(widest.x - 20, widest.y + widest.height / 2);
  await expect.poll(lifted).toEqual([1, 2, 3]);
  expect(await borders()).toEqual([quiet, quiet, quiet]);
});
