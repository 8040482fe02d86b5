import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";

/** CONTRIBUTING, "A new sentence": components hold no text that people see or hear. */

const ROOT = join(import.meta.dirname, "..", "..");

/** The brand is the same in every language. */
const EXCEPTIONS = ["Diagonal"];

/** Of HTML, and of our own components. */
const READ_ATTRIBUTES = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "closeLabel",
  "data-tooltip",
  "description",
  "heading",
  "imageText",
  "label",
  "placeholder",
  "title",
];

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

it("finds texts in elements and in attributes, also where an expression chooses between them", () => {
  const code = `
    const page = (
      <p title="one" className="no" aria-label={isTwo ? "two" : \`three \${name}\`} data-tooltip={words.no("no")}>
        four {isFive && "five"} {"six" + name} {rest.map(() => <b key="no">seven</b>)} · 8 Diagonal
        <Field label="nine" value="no" />
      </p>
    );`;
  expect(textsOf("page.tsx", code).toSorted()).toEqual(
    ["one", "two", "three", "four", "five", "six", "seven", "· 8 Diagonal", "nine"].toSorted(),
  );
  expect(textsOf("page.tsx", "<h1>\n  Diagonal\n</h1>;")).toEqual([]);
});

const found = globSync("src/{app,ui}/**/*.tsx", { cwd: ROOT })
  .filter((path) => !path.includes(".test."))
  .flatMap((path) => {
    const file = path.replaceAll(sep, "/");
    return textsOf(file, readFileSync(join(ROOT, path), "utf8")).map((text) => `${file}: ${text}`);
  });

it("components have their texts from src/words", () => {
  expect(found).toEqual([]);
});

it("finds phrases in constants and tables, but not in errors", () => {
  const code = `
    const TEXTS = { one: "Add a screen", two: \`Remove the \${name}\` };
    class Failed extends Error { constructor() { super("Not for people"); } }
    throw new Error("Not for people");`;
  expect(phrasesOf("texts.ts", code)).toEqual(["Add a screen", "Remove the "]);
});

it("no module beside src/words holds phrases", () => {
  const phrases = globSync("src/{app,ui,drawing,comparison,domain}/**/*.{ts,tsx}", { cwd: ROOT })
    .filter((path) => !path.includes(".test."))
    .flatMap((path) => phrasesOf(path, readFileSync(join(ROOT, path), "utf8")).map((text) => `${path}: ${text}`));
  expect(phrases).toEqual([]);
});

/** The strings of a file that begin as a sentence or a label does. Messages of errors are for operators. */
function phrasesOf(path: string, code: string): string[] {
  const { program, errors } = parseSync(path, code);
  expect(errors).toEqual([]);
  return saidNodes(program as unknown as Node)
    .filter(({ type }) => type === "Literal" || type === "TemplateElement")
    .map((node) => String(node.type === "TemplateElement" ? (node.value as { cooked: unknown }).cooked : node.value))
    .filter((text) => /^\s*\p{Lu}[\p{Ll}’]+ \p{Ll}/u.test(text));
}

/** All nodes but those of errors. */
function saidNodes(node: Node): Node[] {
  const callee = node.callee as Node | undefined;
  const isError =
    callee?.type === "Super" || (node.type === "NewExpression" && /(?:Error|Unavailable)$/.test(String(callee?.name)));
  if (isError) return [];
  const below = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [node, ...below.filter(isNode).flatMap(saidNodes)];
}

/** The texts with letters that a file's JSX shows or names. */
function textsOf(path: string, code: string): string[] {
  const { program, errors } = parseSync(path, code);
  expect(errors).toEqual([]);
  return nodesIn(program as unknown as Node)
    .flatMap(writtenTexts)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => /\p{L}/u.test(text) && !EXCEPTIONS.includes(text));
}

function writtenTexts(node: Node): string[] {
  switch (node.type) {
    case "JSXText":
      return [String(node.value)];
    case "JSXAttribute":
      return READ_ATTRIBUTES.includes(String((node.name as Node).name)) ? stringsOf(node.value) : [];
    case "JSXElement":
    case "JSXFragment":
      return (node.children as Node[]).filter(({ type }) => type === "JSXExpressionContainer").flatMap(stringsOf);
    default:
      return [];
  }
}

/** The strings that an expression may result in, unless a function makes them. */
function stringsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case "Literal":
      return typeof value.value === "string" ? [value.value] : [];
    case "TemplateElement":
      return [String((value.value as { cooked: unknown }).cooked)];
    case "TemplateLiteral":
      return [...(value.quasis as Node[]), ...(value.expressions as Node[])].flatMap(stringsOf);
    case "BinaryExpression":
      return value.operator === "+" ? [...stringsOf(value.left), ...stringsOf(value.right)] : [];
    case "LogicalExpression":
      return [...stringsOf(value.left), ...stringsOf(value.right)];
    case "ConditionalExpression":
      return [...stringsOf(value.consequent), ...stringsOf(value.alternate)];
    case "JSXExpressionContainer":
      return stringsOf(value.expression);
    default:
      return [];
  }
}

function nodesIn(node: Node): Node[] {
  const below = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [node, ...below.filter(isNode).flatMap(nodesIn)];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
