import { expect, it } from "vitest";
import { findModels } from "#domain/catalogue/find-models.ts";
import { mayNameModel, readPasted, withoutModels } from "./pasted-offers.ts";

const XRANDR = "HDMI-1 connected 3840x2160+0+0 (normal left inverted right)";

it.each<[text: string, says: string, offers: string[]]>([
  ["LG C4", "LG C4 is sold in six sizes.", ["42″", "48″", "55″", "65″", "77″", "83″"]],
  ["597 x 336 mm", "597 × 336 mm is 26.97″ from corner to corner, sold as 27″.", ["Use 27″ 16:9"]],
  [
    "DP-1 connected 2560x1440+0+0 597mm x 336mm",
    "DP-1 says 597 × 336 mm and 2560×1440: 26.97″, 109 pixels per inch, sold as 27″.",
    ["Use 27″ 2560×1440"],
  ],
  [
    "eDP-1 connected 1920x1200+0+0 301mm x 188mm\nDP-1 connected 2560x1440+1920+0 597mm x 336mm",
    "Two displays: eDP-1 is 13.97″ 1920×1200, DP-1 is 26.97″ 2560×1440.",
    ["Compare both", "eDP-1 here", "DP-1 here"],
  ],
  [
    `${XRANDR} 1600mm x 900mm`,
    "HDMI-1 says 1600 × 900 mm, which is 72.27″. Many televisions say that whatever their size. Measure the picture.",
    ["Use 3840×2160 only", "Use it all the same"],
  ],
  [
    `${XRANDR} 600mm x 450mm`,
    "HDMI-1 says 600 × 450 mm, which is 29.52″. Its pixels would not be square. Measure the picture.",
    ["Use 3840×2160 only", "Use it all the same"],
  ],
  [`${XRANDR} 1mm x 1mm`, "HDMI-1 does not say its size. Type the diagonal.", ["Use 3840×2160 only"]],
  ["65 in 150 cm", "65″ goes in here. 150\u202fcm is a space to fit into.", ["Add a space of 150\u202fcm"]],
  ["3 m", "“3 m” is taken as the diagonal. As a distance, 75″ to 98″ fill 30° to 40°.", ["Look from 3\u202fm"]],
  [
    "Screen\tDiagonal (in)\tRatio\tWidth (in)\tHeight (in)\tArea (sq in)\tResolution\tPixels per inch\n27″ 16:9\t27\t1.78:1\t23.5\t13.2\t311\t\t\nDesk\t34\t2.39:1\t31.4\t13.1\t411\t3440×1440\t110",
    "These are two screens.",
    ["Compare 27″ and Desk", "27″ here", "Desk here"],
  ],
  ["20 21 22 23 24 25 26 27 28 30 31 32", "These are 12 screens, and ten fit a comparison.", ["Compare the first ten"]],
])("%s says %s", (text, says, offers) => {
  const pasted = readPasted(text, 1, findModels);
  expect(pasted?.says).toBe(says);
  expect(pasted?.offers.map(({ label }) => label)).toEqual(offers);
});

it.each<[text: string, says: string, offers: string[]]>([
  ["Dell U2723QE", "The models need a connection. The 27 in the text is a size.", ["Use 27″ 16:9", "Try again"]],
  ["odyssey 49", "The models need a connection.", ["Try again"]],
  ["LG 65 inch C4", "The models need a connection. The 65 in the text is a size.", ["Use 65″ 16:9", "Try again"]],
])("%s has its size where the models cannot be loaded", (text, says, offers) => {
  const { says: said, offers: offered } = withoutModels(text);
  expect(said).toBe(says);
  expect(offered.map(({ label }) => label)).toEqual(offers);
});

it.each(["hello", "27 apples", '34"', `${XRANDR}`])("%s offers nothing", (text) => {
  expect(readPasted(text, 1, findModels)).toBeNull();
});

it.each([
  ["Dell U2723QE", true],
  ["Name\tDiagonal\tRatio\nDell U2723QE\t27\t16:9", true],
  ["Name\tDiagonal\tRatio\n27″ 16:9\t27\t16:9", false],
  ["27 vs 32", false],
])("whether %j may name a model: %s", (text, may) => {
  expect(mayNameModel(text)).toBe(may);
});
