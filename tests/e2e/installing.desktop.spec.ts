import { expect, test } from "../setup/fixtures.ts";
import { windowedBrowser } from "../setup/windowed.ts";

test.use({ launchOptions: await windowedBrowser() });

test("the site can be installed in the page's colours, and what other apps share opens its pages", async ({
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
  await test.step("the theme colours are those of the page", async () => {
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
  await test.step("F10.5: what other apps share, which start-address.test.ts reads in all its forms", async () => {
    const { action, method, params } = manifest.share_target;
    expect(method).toBe("GET");
    const shared = new URLSearchParams({
      [params.title]: "A 32-inch monitor",
      [params.url]: "https://shop.example/offer/7",
    });
    await page.goto(`${action}?${shared}`);
    await expect(page).toHaveURL(`${site}/?screens=32in-16x9-blue`);
  });
});
