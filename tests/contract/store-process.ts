/**
 * A second process on the same store: `store-process.ts <settings as JSON> <command>`.
 * `open` prints the revision. `publish <from> <count>` publishes these articles. `publish-until-killed <from>` publishes
 * batches forever and prints the number of each published article on a line.
 */
import { openArticleStore } from "#storage/open-article-store.ts";
import { wholeArticle } from "./whole-article.ts";

const BATCH = 20;

const [settings = "", what, from, count] = process.argv.slice(2);
const store = await openArticleStore(JSON.parse(settings));

if (what === "open") {
  console.log(await store.revision());
} else if (what === "publish") {
  await store.publish(Array.from({ length: Number(count) }, (_, index) => wholeArticle(Number(from) + index)));
} else if (what === "publish-until-killed") {
  for (let next = Number(from); ; next += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => next + index);
    await store.publish(numbers.map(wholeArticle));
    process.stdout.write(`${numbers.join("\n")}\n`);
  }
}
await store.close();
