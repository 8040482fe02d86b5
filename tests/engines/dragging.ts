import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

/** Drags outlines of a row (D56). */
export async function expectDragged(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const row = (screens: string) => `/?screens=${screens}&align=side`;
  const outline = (number: number) =>
    visitor.until(
      (at) => {
        const box = document.querySelector(`[data-outline='${at}']`)?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, top: box.y };
      },
      "the outline",
      number,
    );
  await visitor.visit(row("27in-9x16-blue~34in-3440x1440-green~24in-16x10-pink"));
  await visitor.until(() => document.querySelector("[data-draggable]"), "the script that drags");
  const third = await outline(3);
  await page.drag(third, { x: third.x - (await outline(2)).width, y: third.y + 10 });
  await visitor.expectAddress(row("27in-9x16-blue~24in-16x10-pink~34in-3440x1440-green"));
  const [tall, flat] = [await outline(1), await outline(2)];
  await page.drag(flat, { x: flat.x + 2, y: flat.y + tall.top - flat.top + 3 });
  // The tops are level: (27 · 16/√337 − 24 · 10/√356) · 2.54 cm.
  await visitor.expectAddress(row("27in-9x16-blue~24in-16x10-pink-up27.464~34in-3440x1440-green"));
  expect(await page.evaluate(() => document.activeElement?.closest("[role=group]") ?? null)).toBeNull();
  const raised = await outline(2);
  await page.drag(raised, { x: raised.x + 2, y: raised.y });
  await visitor.until(() => document.activeElement?.closest("[aria-label='Screen 2']"), "the editor has the focus");
}
