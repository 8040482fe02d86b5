import { parse as parseToml, TomlError } from "smol-toml";
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Pair, parseDocument } from "yaml";
import { ArticleError } from "./article-error.ts";
import { FRONT_MATTER_MAX_CHARACTERS } from "./publish-limits.ts";

/** A field as written; `text` is null where the value is a list or a table. */
export interface Field {
  readonly text: string | null;
  readonly line: number;
  /** What a list holds. */
  readonly items?: readonly Omit<Field, "items">[];
}

export interface FrontMatter {
  /** Top-level fields by name in lower case. Nothing is evaluated. */
  readonly fields: ReadonlyMap<string, Field>;
  /** The text after the front matter, whose lines remain as blank ones so that line numbers stay right. */
  readonly body: string;
}

/** `---`, `---yaml`, `---toml` or `+++` on the first line that is not blank. */
const OPENING = /^\n*(---|\+\+\+)[ \t]*([\w-]*)[ \t]*(?:\n|$)/;

/** Splits a file's text (LF line ends) into its front matter and its body. A file may have no front matter. */
export function readFrontMatter(text: string): FrontMatter {
  const opening = OPENING.exec(text);
  if (!opening) return { fields: new Map(), body: text };

  const [{ length: start }, mark = "---", named = ""] = opening;
  const line = opening[0].trimEnd().split("\n").length;
  const language = named.toLowerCase() || (mark === "+++" ? "toml" : "yaml");
  if (language !== "yaml" && language !== "yml" && language !== "toml") {
    throw new ArticleError(
      `front matter in "${language}" is not read`,
      "Write it as YAML between --- lines or as TOML between +++ lines.",
      line,
    );
  }
  const closing = (mark === "+++" ? /^\+\+\+[ \t]*$/m : /^(?:---|\.\.\.)[ \t]*$/m).exec(text.slice(start));
  if (!closing) {
    throw new ArticleError("the front matter is not closed", `End it with a line that holds only ${mark}.`, line);
  }
  const source = text.slice(start, start + closing.index);
  if (source.length > FRONT_MATTER_MAX_CHARACTERS) {
    throw new ArticleError(
      "the front matter is too long",
      `Keep it below ${FRONT_MATTER_MAX_CHARACTERS} characters.`,
      line,
    );
  }
  const end = start + closing.index + closing[0].length;
  return {
    fields: language === "toml" ? tomlFields(source, line + 1) : yamlFields(source, line + 1),
    body: text.slice(0, end).replace(/[^\n]+/g, "") + text.slice(end),
  };
}

function yamlFields(source: string, firstLine: number): Map<string, Field> {
  const lines = new LineCounter();
  const line = (offset: number) => firstLine + lines.linePos(offset).line - 1;
  const document = withinStack(firstLine, () =>
    parseDocument(source, { schema: "core", prettyErrors: false, lineCounter: lines, logLevel: "silent" }),
  );
  const [error] = document.errors;
  if (error) throw badFrontMatter("YAML", error.message, line(Math.min(error.pos[0], source.trimEnd().length)));

  const fields = new Map<string, Field>();
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null)) return fields;
  if (!isMap(document.contents)) {
    throw badFrontMatter("YAML", "it holds no fields", firstLine);
  }
  for (const { key, value } of document.contents.items as Pair[]) {
    if (!isScalar(key)) continue;
    const name = String(key.value).toLowerCase();
    const node = isAlias(value) ? value.resolve(document) : value;
    if (fields.has(name) || node === null || (isScalar(node) && node.value === null)) continue;
    const items = isSeq(node)
      ? node.items.map((item) => ({ text: yamlText(item), line: line((isNode(item) && item.range?.[0]) || 0) }))
      : null;
    fields.set(name, { text: yamlText(node), line: line(key.range?.[0] ?? 0), ...(items && { items }) });
  }
  return fields;
}

/** A number as text: a title `1.10` must not become `1.1`. */
function yamlText(node: unknown): string | null {
  if (!isScalar(node)) return null;
  return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
}

function tomlFields(source: string, firstLine: number): Map<string, Field> {
  const table = withinStack(firstLine, () => {
    try {
      return parseToml(source, { maxDepth: 100 });
    } catch (error) {
      if (!(error instanceof TomlError)) throw error;
      const [summary = ""] = error.message.replace(/^Invalid TOML document: /, "").split("\n");
      throw badFrontMatter("TOML", summary, firstLine + error.line - 1);
    }
  });
  const names = source.split("\n").map((line) => /^\s*[["']*([\w-]+)/.exec(line)?.[1]);
  const fields = new Map<string, Field>();
  for (const [key, value] of Object.entries(table)) {
    const name = key.toLowerCase();
    if (fields.has(name)) continue;
    const line = firstLine + Math.max(names.indexOf(key), 0);
    const items = Array.isArray(value) ? value.map((item) => ({ text: tomlText(item), line })) : null;
    fields.set(name, { text: tomlText(value), line, ...(items && { items }) });
  }
  return fields;
}

function tomlText(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? null : String(value);
}

function badFrontMatter(language: string, reason: string, line: number): ArticleError {
  const short = reason.trim().replace(/\.$/, "");
  return new ArticleError(
    `the front matter is not valid ${language}: ${short}`,
    "Correct it or put the value in quotes.",
    line,
  );
}

/** The parsers recurse into nested brackets and may overflow the stack. */
function withinStack<T>(line: number, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ArticleError("the front matter is nested too deeply", "Keep to plain fields.", line);
  }
}
