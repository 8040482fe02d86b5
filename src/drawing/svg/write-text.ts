import type { SvgNode } from "./element.ts";

/** An element as text for a file. */
export function writeText(node: SvgNode): string {
  if (typeof node === "string") return escapeXml(node);
  const { name, attributes, children } = node;
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escapeXml(String(value))}"`)
    .join("");
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.map(writeText).join("")}</${name}>`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
