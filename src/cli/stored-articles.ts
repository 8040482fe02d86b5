import { publishedAt } from "#domain/article/article-id.ts";
import type { ArticlePage, ArticleStore } from "#domain/article/ports.ts";
import type { Terminal } from "./terminal.ts";

/** Lists every article, newest first: id, date (UTC), title, and below it the former ids that lead to it. */
export async function listCommand(store: ArticleStore, terminal: Terminal): Promise<number> {
  const rows: (readonly [id: string, date: string, title: string])[] = [];
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const list: ArticlePage = await store.list({ search: "", page });
    totalPages = list.totalPages;
    for (const { id, title } of list.infos) rows.push([id, publishedAt(id)?.toISOString().slice(0, 10) ?? "", title]);
  }
  const replacements = await store.replacements();
  const width = Math.max(0, ...rows.map(([id]) => id.length));
  for (const [id, date, title] of rows) {
    terminal.print(`${id.padEnd(width)}  ${date.padEnd(10)}  ${title}`);
    for (const { former } of replacements.filter((replacement) => replacement.id === id)) {
      terminal.print(`  replaces ${former}`);
    }
  }
  if (rows.length === 0) terminal.notify("There are no articles yet.");
  return 0;
}

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
