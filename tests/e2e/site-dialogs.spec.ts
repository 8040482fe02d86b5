import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { holdBack } from "../setup/held-back.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import {
  dialogNamed,
  expectFocusInside,
  footerLink,
  historyLength,
  OUTSIDE,
  SITE_DIALOGS,
} from "../setup/site-dialog.ts";

for (const { path, link, name, wayOut } of SITE_DIALOGS) {
  test.describe(`${path}, the dialog “${name}”`, () => {
    test("S2: opens from the footer, and its button returns to `/` and the focus to the link", async ({
      page,
      site,
    }) => {
      await MainScreen.open(page, site);
      const before = await historyLength(page);
      await footerLink(page, link).click();
      const dialog = dialogNamed(page, name);
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`${site}${path}`);
      expect(await historyLength(page)).toBe(before + 1);
      await expectFocusInside(dialog);
      await dialog.getByRole("button", { name: wayOut }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${site}/`);
      await expect(footerLink(page, link)).toBeFocused();
    });

    test("D13: Escape and a press outside do what the button does", async ({ page, site }) => {
      await MainScreen.open(page, site);
      const dialog = dialogNamed(page, name);
      for (const dismiss of [() => page.keyboard.press("Escape"), () => page.mouse.click(OUTSIDE.x, OUTSIDE.y)]) {
        await footerLink(page, link).click();
        await expect(dialog).toBeVisible();
        await dismiss();
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(`${site}/`);
        await expect(footerLink(page, link)).toBeFocused();
      }
    });

    test("D13: Back closes it, Forward opens it again", async ({ page, site }) => {
      await MainScreen.open(page, site);
      const dialog = dialogNamed(page, name);
      await footerLink(page, link).click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${site}/`);
      await expect(footerLink(page, link)).toBeFocused();
      await page.goForward();
      await expect(dialog).toBeVisible();
      await expectFocusInside(dialog);
    });

    test("D13: a reload shows it again, and closing it then still leads to `/`", async ({ page, site }) => {
      await MainScreen.open(page, site);
      await footerLink(page, link).click();
      const dialog = dialogNamed(page, name);
      await expect(dialog).toBeVisible();
      await page.reload();
      await new MainScreen(page).takenOver();
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${site}/`);
    });

    test("D13: a shared link opens it; closing replaces it by `/`, and no intro follows (D12)", async ({
      page,
      site,
    }) => {
      await page.goto(`${site}${path}`);
      await new MainScreen(page).takenOver();
      const before = await historyLength(page);
      const dialog = dialogNamed(page, name);
      await expectFocusInside(dialog);
      await dialog.getByRole("button", { name: wayOut }).click();
      await expect(page).toHaveURL(`${site}/`);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await historyLength(page)).toBe(before);
      await page.keyboard.press("Tab");
      const first = page.locator("a[href]:visible, button:visible, input:visible").first();
      await expect(first, "nothing opened it, so Tab begins at the page's start").toBeFocused();
    });

    test("D13: the comparison underneath keeps its state", async ({ page, site }) => {
      const main = await MainScreen.open(page, site);
      await main.showEditors();
      await main.editor(1).length.fill("32");
      await main.commit(1);
      await expect(page).toHaveURL(/\?screens=32in/);
      const { search } = new URL(page.url());
      const drawn = await main.drawing.getAttribute("aria-label");
      expect(drawn).toContain("32 inch 16:9");
      await footerLink(page, link).click();
      await expect(dialogNamed(page, name)).toBeVisible();
      expect(new URL(page.url()).search, "a reload or a shared link keeps the comparison too").toBe(search);
      await expect(main.drawing).toHaveAttribute("aria-label", drawn ?? "");
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(`${site}/${search}`);
      await expect(main.drawing).toHaveAttribute("aria-label", drawn ?? "");
    });

    test("the comparison of a link stays when its dialog is closed", async ({ page, site }) => {
      await page.goto(`${site}${path}?screens=40in-16x9-red`);
      const main = new MainScreen(page);
      await main.takenOver();
      expect((await main.drawn()).outlines).toHaveLength(1);
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(`${site}/?screens=40in-16x9-red`);
      expect((await main.drawn()).outlines).toHaveLength(1);
    });

    test("focus stays inside, and what is behind cannot be reached or scrolled", async ({ page, site }) => {
      await page.goto(`${site}${path}`);
      await new MainScreen(page).takenOver();
      const dialog = dialogNamed(page, name);
      await expectFocusInside(dialog);
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press("Tab");
        const at = await dialog.evaluate((element) => {
          const active = document.activeElement;
          return element.contains(active) || active === document.body ? "inside" : active?.outerHTML;
        });
        expect(at, "the browser's own bar lies between the last and the first").toBe("inside");
      }
      expect(await footerLink(page, link).evaluate((element) => element.closest(":modal") === null)).toBe(true);
      await footerLink(page, link).evaluate((element) => (element as HTMLElement).focus());
      await expect(footerLink(page, link)).not.toBeFocused();
      const isReached = await page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest("dialog") !== null,
        OUTSIDE,
      );
      expect(isReached, "a press beside the dialog reaches the page behind").toBe(true);
      await page.evaluate(() => {
        // As where the page behind is longer than the window.
        document.body.style.height = "200vh";
      });
      await page.mouse.move(OUTSIDE.x, OUTSIDE.y);
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test("comes in the served HTML, with the drawing beneath it, and works without scripts", async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: test.info().project.use.viewport ?? null,
      });
      const page = await context.newPage();
      await page.goto(`${site}${path}`);
      const dialog = dialogNamed(page, name);
      await expect(dialog).toBeVisible();
      await expect(page.locator("svg [data-outline]").first()).toBeAttached();
      await dialog.getByRole("button", { name: wayOut }).click();
      await expect(page).toHaveURL(/\/\??$/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await context.close();
    });

    test("issue 6: it is modal before the site's scripts have come, and stays as it is when they come", async ({
      page,
      site,
    }) => {
      const release = await holdBack(page, /\.js$/);
      await page.goto(`${site}${path}`, { waitUntil: "commit" });
      const dialog = dialogNamed(page, name);
      await expectFocusInside(dialog);
      expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
      await dialog.evaluate((element) =>
        element.addEventListener("beforetoggle", (event) => {
          if ((event as ToggleEvent).newState === "open") console.error("It is shown anew.");
        }),
      );
      await dialog.getByRole("button", { name: wayOut }).focus();
      release();
      await new MainScreen(page).takenOver();
      await expect(dialog.getByRole("button", { name: wayOut })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${site}/`);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    test("issue 6, D13: what closes it before they have come leaves the visitor on `/` when they come", async ({
      page,
      site,
    }) => {
      for (const dismiss of [
        () => dialogNamed(page, name).getByRole("button", { name: wayOut }).click(),
        () => page.keyboard.press("Escape"),
        () => page.mouse.click(OUTSIDE.x, OUTSIDE.y),
      ]) {
        const release = await holdBack(page, /\.js$/);
        await page.goto(`${site}${path}?screens=40in-16x9-red`, { waitUntil: "commit" });
        const before = await historyLength(page);
        await expectFocusInside(dialogNamed(page, name));
        await dismiss();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await footerLink(page, link).focus();
        await expect(footerLink(page, link), "the page behind it can be reached").toBeFocused();
        release();
        await expect(page).toHaveURL(`${site}/?screens=40in-16x9-red`);
        await new MainScreen(page).takenOver();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(footerLink(page, link)).toBeFocused();
        expect(await historyLength(page)).toBe(before);
      }
    });

    test("axe finds nothing, in both schemes", async ({ page, site }) => {
      await page.goto(`${site}${path}`);
      await new MainScreen(page).takenOver();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page);
      }
    });
  });
}

