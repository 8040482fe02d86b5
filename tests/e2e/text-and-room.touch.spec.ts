import type { Locator, Page } from "@playwright/test";
import { sizes } from "../setup/details.ts";
import { expect, test } from "../setup/fixtures.ts";
import { Visitor } from "../setup/visitor.ts";

const section = (page: Page): Locator => page.getByRole("region", { name: "Text and room" });
const scaling = (page: Page, name: string): Locator => page.getByRole("group", { name: `Scaling of ${name}` });

test("D45: from a first visit to text and room of 27″ 4K at 150% and 32″ 4K at 125% takes five actions at most", async ({
  page,
  site,
}) => {
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  await visitor.press(main.starter(/^27″ 4K or 32″ 4K/, { inAnswer: true }));
  // 100 × 27 ÷ 32 is 84.4% of the pixels per inch, so text is 18.5% larger.
  await expect(main.answer).toContainText("Text at 100% is 19% larger, with room for 3840×2160.");
  await visitor.press(main.answer.getByRole("button", { name: "Change scaling" }));
  await expect(section(page).getByRole("heading", { name: "Text and room" })).toBeInViewport();
  for (const _ of [125, 150]) await visitor.press(scaling(page, "27″ 16:9").getByRole("button", { name: "More" }));
  await visitor.press(scaling(page, "32″ 16:9").getByRole("button", { name: "More" }));
  // 24 ÷ 163.179 = 0.14708″ and 20 ÷ 137.682 = 0.14526″: 1.2% smaller.
  const rows = section(page).getByRole("listitem");
  await expect(rows.filter({ hasText: "27″ 16:9" })).toContainText(/base · 16\spx = 0\.147″.*2560×1440.*2 windows/);
  await expect(rows.filter({ hasText: "32″ 16:9" })).toContainText(
    /Text 1\.2% smaller · 16\spx = 0\.145″.*3072×1728.*2 windows and 512\spx/,
  );
  expect(visitor.actions).toBeLessThanOrEqual(5);
  await expect(page).toHaveURL(/\?screens=27in-3840x2160-blue-scale150~32in-3840x2160-green-scale125$/);

  await test.step("measuring the display leads back to the details and does not change the drawing", async () => {
    const address = page.url();
    await main.press(section(page).getByRole("button", { name: "Show true size" }));
    const dialog = page.getByRole("dialog", { name: "Actual size" });
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(section(page)).toContainText(/Samples are in true size on this display, ±0\.\d%\./);
    await expect(page).toHaveURL(address);
  });
  await test.step("the links of the details lead to their sections and mark the one in view", async () => {
    const links = page.getByRole("navigation", { name: "Sections" });
    for (const name of ["Text and room", "From your seat", "Sizes"]) {
      await links.getByRole("link", { name, exact: true }).click();
      const heading = page.getByRole("heading", { name, exact: true });
      await expect(heading).toBeFocused();
      // The heading above the sizes is there for screen readers only.
      await expect(name === "Sizes" ? sizes(page) : heading).toBeInViewport();
      await expect(links.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "true");
    }
  });
  await test.step("the answer says it, and undo takes back one step at a time", async () => {
    await main.press(page.getByRole("button", { name: "Close details" }));
    await expect(main.answer).toContainText("Text at 125% is 1.2% smaller than at 150%, with room for 3072×1728.");
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/-scale150~32in-3840x2160-green$/);
  });
});
