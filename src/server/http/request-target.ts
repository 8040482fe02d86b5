import type { Question } from "./answer.ts";

/** Path and query of a request's target (RFC 9112, 3.2: a path, or an absolute URL), as they were sent. */
export function targetOf(url: string): Pick<Question, "pathname" | "search"> {
  const start = url.startsWith("/") ? 0 : url.indexOf("/", url.indexOf("//") + 2);
  const query = url.indexOf("?", start);
  const fragment = url.indexOf("#", start);
  const end = fragment < 0 ? url.length : fragment;
  if (query < 0 || query > end) return { pathname: url.slice(start, end), search: "" };
  return { pathname: url.slice(start, query), search: query + 1 === end ? "" : url.slice(query, end) };
}

/** A path or an absolute URL, and neither `*` nor what CONNECT takes. */
export function isTarget(url: string): boolean {
  return url.startsWith("/") || /^https?:\/\/[^/]+\//i.test(url);
}

/** The path's own characters, or null where its encoding is broken or it holds what no path of ours can hold. */
export function decodePath(pathname: string): string | null {
  if (pathname.includes("\\")) return null;
  if (!pathname.includes("%")) return pathname;
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes("\0") ? null : decoded;
  } catch {
    return null;
  }
}
