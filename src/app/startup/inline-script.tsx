import { createContext, use } from "react";

/** The nonce by which the server recognises the site's own inline scripts; empty in the browser. */
export const InlineScriptNonce = createContext("");

/** A script that the browser runs while it parses the served page. It does not run when React renders it. */
export function InlineScript({ text }: { text: string }) {
  const nonce = use(InlineScriptNonce);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whose hash the content policy names
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

export const STYLES_ID = "site-styles";

/** The site's stylesheet as text. It is part of the document, so that no request delays the first paint. */
export const InlineStyles = createContext("");
