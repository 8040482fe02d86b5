import { hash } from "node:crypto";
import type { PublishOutcome } from "../../domain/article/ports.ts";
import { articleWords } from "../../domain/article/words.ts";
import { FIRST_REACH, keyBetween, makeRoom, type Neighbours, type Room } from "../article-key.ts";
import { shelfOf } from "../shelves.ts";
import { isSameArticle, type StoredArticle } from "../stored-article.ts";
import type { Row } from "./database.ts";
import type { Prepared } from "./prepared.ts";
import { keyOf, toStoredArticle } from "./rows.ts";

/** What changes the store; each call belongs inside one transaction that writes. */
export class Publisher {
  readonly #sql: Prepared;

  constructor(sql: Prepared) {
    this.#sql = sql;
  }

  publish(articles: readonly StoredArticle[]): PublishOutcome[] {
    const outcomes = articles.map((article) => this.#publishOne(article));
    if (outcomes.some((outcome) => outcome !== "unchanged")) this.#sql("changeRevision").run();
    return outcomes;
  }

  remove(article: Pick<StoredArticle, "time" | "id">): boolean {
    const row = this.#sql("key").get(article.time, article.id);
    if (row === undefined) return false;
    this.#takeOut(keyOf(row));
    this.#sql("changeRevision").run();
    return true;
  }

  #publishOne(article: StoredArticle): PublishOutcome {
    const row = this.#sql("stored").get(article.time, article.id);
    if (row === undefined) {
      this.#putIn(this.#freeKey(article), article);
      return "added";
    }
    if (isSameArticle(toStoredArticle(row), article)) return "unchanged";
    const key = keyOf(row);
    this.#takeOut(key);
    this.#putIn(key, article);
    return "updated";
  }

  #freeKey({ time, id }: StoredArticle): number {
    const neighbours = {
      below: keyIn(this.#sql("keyBelow").get(time, id), -Infinity),
      above: keyIn(this.#sql("keyAbove").get(time, id), Infinity),
    };
    return keyBetween(time, neighbours) ?? this.#makeRoom(neighbours);
  }

  /** Moves the articles around a full place and returns the key that is free then. */
  #makeRoom({ below, above }: Neighbours): number {
    for (let reach = FIRST_REACH; ; reach *= 2) {
      const down = this.#sql("keysDown")
        .all(above, reach + 1)
        .map(keyOf);
      const up = this.#sql("keysUp")
        .all(below, reach + 1)
        .map(keyOf);
      const room = makeRoom(reach, down, up);
      if (room === null) continue;
      this.#move(room.moves);
      return room.free;
    }
  }

  #move(moves: Room["moves"]): void {
    const moving = moves.map(({ from, to }) => ({ from, to, row: this.#sql("storedAt").get(from) ?? [] }));
    for (const { from } of moving) this.#takeOut(from);
    for (const { to, row } of moving) this.#putIn(to, toStoredArticle(row));
  }

  #putIn(key: number, article: StoredArticle): void {
    const { time, id, title, summary, thumbnail, content } = article;
    const words = articleWords(article);
    this.#sql("addArticle").run(key, time, id, title, summary, thumbnail, digestOf(article));
    this.#sql("addBody").run(key, content);
    this.#sql("addWords").run(key, [...words.all].join(" "));
    this.#sql("addTitleWords").run(key, [...words.title].join(" "));
    this.#sql("addToShelf").run(shelfOf(key));
  }

  #takeOut(key: number): void {
    for (const name of ["removeArticle", "removeBody", "removeWords", "removeTitleWords"] as const) {
      this.#sql(name).run(key);
    }
    this.#sql("takeFromShelf").run(shelfOf(key));
    this.#sql("removeEmptyShelf").run(shelfOf(key));
  }
}

function keyIn(row: Row | undefined, otherwise: number): number {
  return row === undefined ? otherwise : keyOf(row);
}

/** Neither title nor text of a stored article holds the sign between them. */
function digestOf({ title, content }: StoredArticle): string {
  return hash("sha256", `${title}\0${content}`, "base64url").slice(0, 27);
}
