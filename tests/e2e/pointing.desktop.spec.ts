import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

let main: MainScreen;

/** The numbers of the screens with undimmed outlines. */
async function highlighted(): Promise<number[]> {
  const { outlines } = await main.drawn();
  return outlines.flatMap(({ number, opacity }) => (opacity === 1 ? [number] : [])).toSorted();
}

/** The numbers of the screens with outlines thicker than the usual 2 px. */
async function thick(): Promise<number[]> {
  const widths = await main.drawing
    .locator("[data-outline]")
    .evaluateAll((all) =>
      all.map((one) => [
        Number(one.getAttribute("data-outline")),
        Number.parseFloat(getComputedStyle(one).strokeWidth),
      ]),
    );
  return widths.flatMap(([number = 0, width = 0]) => (width > 2 ? [number] : []));
}

test("V3: pointing at an editor or an outline dims the other outlines, focusing an editor only thickens its outline; a tooltip follows the mouse and the focus", async ({
  page,
  site,
}) => {
  main = await MainScreen.open(page, site);
  await main.addTile.click();
  await expect(main.editors).toHaveCount(3);
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  await expect.poll(highlighted).toEqual([1, 2, 3]);
  await main.editor(2).group.hover();
  await expect.poll(highlighted).toEqual([2]);
  await main.editor(3).group.hover();
  await expect.poll(highlighted).toEqual([3]);
  await main.drawing.hover({ position: { x: 5, y: 5 } });
  await expect.poll(highlighted).toEqual([1, 2, 3]);

  await main.editor(1).length.focus();
  await expect.poll(thick).toEqual([1]);
  await page.keyboard.press("Tab");
  await expect.poll(thick).toEqual([1]);
  await main.editor(2).width.focus();
  await expect.poll(thick).toEqual([2]);
  expect(await highlighted()).toEqual([1, 2, 3]);
  await main.editor(2).width.blur();
  await expect.poll(thick).toEqual([]);

  // Pointing at an outline highlights its editor, too.
  const { outlines } = await main.drawn();
  const widest = outlines.find(({ number }) => number === 2);
  if (widest === undefined) throw new Error("not drawn");
  const borders = () =>
    main.editors.evaluateAll((editors) => editors.map((editor) => getComputedStyle(editor).borderTopColor));
  const [quiet] = await borders();
  // At this place there is only the 21:9 outline.
  await page.mouse.move(widest.x + 3, widest.y + widest.height / 2);
  await expect.poll(highlighted).toEqual([2]);
  await expect.poll(borders).toEqual([quiet, widest.stroke, quiet]);
  await page.mouse.move(widest.x - 20, widest.y + widest.height / 2);
  await expect.poll(highlighted).toEqual([1, 2, 3]);
  await expect.poll(borders).toEqual([quiet, quiet, quiet]);

  await test.step("a tooltip follows the mouse, closes with Escape, and shows for a focused button until it scrolls", async () => {
    for (let count = 4; count <= 6; count++) {
      await main.press(main.addTile);
      await expect(main.editors).toHaveCount(count);
    }
    const tooltip = page.locator("[popover]:popover-open");
    await main.editor(1).remove.hover();
    await expect(tooltip).toHaveText("Remove");
    await main.editor(1).rotate.hover();
    await expect(tooltip).toHaveText("Rotate");
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
    // So that only scrolling hides the tooltip below.
    await page.mouse.move(0, 0);
    await main.editor(1).more.focus();
    await expect(tooltip).toHaveText("More actions");
    await main.editor(6).remove.evaluate((button) => button.scrollIntoView({ block: "start" }));
    await expect(tooltip, "after scrolling").toHaveCount(0);
  });
});
