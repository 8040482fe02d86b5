import type { PublishOutcome } from "../../domain/article/ports.ts";
import { articleWords } from "../../domain/article/words.ts";
import { FIRST_REACH, keyBetween, makeRoom, type Neighbours } from "../article-key.ts";
import { shelfOf } from "../shelves.ts";
import { isSameArticle, type StoredArticle } from "../stored-article.ts";
import type { Ask } from "./connections.ts";
import { keyOf, toStoredArticle } from "./rows.ts";
import { SQL } from "./statements.ts";

/** What changes the store, inside one transaction that writes. */
export class Publisher {
  readonly #ask: Ask;
  /** By how much the number of articles on each shelf changes. */
  readonly #shelves = new Map<number, number>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async publish(articles: readonly StoredArticle[]): Promise<PublishOutcome[]> {
    await this.#ask(SQL.lock);
    const outcomes: PublishOutcome[] = [];
    for (const article of articles) outcomes.push(await this.#publishOne(article));
    if (outcomes.some((outcome) => outcome !== "unchanged")) await this.#finish();
    return outcomes;
  }

  async remove({ time, id }: Pick<StoredArticle, "time" | "id">): Promise<boolean> {
    await this.#ask(SQL.lock);
    const [row] = await this.#ask(SQL.remove, [time, id]);
    if (row === undefined) return false;
    this.#countOnShelf(keyOf(row), -1);
    await this.#finish();
    return true;
  }

  async #publishOne(article: StoredArticle): Promise<PublishOutcome> {
    const { time, id, title, summary, thumbnail, content } = article;
    const [row] = await this.#ask(SQL.stored, [time, id]);
    if (row !== undefined && isSameArticle(toStoredArticle(row), article)) return "unchanged";
    const words = articleWords(article);
    const changing = [title, summary, thumbnail, content, [...words.all], [...words.title]];
    if (row !== undefined) {
      await this.#ask(SQL.change, [row.key, ...changing]);
      return "updated";
    }
    const key = await this.#freeKey(article);
    await this.#ask(SQL.add, [key, time, id, ...changing]);
    this.#countOnShelf(key, 1);
    return "added";
  }

  async #freeKey({ time, id }: StoredArticle): Promise<number> {
    const [row] = await this.#ask(SQL.neighbours, [time, id]);
    const neighbours = {
      below: row?.below === null ? -Infinity : Number(row?.below),
      above: row?.above === null ? Infinity : Number(row?.above),
    };
    return keyBetween(time, neighbours) ?? (await this.#makeRoom(neighbours));
  }

  /** Moves the articles around a full place and returns the key that is free then. */
  async #makeRoom({ below, above }: Neighbours): Promise<number> {
    for (let reach = FIRST_REACH; ; reach *= 2) {
      const down = (await this.#ask(SQL.keysDown, [above, reach + 1])).map(keyOf);
      const up = (await this.#ask(SQL.keysUp, [below, reach + 1])).map(keyOf);
      const room = makeRoom(reach, down, up);
      if (room === null) continue;
      await this.#ask(SQL.move, [room.moves.map(({ from }) => from), room.moves.map(({ to }) => to)]);
      for (const { from, to } of room.moves) {
        this.#countOnShelf(from, -1);
        this.#countOnShelf(to, 1);
      }
      return room.free;
    }
  }

  #countOnShelf(key: number, change: 1 | -1): void {
    const shelf = shelfOf(key);
    this.#shelves.set(shelf, (this.#shelves.get(shelf) ?? 0) + change);
  }

  async #finish(): Promise<void> {
    const shelves = [...this.#shelves.keys()];
    await this.#ask(SQL.addToShelves, [shelves, [...this.#shelves.values()]]);
    await this.#ask(SQL.removeEmptyShelves, [shelves]);
    await this.#ask(SQL.putWordsInOrder);
    await this.#ask(SQL.changeRevision);
  }
}
