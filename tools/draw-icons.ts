/** `node tools/draw-icons.ts` draws the app icons from the logo. The repository contains the icons. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";

/** Name, side in pixels, margin as a fraction of the side. The maskable icon must fit into a circle. */
const ICONS = [
  ["icon-192.png", 192, 0.12],
  ["icon-512.png", 512, 0.12],
  ["icon-maskable-512.png", 512, 0.24],
  ["apple-touch-icon.png", 180, 0.14],
] as const;

const logo = await readFile("public/favicon.svg", "utf8");
const paths = logo.trim().replace(/^<svg[^>]*>|<\/svg>$/g, "");
for (const [name, side, margin] of ICONS) {
  const transform = `translate(${side * margin} ${side * margin}) scale(${(side * (1 - 2 * margin)) / 24})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="#fff"/><g transform="${transform}" fill="none" stroke-width="2">${paths}</g></svg>`;
  await sharp(Buffer.from(svg)).png({ palette: true }).toFile(`public/${name}`);
}
