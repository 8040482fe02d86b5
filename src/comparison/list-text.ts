/** `33 % wider`, `33 % wider and as tall`, `33 % wider, as tall and 33 % larger` */
export function listText(items: readonly string[], conjunction: "and" | "or" = "and"): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`;
}
