import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { recordAnnouncements } from "../setup/live-regions.ts";
import { MainScreen } from "../setup/main-screen.ts";

const SEARCH = "?screens=27in-16x9-blue_%22Desk%22~34in-43x18-green";

test("the Embed dialog shows what its code shows, and every choice changes both at once (D41)", async ({
  page,
  site,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const main = await MainScreen.open(page, site, SEARCH);
  await main.choose(main.tools.share, "Embed…");
  const dialog = page.getByRole("dialog", { name: "Embed", exact: true });
  const code = dialog.getByRole("textbox", { name: "Code" });
  const frame = dialog.frameLocator("iframe");
  const choose = (name: string) => dialog.getByRole("radio", { name, exact: true }).check({ force: true });

  await test.step("a frame, in the reader's colours and the comparison's unit", async () => {
    await expect(dialog.getByRole("radio", { name: "Frame", exact: true })).toBeChecked();
    await expect(code).toHaveValue(
      new RegExp(
        `^<iframe src="${site}/embed\\?screens=[^"]*" title="&#34;Desk&#34; or 34″ [^"]*\\?" width="640" height="\\d+"`,
      ),
    );
    await expect(frame.getByText("23.5 × 13.2″")).toBeVisible();
    await expect(frame.getByRole("link", { name: /^Open/ })).toBeAttached();
    await expectNoAxeViolations(page, "dialog");
  });

  await test.step("in dark colours, in centimetres, narrower", async () => {
    await choose("Dark");
    await expect(code).toHaveValue(/theme=dark/);
    await expect(frame.locator("main")).toHaveCSS("background-color", "rgb(21, 26, 32)");
    await choose("Centimetres");
    await expect(code).toHaveValue(/lengths=cm/);
    await expect(frame.locator(".first").first()).toHaveText(/^59\.8 × 33\.6/);
    const width = dialog.getByRole("textbox", { name: "Maximum width" });
    await width.fill("400");
    await expect(code).toHaveValue(/ width="400" .*max-width:400px/);
    await width.fill("40");
    await expect(width).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByText("From 280 to 2000 px")).toBeVisible();
    await width.fill("500");
  });

  await test.step("as an image, whose address works", async () => {
    await choose("Image");
    await expect(code).toHaveValue(
      new RegExp(`^<a href="${site}/\\?screens=.*<img src="${site}/share.png\\?.* width="500"`),
    );
    await choose("SVG");
    await expect(code).toHaveValue(/comparison\.svg.*scheme=dark/);
    const image = dialog.getByRole("img", { name: /^Comparison of/ });
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200);
  });

  await test.step("as a link, which unfolds with the page's title and is copied", async () => {
    await choose("Link");
    await expect(dialog.getByText('"Desk" and 34″ 3440×1440 compared', { exact: true })).toBeVisible();
    await expect(code).toHaveValue(`${site}/${SEARCH}&lengths=cm`);
    const newAnnouncements = await recordAnnouncements(page);
    await dialog.getByRole("button", { name: "Copy code" }).click();
    // The button says so for two seconds.
    await expect.poll(newAnnouncements).toContain("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/${SEARCH}&lengths=cm`);
    await expect(dialog.getByRole("button", { name: "Copy code" })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Open in new tab" })).toHaveAttribute("target", "_blank");
  });

  await test.step("its buttons stay in view beside a preview that is higher than the window", async () => {
    await choose("Frame");
    await page.setViewportSize({ width: 1440, height: 480 });
    for (const action of [
      dialog.getByRole("button", { name: "Copy code" }),
      dialog.getByRole("link", { name: "Open in new tab" }),
    ]) {
      await expect(action).toBeInViewport({ ratio: 1 });
    }
  });

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(page.url(), "the comparison is as it was").toBe(`${site}/${SEARCH}`);
});
