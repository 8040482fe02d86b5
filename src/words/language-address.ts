import type { Language } from "./language.ts";

type WithPath = Pick<Language, "path">;

/** What English has at `address`, in a language: `/help` is `/de/help`, and `/?screens=…` is `/de?screens=…`. */
export function addressIn({ path }: WithPath, address: string): string {
  return path === "" ? address : path + address.replace(/^\/(?=$|[?#])/, "");
}

/** The path that English has for this one of a language: `/help` for `/de/help`, `/` for `/de`. Null for a path of another language. */
export function pathBelow({ path }: WithPath, pathname: string): string | null {
  if (pathname === path) return "/";
  return pathname.startsWith(`${path}/`) ? pathname.slice(path.length) : null;
}

/** The language of a path, and the path that English has for it. English, which must be among them, has all that no other one has. */
export function languageAt<Each extends WithPath>(
  pathname: string,
  languages: readonly Each[],
): { language: Each; path: string } {
  const other = languages.find((language) => language.path !== "" && pathBelow(language, pathname) !== null);
  const language = other ?? languages.find(({ path }) => path === "");
  if (language === undefined) throw new Error("English is missing, which has its pages at the root.");
  return { language, path: pathBelow(language, pathname) ?? pathname };
}
