import { delayRequests } from "../setup/delayed-requests.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import {
  dialogNamed,
  expectFocusInside,
  footerLink,
  HELP_AND_PRIVACY,
  historyLength,
  OUTSIDE,
  SITE_DIALOGS,
} from "../setup/site-dialog.ts";

// One component and one script in the page make all of them.
const [HELP, PRIVACY] = HELP_AND_PRIVACY;

test("S2, D13: each dialog opens over the comparison, closes in every way, and changes nothing", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  await main.editor(1).length.fill("32");
  await main.commit(1);
  await expect(page).toHaveURL(/\?screens=32in/);
  const { search } = new URL(page.url());
  const drawn = (await main.drawing.getAttribute("aria-label")) ?? "";
  expect(drawn).toContain("32 inch 16:9");

  // The other closes as this one does.
  for (const [index, { path, link, name, closeButton }] of HELP_AND_PRIVACY.entries()) {
    const dialog = dialogNamed(page, name);
    const open = async () => {
      await footerLink(page, link).click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`${site}${path}${search}`);
      await expectFocusInside(dialog);
      await expect(main.drawing).toHaveAttribute("aria-label", drawn);
    };
    const expectClosed = async () => {
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${site}/${search}`);
      await expect(footerLink(page, link)).toBeFocused();
      await expect(main.drawing).toHaveAttribute("aria-label", drawn);
    };

    await test.step(`“${name}”: by its button, after one history entry`, async () => {
      const before = await historyLength(page);
      await open();
      expect(await historyLength(page)).toBeLessThanOrEqual(before + 1);
      await dialog.getByRole("button", { name: closeButton }).click();
      await expectClosed();
    });
    if (index > 0) continue;
    await test.step(`“${name}”: by Escape`, async () => {
      await open();
      await page.keyboard.press("Escape");
      await expectClosed();
    });
    await test.step(`“${name}”: by a press outside`, async () => {
      await open();
      await page.mouse.click(OUTSIDE.x, OUTSIDE.y);
      await expectClosed();
    });
    await test.step(`“${name}”: by Back, and Forward opens it again`, async () => {
      await open();
      await page.goBack();
      await expectClosed();
      await page.goForward();
      await expect(dialog).toBeVisible();
      await expectFocusInside(dialog);
    });
    await test.step(`“${name}”: after a reload`, async () => {
      await page.reload();
      await main.ready();
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${site}/${search}`);
    });
  }
});

