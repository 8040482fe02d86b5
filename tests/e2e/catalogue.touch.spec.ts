import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("a common size is found and added by touch, and the script loads with the first use", async ({ page, site }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const main = await MainScreen.open(page, site);
  await main.showEditors();
  await page.waitForLoadState("networkidle");
  const read = async (script: string) => (await page.request.get(`${site}${script}`)).text();
  const loaded = () => scripts.filter((script) => /catalogue-list/.test(script));
  expect(loaded()).toEqual([]);
  const early = await Promise.all(scripts.filter((script) => script.endsWith(".js")).map((script) => read(script)));
  expect(early.length).toBeGreaterThan(0);
  expect(early.join(""), "the list of models (D40)").not.toContain("AW3423DW");

  const field = page.getByRole("combobox", { name: "Find a model or size" });
  const options = page.getByRole("option");
  await main.press(field);
  await expect(options, "three examples of what can be typed").toHaveCount(3);
  expect(loaded()).toHaveLength(1);
  await field.fill("27");
  await expect(options.first()).toHaveText(/^27″/);
  await expect(page.getByRole("listbox")).toBeInViewport({ ratio: 1 });
  await options.nth(2).scrollIntoViewIfNeeded();
  await expect(field).toBeFocused();
  await main.press(options.nth(2));
  await expect(main.editors).toHaveCount(3);
  await expect.poll(async () => (await main.drawn()).outlines.length).toBe(3);
});
