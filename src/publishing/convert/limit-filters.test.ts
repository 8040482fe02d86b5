import { describe, expect, it } from "vitest";
import { sanitiseSvg } from "./sanitise-svg.ts";

const svg = (inside: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}<rect filter="url(#f)" /></svg>`;
const filter = (steps: string, attributes = "") => `<filter id="f" ${attributes}>${steps}</filter>`;
const BLUR = '<feGaussianBlur stdDeviation="2" />';

const refusal = (file: string) => {
  try {
    return void sanitiseSvg(file);
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
};

describe("a drawing with filters", () => {
  it.each<[name: string, file: string, reason: RegExp]>([
    [
      "a region in pixels",
      svg(filter(BLUR, 'filterUnits="userSpaceOnUse" width="20000" height="20000"')),
      /the region of a filter/,
    ],
    ["a region in parts", svg(filter(BLUR, 'x="-10" width="21"')), /the region of a filter/],
    ["a region in percent", svg(filter(BLUR, 'filterUnits="userSpaceOnUse" width="20000%"')), /the region of a filter/],
    [
      "a region in centimetres",
      svg(filter(BLUR, 'filterUnits="userSpaceOnUse" width="500cm"')),
      /the region of a filter/,
    ],
    ["the region of a step", svg(filter('<feFlood width="20000" height="1e5" />')), /the region of a filter/],
    [
      "a region that the drawing enlarges",
      svg(filter(BLUR, 'filterUnits="userSpaceOnUse" width="90"'), 'width="1000" height="1000" viewBox="0 0 10 10"'),
      /the region of a filter/,
    ],
    ["a blur", svg(filter('<feGaussianBlur stdDeviation="2 20000" />')), /the stdDeviation of a filter/],
    [
      "a blur in parts",
      svg(filter('<feGaussianBlur stdDeviation="20" />', 'primitiveUnits="objectBoundingBox"')),
      /the stdDeviation/,
    ],
    ["a radius", svg(filter('<feMorphology radius="20000" />')), /the radius/],
    ["a shadow", svg(filter('<feDropShadow dx="-20000" />')), /the dx/],
    ["octaves", svg(filter('<feTurbulence numOctaves="1000000" />')), /the numOctaves/],
    ["a matrix", svg(filter('<feConvolveMatrix order="3 1000" />')), /the order/],
    ["a function", svg('<g filter="blur(20000px)" />'), /its filter "blur\(20000px\)"/],
    ["a function in another unit", svg('<g style="filter: drop-shadow(1px 200in red)" />'), /its filter/],
    ["a function in a style sheet", svg("<style>g { filter: blur(calc(100px * 200)) }</style><g />"), /its filter/],
    ["its own size", svg(filter(BLUR), 'width="20000" height="10"'), /larger than 4096 pixels/],
  ])("is refused when this is too large: %s", (_name, file, reason) => {
    expect(refusal(file)).toMatch(reason);
  });

  it.each<[name: string, file: string]>([
    [
      "a soft shadow",
      svg(
        filter(
          '<feDropShadow dx="0" dy="4" stdDeviation="8" flood-opacity=".3" />',
          'x="-50%" y="-50%" width="200%" height="200%"',
        ),
      ),
    ],
    [
      "light from far away",
      svg(filter('<feSpecularLighting><fePointLight x="-50000" y="-10000" z="20000" /></feSpecularLighting>')),
    ],
    [
      "a region in the units of a large drawing",
      svg(
        filter('<feGaussianBlur stdDeviation="900" />', 'filterUnits="userSpaceOnUse" x="-1e4" width="120000"'),
        'width="800" height="800" viewBox="0 0 100000 100000"',
      ),
    ],
    ["paper", svg(filter('<feTurbulence baseFrequency=".04" numOctaves="5" /><feConvolveMatrix order="3" />'))],
    [
      "functions",
      svg(
        '<g style="filter:drop-shadow(0 1px 2px rgb(0 0 0 / 50%)) hue-rotate(900deg) drop-shadow(1px 1px #123456)" />',
      ),
    ],
    ["no filter, but a large size", svg("", 'width="20000" height="10000"')],
  ])("may have %s", (_name, file) => {
    expect(refusal(file)).toBeUndefined();
  });
});
