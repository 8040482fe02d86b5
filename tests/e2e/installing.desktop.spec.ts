import sharp from "sharp";
import { expect, test } from "../setup/fixtures.ts";
import { windowedBrowser } from "../setup/windowed.ts";

test.use({ launchOptions: await windowedBrowser() });

test("the site can be installed", async ({ page }) => {
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Tests use temporary browser profiles, into which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
});

test("the icons have the stated sizes, and the theme colours are those of the page", async ({
  page,
  request,
  site,
}) => {
  const manifest = await (await request.get(`${site}/manifest.webmanifest`)).json();
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(`${site}${src}`);
    expect(response.headers()["content-type"]?.split(";")[0], src).toBe(type);
    const { width, height } = await sharp(await response.body()).metadata();
    if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
  }
  await page.goto("/");
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
