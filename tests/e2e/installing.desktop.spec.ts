import sharp from "sharp";
import { expect, test } from "../setup/fixtures.ts";
import { windowedBrowser } from "../setup/windowed.ts";

test.use({ launchOptions: await windowedBrowser() });

test("the site can be installed; its start, its shortcuts and what other apps share open its pages", async ({
  page,
  request,
  site,
}) => {
  const manifest = await (await request.get(`${site}/manifest.webmanifest`)).json();
  await page.goto("/");
  await test.step("nothing is in the way of an installation", async () => {
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // Tests use temporary browser profiles, into which nothing can be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
  });
  await test.step("the icons have the stated sizes, and the theme colours are those of the page", async () => {
    expect(manifest.icons.length).toBeGreaterThan(2);
    for (const { src, sizes, type } of manifest.icons) {
      const response = await request.get(`${site}${src}`);
      expect(response.headers()["content-type"]?.split(";")[0], src).toBe(type);
      const { width, height } = await sharp(await response.body()).metadata();
      if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const theme = page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${colorScheme})"]`);
      const background = await page.evaluate(() => {
        const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
        return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
      });
      expect(await theme.getAttribute("content"), colorScheme).toBe(background);
      if (colorScheme === "light") expect(manifest.theme_color).toBe(background);
    }
  });
  await test.step("F10.5: the start, the shortcuts and what other apps share", async () => {
    const { start_url, shortcuts, share_target, icons } = manifest;
    expect(icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
    const opened = async (path: string) => {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname !== "/open");
      return new URL(page.url());
    };
    expect((await opened(start_url)).pathname).toBe("/");
    expect(shortcuts.length).toBeGreaterThan(1);
    for (const { name, url } of shortcuts) {
      const { pathname, search } = await opened(url);
      expect(pathname + search, name).toBe(url);
    }
    const { action, method, params } = share_target;
    expect(method).toBe("GET");
    const link = `${site}/?screens=40in-16x9-red`;
    for (const [shared, address] of [
      [{ url: link }, link],
      [{ text: `Look at this: ${site}/info?page=2` }, `${site}/info?page=2`],
      [{ title: "A 32-inch monitor", url: "https://shop.example/offer/7" }, `${site}/?screens=32in-16x9-blue`],
      [{ text: "Nothing of the kind" }, `${site}/`],
    ] as const) {
      const query = Object.entries(shared).map(([part, text]) => [params[part], text]);
      expect((await opened(`${action}?${new URLSearchParams(query)}`)).href).toBe(address);
    }
  });
});
