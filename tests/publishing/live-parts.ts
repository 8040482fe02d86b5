import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Elements that run, load, submit or restyle, and those whose text a browser reads by other rules. */
const LIVE =
  /^(?:script|style|iframe|frame|object|embed|applet|form|button|select|textarea|svg|math|link|meta|base|template|noscript|noembed|noframes|xmp|plaintext|video|audio|title|marquee|portal)$/;

/**
 * What could do something in a piece of published HTML, read again from its text as a browser would; none is right.
 * Written apart from the publisher: it names what is dangerous, where the publisher names what is allowed.
 */
export function liveParts(html: string): string[] {
  const found: string[] = [];
  visit(parser.parse(html), "element", ({ tagName, properties }) => {
    if (LIVE.test(tagName)) found.push(`<${tagName}>`);
    if (tagName === "input" && (properties.type !== "checkbox" || properties.disabled !== true)) found.push("<input>");
    for (const [name, value] of Object.entries(properties)) {
      const text = String(value);
      if (/^on/i.test(name) || name === "style" || name === "srcDoc") found.push(`${tagName}[${name}]`);
      if (name === "name" || name === "target" || name === "ping") found.push(`${tagName}[${name}]`);
      if ((name === "id" || name === "htmlFor") && !text.startsWith("user-content-")) found.push(`#${text}`);
      if (/^(?:href|src|cite|action|formAction|background|poster|data|xLinkHref)$/.test(name) && !isSafe(text)) {
        found.push(`${tagName}[${name}=${text}]`);
      }
    }
  });
  return found;
}

function isSafe(address: string): boolean {
  const { protocol } = new URL(address, "https://site.example/info/1-a");
  return ["http:", "https:", "mailto:", "tel:"].includes(protocol);
}
