import { expect, type Page } from "@playwright/test";
import type { MainScreen } from "./main-screen.ts";

/** Stores a last comparison (F4.3) of ten screens with long names. */
export async function storeTenLongNames(page: Page): Promise<void> {
  const names = Array.from({ length: 10 }, (_, index) => `${20 + index}in-16x9_${"A long name ".repeat(3)}${index}`);
  const search = `?${new URLSearchParams({ screens: names.join("~") })}`;
  await page.evaluate(
    (text) => localStorage.setItem("diagonal.last-comparison", text),
    JSON.stringify({ version: 1, search }),
  );
}

/** Expects the offer of the stored comparison in one line, which ends before the button that dismisses it. */
export async function expectOneLine(main: MainScreen): Promise<void> {
  const { page } = main;
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect(dismiss).toBeInViewport({ ratio: 1 });
  const [offer, end] = [
    await page.getByRole("button", { name: /A long name/ }).boundingBox(),
    await dismiss.boundingBox(),
  ];
  expect(offer?.width).toBeGreaterThan(80);
  expect((offer?.x ?? 0) + (offer?.width ?? 0)).toBeLessThan(end?.x ?? 0);
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });
}
