import type { Browser, Page } from "@playwright/test";
import { expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { footerLink, historyLength } from "../setup/site-dialog.ts";

/** As people type or shorten it; `address.test.ts` has many more. */
const WRITTEN = `27-16x9-pink_<b>Desk</b> & “chair” 🖥️~ 254 cm  4:3 pink `;

/** Pink and blue: a colour that is already used is replaced by the first free one. */
const STROKES = ["rgb(232, 70, 189)", "rgb(47, 107, 255)"];

test("a link that people type or shorten works with and without scripts, with names as plain text and alignment; what cannot be read is named in one line until the first change", async ({
  browser,
  page,
  site,
}) => {
  const still = await withoutScripts(browser, page.viewportSize());
  await skipIntro(page, site);
  const unread = "Could not read this part of the link";
  await test.step("units, colours, a name and an alignment", async () => {
    const address = `${site}/?${new URLSearchParams({ screens: WRITTEN, align: "bottom" })}`;
    for (const one of [still.page, page]) {
      await one.goto(address);
      const main = new MainScreen(one);
      if (one === page) await main.ready();
      const drawn = await main.drawn();
      expect(drawn.outlines).toHaveLength(2);
      for (const { number, width, height, y, stroke } of drawn.outlines) {
        const [length, ratio] = number === 1 ? [27, 16 / 9] : [100, 4 / 3];
        expect(width / height).toBeCloseTo(ratio, 2);
        const [largest] = drawn.outlines;
        // Both are at one scale, and their bottom edges level.
        expect(height / (largest?.height ?? 1)).toBeCloseTo(
          length / Math.hypot(ratio, 1) / (100 / Math.hypot(4 / 3, 1)),
          2,
        );
        expect(Math.abs(y + height - ((largest?.y ?? 0) + (largest?.height ?? 0)))).toBeLessThan(0.5);
        expect(stroke).toBe(STROKES[number - 1]);
      }
      await expect(main.drawing).toHaveAccessibleName(/<b>Desk<\/b> & “chair” 🖥️: pink 27 inch 16:9/);
      await expect(main.drawing.locator("[data-label='2']").filter({ visible: true })).toContainText("cm");
      await expect(one.getByText(unread)).toHaveCount(0);
    }
    const main = new MainScreen(page);
    await expect(main.editors).toHaveCount(2);
    await expect(main.editor(1).unit).toHaveAccessibleName("INCHES");
    await expect(main.editor(2).unit).toHaveAccessibleName("CENTIMETERS");
    expect(page.url(), "the address does not change until the comparison does").toBe(address);
  });

  const eleven = Array.from({ length: 11 }, (_, index) => `${20 + index}-16x9`).join("~");
  const links: [written: string, count: number, said: string, pages: Page[]][] = [
    [eleven, 10, `${unread}: 30-16x9`, [still.page]],
    ["<script>alert(1)</script>", 2, `${unread}: <script>alert(1)</script>`, [still.page]],
    ["27-16x9~<b>bogus</b>~55x16", 1, `${unread}: <b>bogus</b>, 55x16`, [page]],
  ];
  for (const [written, count, said, pages] of links) {
    await test.step(written, async () => {
      for (const one of pages) {
        await one.goto(`${site}/?${new URLSearchParams({ screens: written })}`);
        const main = new MainScreen(one);
        if (one === page) await main.ready();
        await expect(one.getByText(said)).toBeVisible();
        expect((await main.drawn()).outlines).toHaveLength(count);
        expect(await main.overflow()).toEqual({ x: 0, y: 0 });
      }
    });
  }
  await still.close();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText(unread)).toHaveCount(0);
  await expect(page.getByRole("main"), "the focus is not lost with the line").toBeFocused();

  await page.reload();
  const main = new MainScreen(page);
  await main.ready();
  await expect(page.getByText(`${unread}: <b>bogus`)).toBeVisible();
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveURL(`${site}/?screens=27in-9x16-blue`);
  await expect(page.getByText(unread)).toHaveCount(0);
});

test("changes replace the address, typed values only when committed; the address survives a dialog and a reload", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  expect(page.url()).toBe(`${site}/`);
  const entries = await historyLength(page);
  await expect(page).toHaveTitle("Diagonal – compare display sizes to scale");
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveTitle("27″ 9:16 and 29″ 21:9 compared – Diagonal");
  await expect(page).toHaveURL(`${site}/?screens=27in-9x16-blue~29in-21x9-green`);
  const steps: [act: () => Promise<void>, search: string][] = [
    [() => main.press(main.editor(1).rotate), ""],
    [() => main.press(main.editor(2).remove), "?screens=27in-16x9-blue"],
    [() => main.press(main.addTile), "?screens=27in-16x9-blue~27in-16x9-pink"],
    [() => main.press(main.editor(2).remove), "?screens=27in-16x9-blue"],
    [() => main.press(main.editor(1).remove), "?screens=none"],
    [() => main.press(main.tools.undo), "?screens=27in-16x9-blue"],
  ];
  for (const [act, search] of steps) {
    await act();
    await expect(page).toHaveURL(`${site}/${search}`);
  }

  await test.step("typed values and unit wait for their commit, a name does not", async () => {
    await main.editor(1).length.fill("40");
    await main.choose(main.editor(1).more, "Name");
    await main.editor(1).name.fill("Desk & more_1");
    await main.press(main.editor(1).unit);
    await main.nextFrame();
    await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue_Desk+%26+more_1`);
    await main.commit(1);
  });
  const first = "?screens=101.6cm-16x9-blue_Desk+%26+more_1";
  await expect(page).toHaveURL(`${site}/${first}`);
  await expect(main.drawing.getByText("Desk & more_1 · 101.6 cm 16:9")).toBeVisible();
  expect(await historyLength(page), "changes add no history entries").toBe(entries);

  await main.press(footerLink(page, "Terms"));
  await expect(page).toHaveURL(`${site}/terms${first}`);
  await main.press(page.getByRole("button", { name: "Close" }));
  await expect(page).toHaveURL(`${site}/${first}`);

  await main.press(main.editor(1).rotate);
  const second = first.replace("16x9", "9x16");
  await expect(page).toHaveURL(`${site}/${second}`);
  await page.reload();
  await main.ready();
  expectDrawn(await main.drawn(), [{ length: 40, width: 9, height: 16 }]);
  await expect(page).toHaveURL(`${site}/${second}`);
});

async function withoutScripts(browser: Browser, viewport: { width: number; height: number } | null) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  return { page: await context.newPage(), close: () => context.close() };
}
