import { expect } from "vitest";
import type { Place } from "./browser.ts";
import type { Visitor } from "./visitor.ts";

const row = (screens: string) => `/?screens=${screens}&align=side`;

async function visitRow(visitor: Visitor): Promise<void> {
  await visitor.visit(row("27in-9x16-blue~34in-3440x1440-green~24in-16x10-pink"));
  await visitor.until(() => document.querySelector("[data-draggable]"), "the script that drags");
}

const outlineOf = (visitor: Visitor, number: number) =>
  visitor.until(
    (at) => {
      const box = document.querySelector(`[data-outline='${at}']`)?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, top: box.y };
    },
    "the outline",
    number,
  );

/** Drags outlines of a row with a mouse (D56). */
export async function expectDragged(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const outline = (number: number) => outlineOf(visitor, number);
  await visitRow(visitor);
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

/** On a phone a finger drags what was tapped before (D56). */
export async function expectDraggedByFinger(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitRow(visitor);
  const third = await outlineOf(visitor, 3);
  const left = { x: third.x - (await outlineOf(visitor, 2)).width, y: third.y };
  // A finger's events take the id of a pointer that the browser knows, since only such a one can be captured.
  await page.evaluate(() => {
    addEventListener("pointermove", ({ pointerId }) => Object.assign(window, { pointerId }), { once: true });
  });
  await page.move(4, third.y);
  expect(await page.evaluate(dragByFinger, third, left), "what was not tapped is carried").toBe(false);
  await page.evaluate(({ x, y }) => {
    document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, third);
  const isHighlighted = () => document.querySelector("[data-outline='3'][stroke-width='3.5']");
  await visitor.until(isHighlighted, "the tapped outline is highlighted");
  expect(await page.evaluate(dragByFinger, third, left), "what was tapped is carried").toBe(true);
  await visitor.expectAddress(row("27in-9x16-blue~24in-16x10-pink~34in-3440x1440-green"));
}

/**
 * Neither driver has a finger: Playwright's Firefox only taps, and WebKitGTK makes a mouse of it. Runs in the page.
 *
 * @returns whether the outline was carried
 */
function dragByFinger(from: Place, to: Place): boolean {
  const target = document.elementFromPoint(from.x, from.y);
  const { pointerId } = window as unknown as { pointerId: number };
  const send = (type: string, { x, y }: Place, isDown: boolean) =>
    target?.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: "touch",
        isPrimary: true,
        bubbles: true,
        cancelable: true,
        button: type === "pointermove" ? -1 : 0,
        buttons: isDown ? 1 : 0,
        clientX: x,
        clientY: y,
      }),
    );
  send("pointerdown", from, true);
  send("pointermove", { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, true);
  send("pointermove", to, true);
  const isCarried = document.querySelector("[data-carrying]") !== null;
  send("pointerup", to, false);
  return isCarried;
}
