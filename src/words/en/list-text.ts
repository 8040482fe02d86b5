/** `33% wider`, `33% wider and the same height`, `33% wider, the same height and 33% larger` */
export function listText(items: readonly string[], conjunction: "and" | "or" = "and"): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`;
}
