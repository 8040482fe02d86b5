import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";
import { dialogNamed, footerLink } from "../setup/site-dialog.ts";

test("with forced colours, outlines keep their colours, controls their borders, paper shows only the drawing, and with reduced motion nothing is animated", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const main = await MainScreen.open(page, site);
  const { tools } = main;
  const colour = (tool: keyof typeof tools) => tools[tool].evaluate((button) => getComputedStyle(button).color);
  expect(await colour("undo")).not.toBe(await colour("share"));
  expect(await colour("redo")).toBe(await colour("undo"));
  expect(new Set((await main.strokes()).values()).size).toBe(2);
  const { group, length, width, height } = main.editor(1);
  for (const control of [length, width, height, ...(await group.locator("button:has(svg)").all()), main.addTile]) {
    const edge = await control.evaluate((element) => {
      const { borderTopStyle, borderTopColor } = getComputedStyle(element);
      return borderTopStyle === "none" ? "none" : borderTopColor;
    });
    // Chromium emulates the system's colour of text.
    expect(edge).toBe("rgb(0, 0, 0)");
  }
  await main.editor(1).length.focus();
  const ring = await main.editor(1).length.evaluate((input) => getComputedStyle(input).outlineStyle);
  expect(ring).not.toBe("none");

  await test.step("the item of a menu that has the focus is marked, also where a mouse opened it", async () => {
    await main.press(tools.view);
    const mark = (name: string) => main.menuItem(name).evaluate((item) => getComputedStyle(item).outlineStyle);
    await expect(main.menuItem("Fit")).toBeFocused();
    expect([await mark("Fit"), await mark("Actual size")]).toEqual(["solid", "none"]);
    await page.keyboard.press("Escape");
  });

  await test.step("on paper there is only the drawing, or the dialog that covers it", async () => {
    await page.emulateMedia({ media: "print", forcedColors: null });
    await expect(main.drawing).toBeVisible();
    await expect(page.getByRole("region", { name: "Screens" })).toBeHidden();
    await expect(page.getByRole("complementary")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await page.emulateMedia({ media: null });
    await footerLink(page, "Privacy").click();
    await expect(page.getByRole("heading", { name: "Privacy Policy" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Privacy Policy" })).toBeVisible();
    await expect(main.drawing, "behind an open dialog").toBeHidden();
  });
  await page.emulateMedia({ media: null });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const kind of ["transitionrun", "animationstart"])
      document.addEventListener(
        kind,
        ({ target }) => moved.push(`${kind} ${(target as Element).outerHTML.slice(0, 80)}`),
        true,
      );
  });
  await main.editor(1).length.fill("40");
  await main.editor(1).check.click();
  await main.addTile.click();
  await main.editor(3).remove.click();
  await page.getByRole("button", { name: "Details", exact: true }).click();
  await footerLink(page, "Help").click();
  await expect(dialogNamed(page, "Help")).toBeVisible();
  await page.goBack();
  // A phone has drawers.
  await resize(page, 390, 844);
  await main.editButton.click();
  await expect(main.drawer).toBeVisible();
  await main.nextFrame();
  const long = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 20)
      .map(({ effect }) => ((effect as KeyframeEffect).target as Element | null)?.outerHTML.slice(0, 80)),
  );
  expect(long).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});
