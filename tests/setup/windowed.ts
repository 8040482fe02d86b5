import type { LaunchOptions } from "@playwright/test";
import { ensureWindowedChromium } from "#tools/chromium.ts";
import config from "../../playwright.config.ts";

/** For `test.use({ launchOptions })`: the whole browser instead of its headless shell. */
export async function windowedBrowser(): Promise<LaunchOptions> {
  return { ...config.use?.launchOptions, executablePath: await ensureWindowedChromium() };
}
