import { expect, type Locator, type Page } from "@playwright/test";

/** Sets the browser's own text size to 200%. Applies to later pages too. */
export async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

/** Expects that no words are cut off at a side and that no two controls lie over each other, as far as they are in view. */
export async function expectRoomForText(root: Locator, where: string): Promise<void> {
  const { found, cut, overlapping } = await root.evaluate((element) => {
    /** An element and what it lies in. */
    const withAncestors = (one: Element) => {
      const chain: Element[] = [];
      for (let box: Element | null = one; box !== null; box = box.parentElement) chain.push(box);
      return chain;
    };
    // What only screen readers get is clipped to nothing.
    const visible = (one: Element) =>
      one.checkVisibility() &&
      one.closest("[inert]") === null &&
      withAncestors(one).every((box) => getComputedStyle(box).clipPath === "none");
    const all = [...element.querySelectorAll<HTMLElement>("a, button, h1, h2, h3, h4, p, td, th, dt, dd, label")];
    const texts = all.filter((one) => visible(one) && one.textContent?.trim() !== "");
    const name = (one: Element) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40);

    /** How far to each side an element's words may reach. */
    const edges = (one: Element) => {
      let [left, right] = [0, window.innerWidth];
      for (const box of withAncestors(one).slice(1)) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") return { left: -Infinity, right: Infinity };
        if (overflowX === "visible") continue;
        const { left: start, right: end } = box.getBoundingClientRect();
        [left, right] = [Math.max(left, start), Math.min(right, end)];
      }
      return { left, right };
    };
    /** The part of an element that is not scrolled out of view. */
    const shownBox = (one: Element) => {
      let { left, right, top, bottom } = one.getBoundingClientRect();
      for (const box of withAncestors(one).slice(1)) {
        if (getComputedStyle(box).overflowY === "visible") continue;
        const outer = box.getBoundingClientRect();
        [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
        [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
      }
      return { left, right, top, bottom };
    };
    const cutOff = (one: HTMLElement) => {
      const content = document.createRange();
      content.selectNodeContents(one);
      const box = content.getBoundingClientRect();
      const { left, right } = edges(one);
      return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
    };

    // What floats, such as "Compare displays", lies over what scrolls below it. The box of a link that goes on in the next line
    // is over its neighbours on both.
    const controls = [...element.querySelectorAll<HTMLElement>("a, button, input, h1, h2")].filter(
      (one) => visible(one) && getComputedStyle(one).position !== "fixed" && one.getClientRects().length === 1,
    );
    const inView = controls
      .map((one) => ({ one, box: shownBox(one) }))
      .filter(({ one, box: { left, right, top, bottom } }) => {
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return right > left && bottom > top && hit !== null && (one.contains(hit) || hit.contains(one));
      });
    const overlapping: string[] = [];
    for (const [index, { one, box }] of inView.entries())
      for (const { one: other, box: second } of inView.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const across = Math.min(box.right, second.right) - Math.max(box.left, second.left);
        const down = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top);
        if (across > 1 && down > 1) overlapping.push(`${name(one)} / ${name(other)}`);
      }
    return { found: texts.length, cut: texts.filter(cutOff).map(name), overlapping };
  });
  expect(found, `texts in ${where}`).toBeGreaterThan(0);
  expect({ cut, overlapping }, where).toEqual({ cut: [], overlapping: [] });
}
