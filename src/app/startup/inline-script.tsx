import { createContext, use } from "react";

/** The mark by which the server knows the scripts of its own making; empty in the browser. */
export const InlineScriptMark = createContext("");

/** A script in the page. The server writes it and the browser has run it when React takes the page over. */
export function InlineScript({ text }: { text: string }) {
  const nonce = use(InlineScriptMark);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whose hash the content policy names
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
