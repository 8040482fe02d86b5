/** `node tools/draw-icons.ts` draws the app icons from the logo. The repository contains the icons. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";

const logo = await readFile("public/favicon.svg", "utf8");
const mark = logo.trim().replace(/^<svg[^>]*>|<\/svg>$/g, "");

/** The logo on a plain background; `margin` is a fraction of the icon's side. */
function icon(side: number, margin: number, background: string): Buffer {
  const scale = (side * (1 - 2 * margin)) / 24;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
      `<rect width="${side}" height="${side}" fill="${background}"/>` +
      `<g transform="translate(${side * margin} ${side * margin}) scale(${scale})" fill="none" stroke-width="2">${mark}</g></svg>`,
  );
}

const write = (name: string, side: number, margin: number) =>
  sharp(icon(side, margin, "#ffffff"))
    .png({ palette: true })
    .toFile(`public/${name}`);
await write("icon-192.png", 192, 0.12);
await write("icon-512.png", 512, 0.12);
// Inside the circle that every mask shows.
await write("icon-maskable-512.png", 512, 0.24);
await write("apple-touch-icon.png", 180, 0.14);
