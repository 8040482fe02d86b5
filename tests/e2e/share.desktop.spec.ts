import { readFileSync } from "node:fs";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { keepMessages } from "../setup/messages.ts";

const SEARCH = "?screens=27in-16x9-blue_Desk~34in-43x18-green&align=bottom";

test("the share menu works by keyboard, and copies the link or gives it to the system's share sheet", async ({
  page,
  site,
}) => {
  await keepMessages(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  // What others add to a link is not handed on.
  const main = await MainScreen.open(page, site, `${SEARCH}&utm_source=news&fbclid=1`);
  const message = (text: string) => page.getByRole("status").filter({ hasText: text });

  await test.step("by keyboard", async () => {
    await main.tools.share.focus();
    await page.keyboard.press("Enter");
    await expect(main.menu.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(main.menuItem("Print at actual size…")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(main.menu).toHaveCount(0);
    await expect(main.tools.share).toBeFocused();
  });

  await test.step("without a share sheet it copies the link and confirms it", async () => {
    await expect(page.getByRole("status"), "a region stands in the page before its text").toHaveText("");
    await main.press(main.tools.share);
    await expect(main.menu.getByRole("menuitem")).toHaveText([
      "Copy link",
      "Copy image",
      "Save image…",
      "Copy table",
      "Embed…",
      "Print at actual size…",
    ]);
    await main.press(main.menuItem("Copy link"));
    await expect(main.tools.share, "the focus goes back to the button").toBeFocused();
    await expect(message("Link copied")).toBeVisible();
    await expectNoAxeViolations(page, "[role=status]");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/${SEARCH}`);
    expect(await main.overflow()).toEqual({ x: 0, y: 0 });
  });

  await test.step("a message says what to do if copying is forbidden", async () => {
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException("No", "NotAllowedError"));
    });
    await main.choose(main.tools.share, "Copy link");
    await expect(message("Copy the link from the address bar")).toBeVisible();
  });

  await test.step("the share sheet receives title and link, and closing it shows no error", async () => {
    await page.evaluate(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", {
        value: (data: ShareData) => {
          shared.push(data);
          return Promise.reject(new DOMException("Closed", "AbortError"));
        },
      });
    });
    await main.choose(main.tools.share, "Share…");
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
      .toEqual([{ title: "Desk and 34″ 3440×1440 compared", url: `${site}/${SEARCH}` }]);
  });
});

test("the current drawing is saved as PNG and SVG, with the real sizes of its screens, twice as large, and copied", async ({
  page,
  site,
}) => {
  await keepMessages(page);
  const main = await MainScreen.open(page, site);
  const save = async (item: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      main.choose(main.tools.share, "Save image…", item),
    ]);
    return download;
  };
  await test.step("twice as large", async () => {
    const download = await save("Large PNG");
    expect(download.url()).toBe(`${site}/share.png?size=2`);
    expect(download.suggestedFilename()).toBe("diagonal 27in 16x9, 29in 21x9 large.png");

    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await main.choose(main.tools.share, "Copy image");
    await expect(page.getByRole("status").filter({ hasText: "Image copied" })).toBeVisible();
    const width = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return item === undefined ? 0 : (await createImageBitmap(await item.getType("image/png"))).width;
    });
    expect(width).toBe(2400);
  });

  await test.step("after changes", async () => {
    await main.press(main.editor(2).remove);
    await main.press(main.editor(1).rotate);
    await main.choose(main.tools.arrange, "Bottom edges level");
    for (const kind of ["PNG", "SVG"] as const) {
      const download = await save(kind);
      expect(download.suggestedFilename()).toBe(`diagonal 27in 9x16.${kind.toLowerCase()}`);
      const address = `share.${kind.toLowerCase()}?screens=27in-9x16-blue&align=bottom`;
      expect(download.url()).toBe(`${site}/${address}`);
      const file = readFileSync(await download.path()).toString("utf8");
      // 27² = w² + (16w/9)²: w = 13.24 inches, h = 23.53.
      const texts = ["blue 27 inch 9:16, 13.2 by 23.5 inches"];
      if (kind === "SVG") texts.push(">27″ 9:16</text>", ">Diagonal</text>", `>${new URL(site).host}</text>`);
      expect(texts.filter((text) => !file.includes(text))).toEqual([]);
    }
  });
});
