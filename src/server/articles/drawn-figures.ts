import { LRUCache } from "lru-cache";
import { FIGURES_MAX_BYTES } from "../limits.ts";
import { elsewhere } from "../rendering-turns.ts";
import type { ArticlePool } from "./article-pool.ts";

/** Draws the figures of articles in the pool and keeps them, so that a page that is rendered again draws none. */
export class Figures {
  readonly #figures: LRUCache<string, string>;

  constructor(pool: Pick<ArticlePool, "drawFigure">) {
    this.#figures = new LRUCache({
      maxSize: FIGURES_MAX_BYTES,
      sizeCalculation: (svg, address) => 2 * (svg.length + address.length),
      fetchMethod: (address) => pool.drawFigure(address),
      // One that makes room for others while it is drawn is drawn all the same.
      ignoreFetchAbort: true,
    });
  }

  /** By address, `/figure?…`. A figure that takes too long is missing. */
  async draw(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const figures = new Map<string, string>();
    const drawAll = addresses.map(async (address) => figures.set(address, await this.#figures.forceFetch(address, {})));
    await elsewhere(() => Promise.allSettled(drawAll));
    return figures;
  }
}
