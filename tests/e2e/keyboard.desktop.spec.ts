import type { Locator, Page } from "@playwright/test";
import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { recordAnnouncements } from "../setup/live-regions.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";

const [FIRST, ...OTHERS] = DEFAULTS as [Described, ...Described[]];

interface Stop {
  name: string;
  group: string;
  /** Whether a focus ring is drawn. */
  seen: boolean;
}

/** The focused element: its name, its editor, and whether the focus is visible. */
async function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return {
      name: at.getAttribute("aria-label") ?? at.textContent?.trim() ?? "",
      group: at.closest("[role=group]")?.getAttribute("aria-label") ?? "",
      // For a hidden button of an outline, the drawing highlights the outline.
      seen:
        at.closest(".visually-hidden") !== null || (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2),
    };
  });
}

/** All tab stops from the top of the page until the focus leaves the page. */
async function stops(page: Page): Promise<Stop[]> {
  const all: Stop[] = [];
  for (let turn = 0; turn < 120; turn++) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (stop === null) break;
    all.push(stop);
    // Its list loads with the focus, and ends with this link.
    if (stop.name === "Find a model or size")
      await expect(page.getByRole("link", { name: "All sizes and models" })).toBeVisible();
  }
  return all;
}

test("Tab follows the visual order and reaches every control, and the focus is always visible", async ({
  page,
  site,
}) => {
  await MainScreen.open(page, site);
  await page.evaluate(() =>
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) target.setAttribute("data-reached", "");
    }),
  );
  const all = await stops(page);
  expect(all.filter(({ seen }) => !seen)).toEqual([]);
  const editor = (number: number) => all.filter(({ group }) => group === `Screen ${number}`).map(({ name }) => name);
  const controls = [
    "Diagonal",
    "INCHES",
    "Update drawing",
    "Remove",
    "Aspect ratio width",
    "Aspect ratio height",
    "Popular aspect ratios",
    "Rotate",
    "More actions",
  ];
  expect(editor(1)).toEqual(controls);
  expect(editor(2)).toEqual(controls);
  const names = all.map(({ name }) => name);
  const inOrder = [
    "Add screen",
    "Find a model or size",
    "All sizes and models",
    "27″ or 34″",
    "Arrange",
    "View",
    "Details",
    "Share",
    "Screen 1: blue 27 inch 16:9",
    "Screen 2: green 29 inch 21:9",
    "Answer",
    "Latest articles",
    "+ more articles, news and reviews",
    "Privacy",
    "Terms",
    "Help",
  ];
  const places = inOrder.map((name) => names.findLastIndex((one) => one.startsWith(name)));
  expect(places, names.join(" · ")).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);

  const missed = await page
    // The arrow keys lead to the other radio buttons of a group.
    .locator(":is(button:not([disabled]), a[href], input:not([type=radio]:not(:checked))):visible:not([inert] *)")
    .evaluateAll((all) => all.filter((one) => !one.hasAttribute("data-reached")).map((one) => one.outerHTML));
  expect(missed, "visible and enabled, but not reached").toEqual([]);
});

