import { delayRequests } from "../setup/delayed-requests.ts";
import { expect, test } from "../setup/fixtures.ts";
import { HELP } from "../setup/intro.ts";
import { dialogNamed } from "../setup/site-dialog.ts";

test("D14: a reload with an open drawer opens the drawer again and no intro", async ({ page, site }) => {
  await page.goto(`${site}/`);
  await dialogNamed(page, HELP).getByRole("button", { name: "Get started" }).click();
  await page.getByRole("button", { name: "Edit screens" }).tap();
  const drawer = dialogNamed(page, "Edit screens");
  await expect(drawer).toBeVisible();

  const release = await delayRequests(page, /\.js$/);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Diagonal" })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(drawer).toBeVisible();
  await expect(dialogNamed(page, HELP)).toHaveCount(0);
});
