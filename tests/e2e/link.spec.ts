import { type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("committed changes replace the address at once, and the default comparison has the address `/`", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  expect(page.url()).toBe(`${site}/`);
  const entries = await page.evaluate(() => history.length);
  await expect(page).toHaveTitle("Diagonal – compare display sizes to scale");
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveTitle("27″ 9:16 and 29″ 21:9 compared – Diagonal");
  await expect(page).toHaveURL(`${site}/?screens=27in-9x16-blue~29in-21x9-green`);
  const steps: [act: () => Promise<void>, search: string][] = [
    [() => main.press(main.editor(1).rotate), ""],
    [() => main.press(main.editor(2).remove), "?screens=27in-16x9-blue"],
    [() => main.press(main.addTile), "?screens=27in-16x9-blue~27in-16x9-pink"],
    [() => main.press(main.editor(2).remove), "?screens=27in-16x9-blue"],
    [() => main.press(main.editor(1).remove), "?screens=none"],
  ];
  for (const [act, search] of steps) {
    await act();
    await expect(page).toHaveURL(`${site}/${search}`);
  }
  await main.showDrawing();
  await expect(page).toHaveURL(`${site}/?screens=none`);
  // An open drawer has its own history entry (D14); the changes add none.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
});

test("typed values, unit and name change the link only on commit, which survives drawer, dialog and reload", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  await main.showEditors();
  await main.editor(1).length.fill("40");
  await main.choose(main.editor(1).more, "Name");
  await main.editor(1).name.fill("Desk & more_1");
  await main.press(main.editor(2).unit);
  await main.nextFrame();
  expect(new URL(page.url()).search).toBe("");
  await main.commit(1);
  const other = main.narrow ? "73.66cm-21x9-green" : "29in-21x9-green";
  const first = `?screens=40in-16x9-blue_Desk+%26+more_1~${other}`;
  await expect(page).toHaveURL(`${site}/${first}`);
  await expect(main.drawing.getByText("Desk & more_1 · 40″ 16:9")).toBeVisible();

  await main.press(page.getByRole("contentinfo").getByRole("link", { name: "Terms" }));
  await expect(page).toHaveURL(`${site}/terms${first}`);
  await main.press(page.getByRole("button", { name: "Close" }));
  await expect(page).toHaveURL(`${site}/${first}`);

  await main.showEditors();
  await main.press(main.editor(1).rotate);
  const second = first.replace("16x9", "9x16");
  await expect(page).toHaveURL(`${site}/${second}`);
  if (main.narrow) await page.goBack();
  await expect(main.drawer).toBeHidden();
  await expect(page).toHaveURL(`${site}/${second}`);
  await page.reload();
  await main.ready();
  const drawn: Described[] = [
    { length: 40, width: 9, height: 16 },
    { length: 29, width: 21, height: 9 },
  ];
  expectDrawn(await main.drawn(), drawn);
  await expect(page).toHaveURL(`${site}/${second}`);
});