test("D13: a link opens a dialog before scripts load, the focus stays inside, and closing it shows the comparison of the link, without an intro", async ({
  page,
  site,
}) => {
  const { path, link, name, closeButton } = HELP;
  const main = new MainScreen(page);
  const dialog = dialogNamed(page, name);
  const button = dialog.getByRole("button", { name: closeButton });
  await test.step("is modal before the scripts have loaded, and stays open and focused when they have", async () => {
    const release = await delayRequests(page, /\.js$/);
    await page.goto(`${site}${path}?screens=40in-16x9-red`, { waitUntil: "commit" });
    await expectFocusInside(dialog);
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await dialog.evaluate((element) =>
      element.addEventListener("beforetoggle", (event) => {
        if ((event as ToggleEvent).newState === "open") console.error("The dialog opened again.");
      }),
    );
    await button.focus();
    release();
    await main.ready();
    await expect(button).toBeFocused();
    expect((await main.drawn()).outlines).toHaveLength(1);
  });
  const before = await historyLength(page);
  await test.step("keeps the focus inside, and the page behind cannot be reached or scrolled", async () => {
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      const at = await dialog.evaluate((element) => {
        const active = document.activeElement;
        return element.contains(active) || active === document.body ? "inside" : active?.outerHTML;
      });
      expect(at, "only the browser's controls are between the last and the first stop").toBe("inside");
    }
    await footerLink(page, link).evaluate((element) => (element as HTMLElement).focus());
    await expect(footerLink(page, link)).not.toBeFocused();
    const topElement = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest("dialog") !== null,
      OUTSIDE,
    );
    expect(topElement, "a press beside the dialog does not reach the page behind").toBe(true);

    // Makes the page longer than the window, so that it could scroll.
    await page.evaluate(() => {
      document.body.style.height = "200vh";
    });
    await page.mouse.move(OUTSIDE.x, OUTSIDE.y);
    await page.mouse.wheel(0, 400);
    await main.nextFrame();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => {
      document.body.style.height = "";
    });
  });
  await test.step("its button closes it by keyboard", async () => {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${site}/?screens=40in-16x9-red`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await main.drawn()).outlines).toHaveLength(1);
    expect(await historyLength(page)).toBe(before);
    await page.keyboard.press("Tab");
    const first = page.locator("a[href]:visible, button:visible, input:visible").first();
    await expect(first, "no link has opened it, so Tab starts at the top of the page").toBeFocused();
  });
});

test("D13: a dialog can be closed in every way before the scripts have loaded, and stays closed when they have", async ({
  page,
  site,
}) => {
  const { path, link, name, closeButton } = PRIVACY;
  for (const dismiss of [
    () => dialogNamed(page, name).getByRole("button", { name: closeButton }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(OUTSIDE.x, OUTSIDE.y),
  ]) {
    const release = await delayRequests(page, /\.js$/);
    await page.goto(`${site}${path}?screens=40in-16x9-red`, { waitUntil: "commit" });
    const before = await historyLength(page);
    await expectFocusInside(dialogNamed(page, name));
    await dismiss();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await footerLink(page, link).focus();
    await expect(footerLink(page, link), "the page behind can be reached").toBeFocused();
    release();
    await expect(page).toHaveURL(`${site}/?screens=40in-16x9-red`);
    await new MainScreen(page).ready();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(footerLink(page, link)).toBeFocused();
    expect(await historyLength(page)).toBe(before);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the served HTML has each dialog over the drawing, its button closes it, and there is no intro (D12)", async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/`);
    await expect(page.getByRole("heading", { name: "Diagonal" })).toBeVisible();
    await expect(page.locator("dialog:visible"), "a script decides whether the intro opens").toHaveCount(0);
    for (const { path, name, closeButton } of SITE_DIALOGS) {
      await page.goto(`${site}${path}`);
      const dialog = dialogNamed(page, name);
      await expect(dialog).toBeVisible();
      await expect(page.locator("svg [data-outline]").first()).toBeAttached();
      await dialog.getByRole("button", { name: closeButton }).click();
      await expect(page).toHaveURL(/\/\??$/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});

test("Privacy Policy and Terms of Service link to each other, and a press that only ends outside closes neither", async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await MainScreen.open(page, site);
  await test.step("the script of each legal text loads only when it is opened", async () => {
    await page.waitForLoadState("networkidle");
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    // The help is on `/` as its intro.
    for (const ofDialog of ["Last updated", "Indemnification"]) {
      expect(
        texts.filter((text) => text.includes(ofDialog)),
        `scripts of \`/\` with “${ofDialog}”`,
      ).toEqual([]);
    }
  });
  const before = await historyLength(page);
  await footerLink(page, "Privacy").click();
  const privacy = dialogNamed(page, "Privacy Policy");
  await expect(privacy).toBeVisible();
  await test.step("selecting text past the edge closes nothing", async () => {
    const box = await privacy.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 100);
    await page.mouse.down();
    await page.mouse.move(OUTSIDE.x, OUTSIDE.y, { steps: 4 });
    await page.mouse.up();
    await expect(privacy).toBeVisible();
  });
  await privacy.getByRole("link", { name: "Terms of Service" }).click();
  const terms = dialogNamed(page, "Terms of Service");
  await expect(terms).toBeVisible();
  await expect(page).toHaveURL(`${site}/terms`);
  await expectFocusInside(terms);
  expect(await historyLength(page)).toBe(before + 1);
  await terms.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const rings = await page
    .locator("a, button")
    .evaluateAll((all) => all.filter((element) => getComputedStyle(element).outlineStyle !== "none").length);
  expect(rings, "focus rings after presses of the mouse").toBe(0);
});
