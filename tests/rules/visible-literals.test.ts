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
