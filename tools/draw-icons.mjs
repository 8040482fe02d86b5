// Draws the app icons from the logo's file: `node tools/draw-icons.mjs`. What it writes is kept in the repository.
import { readFile } from "node:fs/promises";
import sharp from "sharp";

const logo = await readFile("public/favicon.svg", "utf8");
const mark = logo.trim().replace(/^<svg[^>]*>|<\/svg>$/g, "");

/** The mark on a plain ground, with so much of the icon's side left free around it. */
function icon(side, margin, ground) {
  const scale = (side * (1 - 2 * margin)) / 24;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
      `<rect width="${side}" height="${side}" fill="${ground}"/>` +
      `<g transform="translate(${side * margin} ${side * margin}) scale(${scale})" fill="none" stroke-width="2">${mark}</g></svg>`,
  );
}

const write = (name, side, margin) =>
  sharp(icon(side, margin, "#ffffff"))
    .png({ palette: true })
    .toFile(`public/${name}`);
await write("icon-192.png", 192, 0.12);
await write("icon-512.png", 512, 0.12);
// Within the circle that every mask leaves.
await write("icon-maskable-512.png", 512, 0.24);
await write("apple-touch-icon.png", 180, 0.14);
