import type { Locator } from "@playwright/test";
import { doubleTextSize, expectRoomForText } from "../setup/enlarged-text.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen } from "../setup/main-screen.ts";
import { dialogNamed, footerLink, HELP_AND_PRIVACY } from "../setup/site-dialog.ts";

const WINDOWS = [
  { width: 901, height: 600 },
  { width: 1440, height: 900 },
];

/** The narrowest one, and one on its side. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

const TWO = "?screens=69cm-16x9~34in-3440x1440";
const FOUR = "?screens=69cm-16x9-blue~34in-3440x1440-green~49in-32x9-pink~14in-16x10-orange";

test("F9.3: with text at 200% nothing overlaps or is cut off on the main screen, in its panels and dialogs", async ({
  page,
  site,
  onTouch,
}) => {
  const main = await MainScreen.open(page, site);
  await test.step("the page's own font loads under the content policy", async () => {
    const inter = () =>
      page.evaluate(() => [...document.fonts].filter(({ family }) => family === "Inter").map(({ status }) => status));
    await expect.poll(inter).toEqual(["loaded"]);
  });
  await test.step("the toolbar's words grow and do not overlap", async () => {
    const [before] = await wordsOf(main);
    await doubleTextSize(page);
    await main.nextFrame();
    const boxes = await wordsOf(main);
    expect(boxes[0]?.height).toBeGreaterThan((before?.height ?? 0) * 1.2);
    for (const [index, box] of boxes.entries()) {
      expect(box.right).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) + 0.5);
      for (const other of boxes.slice(index + 1)) {
        const apart = box.right <= other.left + 0.5 || other.right <= box.left + 0.5 || box.bottom <= other.top + 0.5;
        expect(apart, JSON.stringify([box, other])).toBe(true);
      }
    }
  });

  const sizes = onTouch ? PHONES : WINDOWS;
  const expectRoom = async (part: Locator, where: string, eachTime?: (at: string) => Promise<void>) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await main.atRest();
      const at = `${where} at ${size.width} × ${size.height}`;
      await expectRoomForText(part, at);
      await eachTime?.(at);
    }
  };
  for (const search of onTouch ? ["", FOUR, TWO] : ["", FOUR]) {
    await test.step(`/${search}`, async () => {
      if (search !== "") await MainScreen.open(page, site, search);
      await expectRoom(page.locator("body"), `/${search}`, async (at) => {
        expect(await main.overflow(), at).toEqual({ x: 0, y: 0 });
        if (onTouch && search === TWO) await expectTopBar(main);
        if (!onTouch) await expectRoomInCards(main, at);
        await expectLargeDrawing(main, at);
      });
    });
  }

  await test.step("the details", async () => {
    await main.press(main.tools.details);
    const details = onTouch ? dialogNamed(page, "Details") : page.getByRole("region", { name: "Details" });
    await expect(details.getByRole("textbox", { name: "Distance", exact: true })).toBeVisible();
    await expectRoom(details, "the details");
    await page.getByRole("button", { name: "Close details" }).click();
    await expect(details).toBeHidden();
  });

  for (const { link, name, closeButton } of HELP_AND_PRIVACY) {
    await test.step(name, async () => {
      await main.press(footerLink(page, link));
      const dialog = dialogNamed(page, name);
      await expect(dialog).toBeVisible();
      await expectRoom(dialog, name);
      await main.press(dialog.getByRole("button", { name: closeButton }));
      await expect(dialog).toBeHidden();
    });
  }

  if (onTouch) {
    await test.step("the drawers", async () => {
      await main.showEditors();
      await expectRoom(main.drawer, "the editors", (at) => expectRoomInCards(main, at));
      await main.showDrawing();
      await main.press(page.getByRole("button", { name: "Latest articles" }));
      const articles = dialogNamed(page, "Latest articles");
      await expect(articles).toBeVisible();
      await expectRoom(articles, "the articles");
    });
  }
  await test.step("/info", async () => {
    await main.press(page.getByRole("link", { name: "+ more articles, news and reviews" }));
    await expect(page).toHaveURL(`${site}/info`);
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectRoom(page.getByRole("main"), "/info");
  });
});

/** Expects the digits of each field and the words of each button of the cards within it. */
async function expectRoomInCards({ editors }: MainScreen, at: string): Promise<void> {
  const cut = await editors.locator("input, button").evaluateAll((controls) =>
    controls.flatMap((control) => {
      if (control instanceof HTMLInputElement) return control.scrollWidth > control.clientWidth ? control.value : [];
      const words = document.createRange();
      words.selectNodeContents(control);
      return words.getBoundingClientRect().width > control.clientWidth ? control.textContent : [];
    }),
  );
  expect(cut, at).toEqual([]);
}

/** Where the words of the toolbar are, with their icons. */
async function wordsOf({ tools }: MainScreen) {
  return Promise.all(
    Object.values(tools).map((tool) =>
      tool.evaluate((button) => {
        const content = document.createRange();
        content.selectNodeContents(button);
        const { left, right, top, bottom, height } = content.getBoundingClientRect();
        return { left, right, top, bottom, height };
      }),
    ),
  );
}

/** Expects the drawing's own words at twice their usual 12 or 13 px, in its area, none over another. */
async function expectLargeDrawing({ drawing }: MainScreen, at: string): Promise<void> {
  const { area, texts } = await drawing.evaluate((svg) => {
    const boxOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { words: element.textContent, left, right, top, bottom };
    };
    const found = [...svg.querySelectorAll<SVGTextElement>("text")];
    const texts = found.map((text) => ({ ...boxOf(text), size: Number.parseFloat(getComputedStyle(text).fontSize) }));
    return { area: boxOf(svg), texts };
  });
  expect(texts.length, at).toBeGreaterThan(1);
  for (const [index, text] of texts.entries()) {
    const where = `${text.words} in ${at}`;
    expect([24, 26], where).toContain(text.size);
    // The letters themselves are lower than their line.
    expect(text.left, where).toBeGreaterThanOrEqual(area.left - 1);
    expect(text.right, where).toBeLessThanOrEqual(area.right + 1);
    for (const other of texts.slice(index + 1)) {
      const across = Math.min(text.right, other.right) - Math.max(text.left, other.left);
      const down = Math.min(text.bottom, other.bottom) - Math.max(text.top, other.top);
      expect(across > 1 && down > 6, `${where} over ${other.words}`).toBe(false);
    }
  }
}

/** Expects Edit, the logo and Articles in view on a phone, side by side and above the drawing. */
async function expectTopBar(main: MainScreen): Promise<void> {
  const articles = main.page.getByRole("button", { name: "Latest articles" });
  const logo = main.page.getByRole("heading", { level: 1, name: "Diagonal" }).locator("svg");
  const boxes: Box[] = [];
  for (const part of [main.editButton, logo, articles]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    boxes.push((await part.boundingBox()) as Box);
  }
  const [edit, mark, last] = boxes as [Box, Box, Box];
  expect(edit.x + edit.width).toBeLessThanOrEqual(mark.x);
  expect(mark.x + mark.width).toBeLessThanOrEqual(last.x);
  const { outlines } = await main.drawn();
  const labels = await main.labels();
  for (const { y } of [...outlines, ...labels]) expect(y).toBeGreaterThanOrEqual(edit.y + edit.height - 1);
}
