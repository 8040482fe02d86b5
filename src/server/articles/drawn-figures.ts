import { LRUCache } from "lru-cache";
import { FIGURES_MAX_BYTES } from "../limits.ts";
import { elsewhere } from "../rendering-turns.ts";
import type { ArticlePool } from "./article-pool.ts";

/** Draws the figures of articles in the pool and keeps them, so that a page that is rendered again draws none. */
export class Figures {
  readonly #pool: Pick<ArticlePool, "drawFigure">;
  readonly #kept = new LRUCache<string, string>({
    maxSize: FIGURES_MAX_BYTES,
    sizeCalculation: (svg, address) => 2 * (svg.length + address.length),
  });
  readonly #drawing = new Map<string, Promise<string>>();

  constructor(pool: Pick<ArticlePool, "drawFigure">) {
    this.#pool = pool;
  }

  /** By address, `/figure?…`. A figure that takes too long is missing. */
  async draw(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const figures = new Map<string, string>();
    const drawAll = addresses.map(async (address) => figures.set(address, await this.#draw(address)));
    await elsewhere(() => Promise.allSettled(drawAll));
    return figures;
  }

  async #draw(address: string): Promise<string> {
    const kept = this.#kept.get(address);
    if (kept !== undefined) return kept;
    const drawing = this.#drawing.get(address) ?? this.#pool.drawFigure(address);
    this.#drawing.set(address, drawing);
    try {
      const svg = await drawing;
      this.#kept.set(address, svg);
      return svg;
    } finally {
      this.#drawing.delete(address);
    }
  }
}
