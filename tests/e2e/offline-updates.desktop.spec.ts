import { rmSync } from "node:fs";
import { join } from "node:path";
import { ArticlePages, pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { expect, keptPaths, NEXT_TITLE, nextRelease, test, workerReady } from "../setup/offline.ts";
import { dialogNamed, footerLink } from "../setup/site-dialog.ts";

test.use({ reducedMotion: "reduce", allowedProblems: [/ERR_CONNECTION_REFUSED/] });

const TITLE = "Diagonal – compare display sizes to scale";
const NOTICE = "A new version of this website is ready.";

/** The names of the caches that hold releases. */
const releases = async (page: Parameters<typeof keptPaths>[0]) =>
  Object.keys(await keptPaths(page)).filter((name) => name.startsWith("diagonal-release-"));

test("F10.3: a new release is offered, interrupts nothing, and the old page goes on with its own scripts", async ({
  page,
  site,
  server,
  folder,
  context,
}) => {
  const main = await MainScreen.open(page, site);
  await workerReady(page);
  const [first] = await releases(page);
  await main.editor(1).length.fill("31");
  await main.editor(1).length.putCaret(1);
  await server.stop();
  await server.start({ root: nextRelease(folder) });

  await test.step("the open page offers it and keeps what was typed", async () => {
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(main.editor(1).length).toBeFocused();
    await expect(main.editor(1).length).toHaveValue("31");
    expect(await main.editor(1).length.caret()).toBe(1);
    expect(await releases(page)).toEqual([first, "diagonal-release-nextrelease1"]);
  });
  await test.step("parts that the page has not loaded come from its own release", async () => {
    await footerLink(page, "Privacy").click();
    await expect(dialogNamed(page, "Privacy Policy")).toBeVisible();
    await page.goBack();
    await main.press(main.tools.details);
    await expect(page.getByRole("heading", { name: "Details" })).toBeVisible();
    await expect(main.editor(1).length).toHaveValue("31");
  });
  await test.step("without a network the next page is of the old release, whole", async () => {
    await server.stop();
    const other = await context.newPage();
    await other.goto("/");
    await expect(new MainScreen(other).drawing).toBeVisible();
    await expect(other).toHaveTitle(TITLE);
    await other.close();
    await server.start({ root: join(folder, "next") });
  });
  await test.step("on request it loads", async () => {
    await page.getByRole("button", { name: "Load it" }).click();
    await expect(page).toHaveTitle(NEXT_TITLE);
    await main.ready();
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  });
  await test.step("the next visit has it without a network, and nothing of the old one is left", async () => {
    // The new worker starts some time after the last page of the old one is closed.
    await page.goto("about:blank");
    await server.stop();
    await expect(async () => {
      await page.goto(site);
      await expect(new MainScreen(page).drawing).toBeVisible();
      expect(await page.title()).toBe(NEXT_TITLE);
      await page.goto("about:blank");
    }).toPass();
    await page.goto(site);
    await expect.poll(() => releases(page)).toEqual(["diagonal-release-nextrelease1"]);
  });
});

test("F10.3: kept articles outlive a release", async ({ page, site, server, folder }) => {
  await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
  await workerReady(page);
  await expect.poll(async () => (await keptPaths(page))["diagonal-articles"]?.length).toBe(1);
  await server.stop();
  await server.start({ root: nextRelease(folder) });
  await page.goto(site);
  await expect.poll(() => releases(page)).toHaveLength(2);
  await page.goto("about:blank");
  await server.stop();
  const article = await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
  await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
});

test("F10.4: `OFFLINE=off` removes the worker and everything it has kept", async ({ page, site, server }) => {
  await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
  await workerReady(page);
  await expect.poll(async () => (await keptPaths(page))["diagonal-articles"]?.length).toBe(1);
  await server.stop();
  await server.start({ env: { OFFLINE: "off" } });
  await page.goto(site);
  await expect.poll(() => keptPaths(page)).toEqual({});
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  await test.step("the site works, and keeps nothing again", async () => {
    const article = await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
    await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
    await page.waitForLoadState("networkidle");
    expect(await keptPaths(page)).toEqual({});
    await server.stop();
    await expect(page.goto(site)).rejects.toThrow("ERR_CONNECTION_REFUSED");
  });
});

test("a release of which a file is missing is not kept, and the former one stays (F10.3)", async ({
  page,
  site,
  server,
  folder,
}) => {
  await MainScreen.open(page, site);
  await workerReady(page);
  const kept = await keptPaths(page);
  const next = nextRelease(folder);
  const [, catalogue = ""] =
    Object.values(kept)
      .flat()
      .join("\n")
      .match(/\/assets\/(catalogue-list-.+)\.js/) ?? [];
  rmSync(join(next, "build", "client", "assets", `${catalogue}-next.js`));
  await server.stop();
  await server.start({ root: next });
  const updated = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    await new Promise((resolve) => worker?.addEventListener("statechange", resolve));
    return worker?.state;
  });
  expect(await updated).toBe("redundant");
  expect(await keptPaths(page)).toEqual(kept);
  await page.goto(site);
  await expect(page).toHaveTitle(NEXT_TITLE);
  await server.stop();
  await page.goto(site);
  await expect(new MainScreen(page).drawing).toBeVisible();
  await expect(page).toHaveTitle(TITLE);
});

test("with full storage nothing is kept, and the site works with a network", async ({ page, site, server }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: site, quotaSize: 20_000 });
  const main = await MainScreen.open(page, site);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration === undefined || registration.installing === null;
      }),
    )
    .toBe(true);
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveURL(/9x16/);
  const article = await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
  await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
  // Each page tries again to keep the release, and gives up.
  await expect.poll(() => releases(page)).toEqual([]);
  await server.stop();
  await expect(page.goto(site)).rejects.toThrow("ERR_CONNECTION_REFUSED");
});
