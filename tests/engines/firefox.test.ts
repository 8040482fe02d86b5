import { ensureFirefox } from "#tools/engines.ts";
import { journeys } from "./journeys.ts";
import { PlaywrightBrowser } from "./playwright-browser.ts";

journeys("Firefox", async () => new PlaywrightBrowser(await ensureFirefox()));