test("S4, D4, D8: the keyboard alone does everything, in outlines, menus, the toolbar and the editors, and the focus is never lost", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  await test.step("a commit, an addition and a removal are each announced once", async () => {
    const newAnnouncements = await recordAnnouncements(page);
    const announced: string[] = [];
    // It is announced after the next frame.
    const isSaid = (text: string) =>
      expect
        .poll(async () => {
          announced.push(...(await newAnnouncements()));
          return announced.at(-1);
        })
        .toBe(text);

    await main.editor(2).length.fill("30");
    await page.keyboard.press("Enter");
    // 30 / √((21/9)² + 1) = 11.82; × 21/9 = 27.57
    await isSaid("Screen 2 is now 30 inch 21:9, 27.6 by 11.8 inches");
    await main.editor(2).length.fill("29");
    await page.keyboard.press("Enter");
    // 29 / √((21/9)² + 1) = 11.42; × 21/9 = 26.66
    await isSaid("Screen 2 is now 29 inch 21:9, 26.7 by 11.4 inches");
    await main.addTile.focus();
    await page.keyboard.press("Enter");
    // 27 / √((16/9)² + 1) = 13.24; × 16/9 = 23.53
    await isSaid("Screen 3 added: 27 inch 16:9, 23.5 by 13.2 inches");
    await main.editor(3).remove.focus();
    await page.keyboard.press("Enter");
    await isSaid("Screen 3 removed");

    await main.nextFrame();
    // Each of the two commits was preceded by a waiting value (D43).
    const waiting = "What was typed is not drawn yet";
    const changes = [...announced, ...(await newAnnouncements())].filter((text) => text !== waiting);
    expect(changes).toHaveLength(4);
  });

  await test.step("a focused outline is described and highlighted, and Enter leads to its editor", async () => {
    const outlines = page.getByRole("list", { name: "Outlines" }).getByRole("button");
    await expect(outlines).toHaveText([
      /^Screen 1: blue 27 inch 16:9, 23\.5 by 13\.2 inches/,
      /^Screen 2: green 29 inch 21:9, 26\.7 by 11\.4 inches/,
    ]);
    await outlines.first().focus();
    await page.keyboard.press("Tab");
    await expect(outlines.nth(1)).toBeFocused();
    const outline = (number: number) => main.drawing.locator(`[data-outline="${number}"]`);
    await expect(outline(2)).toHaveCSS("stroke-width", "3.5px");
    await expect(outline(1)).toHaveCSS("stroke-width", "2px");
    await page.keyboard.press("Enter");
    await expect(main.editor(2).group.locator(":focus")).toHaveCount(1);
  });

  await test.step("letters and digits move through a menu to the item that begins with them", async () => {
    await main.editor(1).presets.focus();
    await page.keyboard.press("Enter");
    await expect(main.menu.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.type("16:9");
    await expect(main.menuItem("16:9")).toBeFocused();
    await page.keyboard.press("Escape");

    await main.tools.arrange.focus();
    await page.keyboard.press("Enter");
    await expect(main.menuItem("Centred")).toBeFocused();
    await page.keyboard.type("i");
    await expect(main.menuItem("In a row")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(main.menu).toBeHidden();
  });

  await test.step("the item with the focus is marked, after a press of the mouse too", async () => {
    const marked = () =>
      main.menu
        .locator("[role^=menuitem]")
        .evaluateAll((items) =>
          items
            .filter((item) => getComputedStyle(item).backgroundColor !== "rgba(0, 0, 0, 0)")
            .map((item) => item.firstChild?.textContent),
        );
    await main.tools.view.click();
    await expect.poll(marked).toEqual(["Fit"]);
    await page.keyboard.press("ArrowDown");
    await expect.poll(marked).toEqual(["Actual size"]);
    const inPixels = page.getByRole("menuitemradio", { name: "In pixels", exact: true });
    await expect(inPixels, "no screen has a resolution (D46)").toHaveAttribute("aria-disabled", "true");
    await expect(inPixels).toContainText("Needs a resolution");
    await inPixels.click({ force: true });
    await expect(page).toHaveURL(`${site}/`);
    await page.keyboard.press("Escape");
    await expect(main.menu).toBeHidden();
    await expect(main.tools.view).toBeFocused();
  });

  await test.step("the arrow keys move between the buttons of the toolbar", async () => {
    await main.tools.arrange.focus();
    await page.keyboard.press("ArrowRight");
    await expect(main.tools.view).toBeFocused();
    await page.keyboard.press("End");
    await expect(main.tools.share).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(main.tools.arrange).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(main.tools.share).toBeFocused();
  });

  await test.step("D8: it sets values, unit, check, ratio and rotation, and adds a screen", async () => {
    async function tabTo(target: Locator): Promise<void> {
      for (let stops = 0; stops < 40; stops++) {
        await page.keyboard.press("Tab");
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`Tab never reached ${target}`);
    }
    await main.editor(1).length.selectText();
    await page.keyboard.type("40");
    await tabTo(main.editor(1).unit);
    await page.keyboard.press("Space");
    await main.editor(1).expectShown("101.6", "CENTIMETERS", "16", "9");
    await tabTo(main.editor(1).check);
    await page.keyboard.press("Enter");
    expectDrawn(await main.drawn(), [{ length: 40, width: 16, height: 9 }, ...OTHERS]);

    await tabTo(main.editor(1).presets);
    await page.keyboard.press("Enter");
    await expect(main.menuItem("4:3")).toBeFocused();
    await page.keyboard.press("Enter");
    await main.editor(1).expectShown("101.6", "CENTIMETERS", "4", "3");
    await tabTo(main.editor(1).rotate);
    await page.keyboard.press("Space");
    await main.editor(1).expectShown("101.6", "CENTIMETERS", "3", "4");

    await tabTo(main.addTile);
    await page.keyboard.press("Enter");
    await expect(main.editors).toHaveCount(3);
  });

  await test.step("D8: in the popular ratios arrows move, Enter picks, Escape and a resize close, and the focus returns", async () => {
    const { presets } = main.editor(2);
    const item = (name: string) => main.menu.getByRole("menuitem", { name, exact: true });
    await presets.focus();
    await page.keyboard.press("Enter");
    await expect(item("4:3")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(item("5120×1440")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(main.menu).toBeHidden();
    await main.editor(2).expectShown("29", "INCHES", "16", "10");
    await expect(presets).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(main.menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(main.menu).toBeHidden();
    await expect(presets).toBeFocused();
    await main.editor(2).expectShown("29", "INCHES", "16", "10");

    await page.keyboard.press("Enter");
    await expect(main.menu).toBeVisible();
    await resize(page, 1300, 900);
    await expect(main.menu, "its button has moved").toBeHidden();
    await resize(page, 1440, 900);
  });

  await test.step("after a removal the focus moves to the next editor, or to the previous one at the end", async () => {
    await expect(main.editors).toHaveCount(3);
    await main.editor(2).remove.focus();
    await page.keyboard.press("Enter");
    await expect(main.editors).toHaveCount(2);
    await expect(main.editor(2).group.locator(":focus")).toHaveCount(1);
    await main.editor(2).remove.focus();
    await page.keyboard.press("Enter");
    await expect(main.editor(1).group.locator(":focus")).toHaveCount(1);
    await main.editor(1).remove.focus();
    await page.keyboard.press("Enter");
    await expect(main.editors).toHaveCount(0);
    await expect(main.addTile).toBeFocused();
    await expect(main.drawing, "without a screen").toHaveAccessibleName(/^Comparison of/);
    await expect(page.locator("main").getByText("Add a screen with +")).toBeVisible();
  });

  await test.step("S4, D4: up to ten screens are added, each in a colour of its own, and the tenth gets the focus of the tile", async () => {
    await main.addTile.focus();
    const colours: string[] = [];
    for (let count = 1; count <= 10; count++) {
      colours.push(await main.tileColour());
      await page.keyboard.press("Enter");
      await expect(main.editors).toHaveCount(count);
      if (count < 10) await expect(main.addTile).toBeFocused();
    }
    await main.editor(10).expectShown("27", "INCHES", "16", "9");
    expect([...(await main.strokes())].toSorted(([one], [other]) => one - other).map(([, colour]) => colour)).toEqual(
      colours,
    );
    expect(new Set(colours).size).toBe(10);
    await expect(main.editor(10).group.locator(":focus")).toHaveCount(1);
    await expect(main.addTile).toHaveCount(0);
    expectDrawn(await main.drawn(), Array<Described>(10).fill(FIRST));
  });

  await test.step("D4: the tile returns in the colour of a removed screen", async () => {
    const removed = (await main.strokes()).get(4);
    await main.press(main.editor(4).remove);
    await expect(main.editors).toHaveCount(9);
    expect(await main.tileColour()).toBe(removed);
    await main.press(main.addTile);
    await expect(main.addTile).toHaveCount(0);
    expect((await main.strokes()).get(10)).toBe(removed);
    expect(new Set((await main.strokes()).values()).size).toBe(10);
  });
});

test("from the first visit to a common comparison it takes six keys", async ({ page, site }) => {
  const first = await MainScreen.visit(page, site);
  await page.keyboard.press("Escape");
  await expect(first.editor(1).length).toBeFocused();
  // Back to the first link of the page, which skips the cards.
  for (const key of ["Shift+Tab", "Shift+Tab", "Enter", "Tab", "Enter"]) await page.keyboard.press(key);
  await expect(first.drawing).toHaveAccessibleName(/27 inch 16:9.*34 inch 3440×1440/);
});