test("D18: each has a title, a description and a canonical link of its own", async ({ page, site }) => {
  const seen = new Set<string>();
  for (const { path, name } of SITE_DIALOGS) {
    await page.goto(`${site}${path}?screens=27-16x9`);
    await expect(page).toHaveTitle(`${name} – Diagonal`);
    const description = await page.locator('meta[name="description"]').getAttribute("content");
    expect(description?.length).toBeGreaterThan(60);
    seen.add(description ?? "");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site}${path}`);
  }
  expect(seen.size).toBe(SITE_DIALOGS.length);
});

test("each dialog is loaded only when it is opened", async ({ page, site }) => {
  await skipIntro(page, site);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`${site}/`, { waitUntil: "networkidle" });
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  for (const ofDialog of ["Get started", "Last updated", "Indemnification"]) {
    expect(
      texts.filter((text) => text.includes(ofDialog)),
      `scripts of \`/\` with “${ofDialog}”`,
    ).toEqual([]);
  }
});

test("Privacy Policy and Terms of Service lead to each other, and closing either returns to `/`", async ({
  page,
  site,
}) => {
  await MainScreen.open(page, site);
  const before = await historyLength(page);
  await footerLink(page, "Privacy").click();
  await dialogNamed(page, "Privacy Policy").getByRole("link", { name: "Terms of Service" }).click();
  const terms = dialogNamed(page, "Terms of Service");
  await expect(terms).toBeVisible();
  await expect(page).toHaveURL(`${site}/terms`);
  await expectFocusInside(terms);
  expect(await historyLength(page)).toBe(before + 1);
  await terms.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a press that begins inside and ends outside, as when text is selected, closes nothing", async ({
  page,
  site,
}) => {
  await page.goto(`${site}/privacy`);
  await new MainScreen(page).takenOver();
  const dialog = dialogNamed(page, "Privacy Policy");
  const box = await dialog.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 100);
  await page.mouse.down();
  await page.mouse.move(OUTSIDE.x, OUTSIDE.y, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});
