import type { Locator } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { Visitor } from "../setup/visitor.ts";

test("D36: centimetres take one action in the answer and two in View, follow into the link and undo, and are remembered", async ({
  page,
  site,
}) => {
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  const radio = (name: string): Locator =>
    main.page.getByRole("main").getByRole("radio", { name, exact: true }).filter({ visible: true });
  const inCentimetres = async () => {
    await expect(radio("Centimetres")).toBeChecked();
    // 27 × 16 ÷ √337 × 2.54 = 59.77
    await expect(main.answer.getByText(/59\.8/).filter({ visible: true }).first()).not.toHaveClass(/muted/);
    await expect(main.drawing).toHaveAccessibleName(/27 inch 16:9, 59\.8 by 33\.6 centimetres/);
    await expect(main.drawing.getByText(/^1 square = .*cm$|cm$/).first()).toBeAttached();
  };

  await test.step("one action in the answer", async () => {
    const before = visitor.actions;
    await visitor.press(radio("Centimetres"));
    await inCentimetres();
    expect(visitor.actions - before).toBe(1);
    await expect(page).toHaveURL(`${site}/?lengths=cm`);
  });
  await test.step("undo and redo", async () => {
    await main.press(main.tools.undo);
    await expect(radio("Inches")).toBeChecked();
    await expect(page).toHaveURL(`${site}/`);
  });
  await test.step("chosen again", async () => {
    await visitor.press(radio("Centimetres"));
    await inCentimetres();
  });
  await test.step("a new comparison has them, and is still the one at /", async () => {
    await MainScreen.open(page, site);
    await inCentimetres();
    await expect(page).toHaveURL(`${site}/`);
    await expect(main.tools.undo).toBeDisabled();
    await expect(page.getByText("Last time:")).toHaveCount(0);
  });
  await test.step("a link says itself what it shows, and a 65″ stays a 65″", async () => {
    await MainScreen.open(page, site, "?screens=65in-16x9-blue~75in-16x9-green");
    await expect(radio("Inches")).toBeChecked();
    await visitor.press(radio("Centimetres"));
    await expect(main.answer.getByRole("paragraph").first()).toContainText("65″ 16:9");
    await expect(main.drawing.locator("[data-label='1']")).toContainText("65″ 16:9");
  });
});
