import { parseScreens } from "#comparison/address.ts";

/** What tells the pictures of two cards apart at a glance. */
export interface Look {
  readonly kind: string;
  /** In the order of their names. Of a picture file they are not known; its name is its kind. */
  readonly colours: readonly string[];
}

/** How an article's thumbnail looks. */
export function lookOf(thumbnail: string): Look {
  const [path = "", query = ""] = thumbnail.split("?");
  if (path !== "/comparison.svg") return { kind: path, colours: [] };
  const parameters = new URLSearchParams(query);
  const { screens } = parseScreens(parameters.get("screens") ?? "");
  const colours = screens.map(({ colour }) => colour).toSorted();
  const form = ["scale", "space", "content"].find((name) => parameters.has(name));
  if (form !== undefined) return { kind: `${form}=${form === "space" ? "" : parameters.get(form)}`, colours };
  if (screens.some(({ count }) => count !== undefined)) return { kind: "set", colours };
  if (parameters.has("objects")) return { kind: `objects=${parameters.get("objects")}`, colours };
  return { kind: `${screens.length} screens, ${parameters.get("align") ?? "centred"}`, colours };
}

/** Each thumbnail that looks like the one before it. */
export function repeatedLooks(thumbnails: readonly string[]): string[] {
  const looks = thumbnails.map((thumbnail) => JSON.stringify(lookOf(thumbnail)));
  return thumbnails.filter((_, index) => index > 0 && looks[index] === looks[index - 1]);
}
