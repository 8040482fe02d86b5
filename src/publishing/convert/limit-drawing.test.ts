import { describe, expect, it } from "vitest";
import { DRAWING_MAX_SHAPES } from "../limits.ts";
import { sanitiseSvg } from "./sanitise-svg.ts";

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" ${attributes}>${inside}</svg>`;

/** Groups that each refer ten times to the former one. The last one stands for 10¹⁰ shapes. */
function tenfold(
  reference: (id: string) => string,
  definition = (id: string, inside: string) => `<g id="${id}">${inside}</g>`,
) {
  const levels = Array.from({ length: 10 }, (_, n) => definition(`a${n + 1}`, reference(`a${n}`).repeat(10)));
  return `<defs>${definition("a0", '<path d="M0 0h1" />')}${levels.join("")}</defs>`;
}

const refusal = (file: string) => {
  try {
    return void sanitiseSvg(file);
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
};

const use = (id: string) => `<use href="#${id}" />`;
const wrapped = (kind: string) => (id: string, inside: string) => `<${kind} id="${id}">${inside}</${kind}>`;

describe("a drawing whose parts repeat other parts", () => {
  it.each<[name: string, file: string]>([
    ["<use>", svg(tenfold(use) + use("a10"))],
    ["xlink:href", svg(tenfold((id) => `<use xlink:href=" #${id}" />`) + use("a10"))],
    ["an id in percent encoding", svg(tenfold((id) => `<use href="#%61${id.slice(1)}" />`) + use("a10"))],
    ["symbols", svg(tenfold(use, wrapped("symbol")) + use("a10"))],
    ["patterns", svg(`${tenfold((id) => `<rect fill="url(#${id})" />`, wrapped("pattern"))}<rect fill="url(#a10)" />`)],
    [
      "patterns that inherit their fill",
      svg(
        `${tenfold((id) => `<g fill="url(#${id})"><rect /><rect /></g>`, wrapped("pattern"))}<rect stroke="url(#a10)" />`,
      ),
    ],
    ["masks", svg(`${tenfold((id) => `<rect mask="url(#${id})" />`, wrapped("mask"))}<rect mask="url(#a10)" />`)],
    [
      "clip paths",
      svg(`${tenfold((id) => `<rect clip-path="url(#${id})" />`, wrapped("clipPath"))}<rect clip-path="url(#a10)" />`),
    ],
    [
      "markers",
      svg(
        `${tenfold((id) => `<path d="M0 0h1" marker-mid="url(#${id})" />`, wrapped("marker"))}<path d="M0 0" marker-end="url(#a10)" />`,
      ),
    ],
    [
      "a marker on very many corners",
      svg(
        `<marker id="m">${"<path />".repeat(100)}</marker><path d="M0 0${"h1".repeat(1000)}" marker-mid="url(#m)" />`,
      ),
    ],
    [
      "style attributes",
      svg(
        `${tenfold((id) => `<rect style="fill : URL( '#${id}' )" />`, wrapped("pattern"))}<rect style="--a:url(#a10);fill:var(--a)" />`,
      ),
    ],
    [
      "classes of a style sheet",
      svg(
        `<style>@media screen { .a10 { fill: url(#a10) } ${Array.from({ length: 10 }, (_, n) => `g .c${n} { fill: url("#a${n}") }`).join("")}</style>}${tenfold((id) => `<rect class="b c${id.slice(1)}" />`, wrapped("pattern"))}<rect class="a10" />`.replace(
          "</style>}",
          "}</style>",
        ),
      ),
    ],
    [
      "steps of filters",
      svg(`<filter id="f">${"<feOffset />".repeat(11)}</filter><g>${'<rect filter="url(#f)" />'.repeat(10)}</g>`),
    ],
    ["filter functions", svg(`<g>${'<rect style="filter:blur(1px) blur(2px)" />'.repeat(60)}</g>`)],
    ["masks, each a layer", svg(`<mask id="m"><rect /></mask>${'<rect mask="url(#m)" />'.repeat(500)}`)],
  ])("is refused when they are too many: %s", (_name, file) => {
    expect(refusal(file)).toBe(
      `the drawing cannot be used: it draws more than ${DRAWING_MAX_SHAPES} shapes, as often as it repeats them`,
    );
  });

  it.each<[name: string, file: string]>([
    ["<use>", svg('<g id="a"><use href="#a" /></g>')],
    ["<use> of the whole drawing", svg('<use href="#all" />', 'id="all"')],
    [
      "two patterns",
      svg(
        '<pattern id="a"><rect fill="url(#b)" /></pattern><pattern id="b"><rect style="fill:url(#a)" /></pattern><rect fill="url(#a)" />',
      ),
    ],
    [
      "patterns that take their content from each other",
      svg('<pattern id="a" href="#b" /><pattern id="b" href="#a" /><rect fill="url(#a)" />'),
    ],
    ["a mask", svg('<mask id="a" mask="url(#a)"><rect /></mask><rect mask="url(#a)" />')],
  ])("is refused when one contains itself: %s", (_name, file) => {
    expect(refusal(file)).toBe("the drawing cannot be used: a part of it contains itself");
  });

  it("is refused when a selector that is not plain may repeat them", () => {
    const rule = "rect:not(#b) { fill: url(#p) }";
    const inside = `<pattern id="p">${"<path />".repeat(300)}</pattern>${"<rect />".repeat(200)}`;
    expect(refusal(svg(`<style>${rule}</style>${inside}`))).toMatch(/^the drawing cannot be used/);
  });

  it("is refused when a chain of them is too long", () => {
    const chain = Array.from({ length: 200 }, (_, n) => `<g id="a${n + 1}">${use(`a${n}`)}</g>`);
    expect(refusal(svg(`<g id="a0" />${chain.join("")}`))).toMatch(/nested more than 100 levels deep/);
    const long = Array.from({ length: 15_000 }, (_, n) => `<g id="a${15_000 - n}">${use(`a${14_999 - n}`)}</g>`);
    expect(refusal(svg(long.join("")))).toMatch(/nested/);
  });

  it.each<[name: string, file: string]>([
    ["many plain shapes", svg("<path />".repeat(20_000))],
    ["parts that nothing draws", svg(tenfold(use))],
    ["a symbol in many places", svg(`<symbol id="s">${"<path />".repeat(20)}</symbol>${use("s").repeat(500)}`)],
    [
      "gradients that build on each other",
      svg(
        '<linearGradient id="a" /><linearGradient id="b" xlink:href="#a" /><g fill="url(#b)"><path /></g>',
        'xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    ],
    [
      "style sheets of drawing programs",
      svg(
        '<defs><style>.cls-1{clip-path:url(#clip-path);}.cls-2,.cls-3{fill:url(#g);}.cls-2:hover{clip-path:none}.cls-4:first-child{filter:url(#f);font-family:"A {b}";}</style>' +
          '<clipPath id="clip-path"><rect class="cls-2" /></clipPath><linearGradient id="g"><stop class="cls-2" /></linearGradient>' +
          '<filter id="f"><feGaussianBlur stdDeviation="3" /></filter></defs><g class="cls-1"><path class="cls-3 cls-4" /></g>',
      ),
    ],
    [
      "arrows",
      svg('<marker id="m"><path d="M0 0L9 5z" /></marker><g marker-end="url(#m)"><path d="M0 0h9" /><line /></g>'),
    ],
    ["a part that is not there", svg('<use href="#none" /><rect fill="url(#none)" />')],
    [
      "a shadow of three steps for each of thirty shapes",
      svg(
        `<filter id="f"><feOffset /><feGaussianBlur stdDeviation="2" /><feMerge><feMergeNode /></feMerge></filter>${'<rect filter="url(#f)" />'.repeat(30)}`,
      ),
    ],
    ["a shadow of one step", svg('<g style="filter:drop-shadow(1px 1px rgb(0 0 0 / 50%))" />'.repeat(90))],
  ])("may have %s", (_name, file) => {
    expect(refusal(file)).toBeUndefined();
  });
});
