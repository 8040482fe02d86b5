import { ADDRESS_MAX_CHARACTERS } from "./publish-limits.ts";

/** What an address in an article leads to. */
type Address =
  /** A place in the same article: `#id`, without the sign. */
  | { readonly kind: "fragment"; readonly id: string }
  /** A page or picture of this site, from its root. */
  | { readonly kind: "site"; readonly href: string }
  /** Another site, or an e-mail address or telephone number. */
  | { readonly kind: "remote"; readonly href: string; readonly scheme: string }
  /** A file in the published folder. */
  | { readonly kind: "file"; readonly path: string; readonly fragment: string }
  /** A photograph or screenshot as a `data:` address. */
  | { readonly kind: "data"; readonly bytes: Uint8Array }
  /** A scheme that no article needs, or an invalid address. */
  | { readonly kind: "refused" };

/** A base for relative addresses; no site can have this host (RFC 6761). */
const SITE = "https://site.invalid";

/** Schemes an article may link to. */
const LINKED = ["http:", "https:", "mailto:", "tel:"];

/**
 * Reads an address as browsers do (WHATWG URL), so that white space, control characters and backslashes cannot hide a
 * dangerous scheme. Returns the parsed form.
 */
export function readAddress(written: string): Address {
  const url = parse(written);
  if (url === null) return { kind: "refused" };
  if (url.protocol === "data:") return readPicture(url.href);
  if (!LINKED.includes(url.protocol)) return { kind: "refused" };
  if (url.origin !== SITE) return { kind: "remote", href: url.href, scheme: url.protocol };

  const text = written.trim();
  if (text.startsWith("#")) return { kind: "fragment", id: decoded(url.hash.slice(1)) };
  if (/^[/\\]/.test(text)) return { kind: "site", href: url.href.slice(SITE.length) };
  const [path = ""] = text.split(/[?#]/, 1);
  return { kind: "file", path: decoded(path), fragment: decoded(url.hash.slice(1)) };
}

/** Excludes SVG, which may hold scripts and is sanitised only as a file. */
function readPicture(href: string): Address {
  const [, base64] = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,([\w+/=%-]+)$/.exec(href) ?? [];
  return base64 === undefined ? { kind: "refused" } : { kind: "data", bytes: Buffer.from(decoded(base64), "base64") };
}

function parse(written: string): URL | null {
  const text = written.trim();
  if (text.length > ADDRESS_MAX_CHARACTERS && !text.startsWith("data:")) return null;
  return URL.parse(text, `${SITE}/`);
}

/** Keeps a percent sign that begins no escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
