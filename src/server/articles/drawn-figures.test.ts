import { expect, it, vi } from "vitest";
import { ArticlePool } from "./article-pool.ts";
import { Figures } from "./drawn-figures.ts";

it("are drawn in the pool as the site's own figures", async () => {
  const pool = new ArticlePool(50_000);
  const address = "/figure?screens=27in-16x9~34in-21x9";
  const drawn = await new Figures(pool).draw([address]);
  expect(drawn.get(address)).toMatch(/^<svg>.*27″.*<\/svg>$/s);
  await pool.close();
});

it("are drawn once for simultaneous and later pages, and what fails is missing and drawn again", async () => {
  const drawFigure = vi.fn(async (address: string) => {
    if (address === "/figure?slow") throw new Error("too long");
    return `<svg>${address}</svg>`;
  });
  const figures = new Figures({ drawFigure });
  const addresses = ["/figure?a", "/figure?slow", "/figure?b"];
  const drawn = await Promise.all([figures.draw(addresses), figures.draw(addresses)]);
  drawn.push(await figures.draw(addresses));
  for (const each of drawn) expect(Object.keys(Object.fromEntries(each))).toEqual(["/figure?a", "/figure?b"]);
  expect(drawFigure.mock.calls.flat()).toEqual([...addresses, "/figure?slow"]);
});
