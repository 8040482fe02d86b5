import { expect, type Locator } from "@playwright/test";

/** Expects that nothing covers or cuts off the ring of a focused control. */
export async function expectWholeFocusRing(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  const hidden = await control.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === "none") return ["all of it: it has none"];
    // Within the line.
    const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 0.5;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = { above: [x, top - out], below: [x, bottom + out], left: [left - out, y], right: [right + out, y] };
    return Object.entries(points).flatMap(([side, [atX = 0, atY = 0]]) => {
      const hit = document.elementFromPoint(atX, atY);
      return hit?.contains(element) ? [] : [`${side}: ${hit?.outerHTML.slice(0, 80)}`];
    });
  });
  expect(hidden, "the sides of the focus ring that are hidden").toEqual([]);
}
