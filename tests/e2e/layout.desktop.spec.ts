import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
});

test("S9: 900 px is desktop, 899 px is mobile", async ({ page }) => {
  const panel = page.getByRole("region", { name: "Screens" });
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(panel).toBeVisible();
  await expect(main.editButton).toBeHidden();
  await expect(main.editors).toHaveCount(2);
  await expect(main.editor(1).check).toBeVisible();

  await page.setViewportSize({ width: 899, height: 700 });
  await expect(panel).toBeHidden();
  await expect(main.editButton).toBeVisible();
  await expect(main.editors).toHaveCount(0);
});

test("the drawing and the toolbar fill the workspace and the page never scrolls, at any size", async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 901, height: 600 },
    { width: 899, height: 700 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
    { width: 640, height: 320 },
  ]) {
    await page.setViewportSize(size);
    await main.nextFrame();
    const { area } = await main.drawn();
    const workspace = (await page.getByRole("main").boundingBox()) as Box;
    const toolbar = (await page.getByRole("toolbar").locator("..").boundingBox()) as Box;
    expect(toolbar).toMatchObject({ x: workspace.x, width: workspace.width });
    // Above the drawing on desktop, below it otherwise.
    const y = size.width < 900 ? workspace.y : toolbar.y + toolbar.height;
    expect(area).toEqual({ ...workspace, y, height: workspace.height - toolbar.height });
    if (size.width < 900)
      expect({ x: area.x, y: area.y, width: area.width }).toEqual({ x: 0, y: 0, width: size.width });
    expect(await main.overflow(), `overflow at ${size.width}`).toEqual({ x: 0, y: 0 });
  }
});

test("no control of the editors is cut off, at any width", async ({ page }) => {
  for (const width of [1440, 900, 899, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await main.nextFrame();
    await main.showEditors();
    const ground = main.narrow ? main.drawer : page.getByRole("region", { name: "Screens" });
    const beyond = await ground.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [...element.querySelectorAll("button, input")]
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return box.width > 0 && (box.left < left + 4 || box.right > right - 4);
        })
        .map((control) => control.getAttribute("aria-label") ?? control.textContent);
    });
    expect(beyond, `beyond the edge at ${width}`).toEqual([]);
    await expect(main.editor(1).rotate).toBeInViewport({ ratio: 1 });
    await expect(main.editor(1).remove).toBeInViewport({ ratio: 1 });
  }
});
