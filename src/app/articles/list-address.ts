import { type ArticleQuery, filterSearch } from "#domain/article/article-query.ts";

/** D15: the address holds the active search and page. A page that is no whole number from 1 is the first. */
export function readQuery(address: URL): ArticleQuery {
  const page = address.searchParams.get("page") ?? "1";
  return {
    search: filterSearch(address.searchParams.get("search") ?? "").trim(),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a list page. It leaves out page 1 and an empty search (D15). */
export function listAddress({ search, page }: ArticleQuery): string {
  const query = new URLSearchParams();
  if (search !== "") query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "/info" : `/info?${query}`;
}
