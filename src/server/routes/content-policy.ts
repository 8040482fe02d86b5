import { hash } from "node:crypto";

/**
 * The content policy of one finished page. Inline scripts and styles run by their hash and not by a nonce, so that the
 * page can be cached for everyone. Style attributes position the drawing; they cannot fetch or run anything.
 * @param articlesOrigin origin of the host whose articles this site shows; their pictures come from there, perhaps over HTTP
 */
export function contentPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  articlesOrigin: string | null,
): string {
  const and = (sources: readonly (string | null)[]) => sources.filter(Boolean).join(" ");
  return [
    "default-src 'none'",
    `script-src ${and(["'self'", ...scripts])}`,
    `style-src ${and(["'self'", ...styles])}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${and(["'self'", "https:", "data:", articlesOrigin])}`,
    "connect-src 'self'",
    "font-src 'self'",
    // The preview of an embed.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Collects the hashes of the application's own inline scripts and styles, and removes the scripts' `nonce`.
 *
 * The nonce is a secret of this one rendering. A script that an article smuggles into the page cannot know it, so it gets
 * no hash and does not run. Our own styles are in the head, which articles cannot change.
 */
export function hashInline(html: string, nonce: string): { html: string; scripts: string[]; styles: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  // From a tag that has the nonce: "<script>" may also stand in an attribute of an article, where it begins nothing.
  for (const [, text] of html.matchAll(new RegExp(`<script\\b[^<>]*${attribute}[^<>]*>(.*?)</script>`, "gs"))) {
    if (text) scripts.add(sourceOf(text));
  }
  const styles = new Set<string>();
  const head = html.slice(0, html.indexOf("</head>"));
  for (const [, text] of head.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) if (text) styles.add(sourceOf(text));
  return { html: html.replaceAll(attribute, ""), scripts: [...scripts], styles: [...styles] };
}

function sourceOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
