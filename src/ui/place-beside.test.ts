// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { placeBeside } from "./place-beside.ts";

const WINDOW = { width: 400, height: 800 };

/** Places what is 200 pixels wide below a button of 40 × 40 pixels, and returns its left and upper edges and its greatest height. */
function placed(height: number, button: { left: number; top: number }, card?: { left: number; right: number }) {
  Object.assign(window, { innerWidth: WINDOW.width, innerHeight: WINDOW.height });
  const element = elementAt(new DOMRect(0, 0, 200, height));
  const anchor = elementAt(new DOMRect(button.left, button.top, 40, 40));
  if (card !== undefined) {
    const parent = elementAt(new DOMRect(card.left, button.top - 60, card.right - card.left, 120));
    parent.dataset.card = "";
    parent.append(anchor);
  }
  placeBeside(element, anchor, { side: "below", align: "end", gap: 4 });
  const { left, top, maxBlockSize } = element.style;
  return [left, top, maxBlockSize];
}

function elementAt(box: DOMRect): HTMLElement {
  const element = document.createElement("div");
  element.getBoundingClientRect = () => box;
  return element;
}

it("places a menu below its button and in line with its end", () => {
  expect(placed(300, { left: 300, top: 100 })).toEqual(["140px", "144px", ""]);
});

it("ends in line with the card that the button is in", () => {
  expect(placed(300, { left: 240, top: 100 }, { left: 8, right: 340 })).toEqual(["140px", "144px", ""]);
});

it("places it above where only that has room", () => {
  expect(placed(300, { left: 300, top: 700 })).toEqual(["140px", "396px", ""]);
});

it("covers no button where neither side has room, and scrolls", () => {
  expect(placed(700, { left: 300, top: 160 })).toEqual(["140px", "204px", "592px"]);
  expect(placed(700, { left: 300, top: 600 })).toEqual(["140px", "4px", "592px"]);
});
