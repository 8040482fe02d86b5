import type { ArticleStore } from "#domain/article/ports.ts";
import type { Terminal } from "./terminal.ts";

/** Removes articles by id; the exit code is 1 if an id is unknown. */
export async function removeCommand(ids: readonly string[], store: ArticleStore, terminal: Terminal): Promise<number> {
  let unknown = 0;
  for (const id of ids) {
    if (await store.remove(id)) {
      terminal.print(`removed    ${id}`);
    } else {
      unknown += 1;
      terminal.notify(`There is no article "${id}".`);
    }
  }
  return unknown > 0 ? 1 : 0;
}
