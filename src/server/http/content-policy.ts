import { hash } from "node:crypto";

/** Other hosts a page may turn to, beside its own. */
export interface PolicyOrigins {
  /** The info API, where it is on another host; the articles' pictures come from there too. */
  readonly api: string | null;
}

/**
 * The content policy of one finished page. Inline scripts and styles run by their hash and not by a nonce, so that the
 * page can be kept and handed to everyone. Style attributes place what is drawn; they cannot fetch or run anything.
 */
export function contentPolicy(scripts: readonly string[], styles: readonly string[], { api }: PolicyOrigins): string {
  const and = (sources: readonly (string | null)[]) => sources.filter(Boolean).join(" ");
  return [
    "default-src 'none'",
    `script-src ${and(["'self'", ...scripts])}`,
    `style-src ${and(["'self'", ...styles])}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${and(["'self'", "https:", "data:", api])}`,
    `connect-src ${and(["'self'", api])}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Collects the hashes of the application's own inline scripts and styles, and takes the scripts' mark out.
 *
 * The mark is the `nonce` attribute with which the application renders its scripts: a secret of this one rendering.
 * What an article might have smuggled into the page does not know it, gets no hash and does not run. Styles of our own
 * stand in the head, where no article reaches.
 */
export function hashInline(html: string, mark: string): { html: string; scripts: string[]; styles: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts = new Set<string>();
  for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (text && attributes?.includes(attribute)) scripts.add(sourceOf(text));
  }
  const styles = new Set<string>();
  const head = html.slice(0, html.indexOf("</head>"));
  for (const [, text] of head.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) if (text) styles.add(sourceOf(text));
  return { html: html.replaceAll(attribute, ""), scripts: [...scripts], styles: [...styles] };
}

function sourceOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
