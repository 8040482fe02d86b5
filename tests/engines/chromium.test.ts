import { ensureChromium } from "#tools/chromium.ts";
import { journeys } from "./journeys.ts";
import { PlaywrightBrowser } from "./playwright-browser.ts";

journeys("Chromium", async () => PlaywrightBrowser.chromium(await ensureChromium()));
