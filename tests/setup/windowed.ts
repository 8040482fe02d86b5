import type { LaunchOptions } from "@playwright/test";
import config from "../../playwright.config.ts";
import { ensureWindowedChromium } from "../../tools/chromium.ts";

/** For `test.use({ launchOptions })`: the whole browser instead of its headless shell. */
export async function windowedBrowser(): Promise<LaunchOptions> {
  return { ...config.use?.launchOptions, executablePath: await ensureWindowedChromium() };
}
