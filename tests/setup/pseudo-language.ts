import type { Language } from "#words/language.ts";

/** No English text has these. Every text of the pseudo-language is between them. */
const WORDS = { open: "«", close: "»" };
/** Figures are as long in every language, so that their marks take no room: they are invisible. */
const FIGURE = { open: "\u2063", close: "\u2064" };

/** How much longer words are. German and French are. */
const LONGER = 0.4;

/** English words as another language might have them: 40% longer, accented, and between « and ». */
export const PSEUDO_LANGUAGE: Language = { lang: "en-XA", dir: "ltr", words: ({ en }) => pseudoWords(en) };

/** What words say, of any depth: texts, functions that return texts, lists of the parts of a sentence. */
export function pseudoWords<Words>(words: Words): Words {
  return translated(words, LANGUAGE) as Words;
}

/** One for each, since components compare them. */
type Made = WeakMap<object, unknown>;
const made: Readonly<Record<"words" | "said", Made>> = { words: new WeakMap(), said: new WeakMap() };

/** Properties of a language's words that are no texts. */
const LANGUAGE = /^(?:lang|dir)$/;
/** Properties of what functions return that name something instead of saying it. */
const FACTS = /^(?:type|colour|units?|kind|dimension|differences?|comparison|screens?)$/;

/** @param facts the properties that stay as they are */
function translated(value: unknown, facts: RegExp): unknown {
  if (typeof value === "string") return pseudoText(value);
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return value;
  const known = facts === FACTS ? made.said : made.words;
  if (!known.has(value))
    known.set(value, typeof value === "function" ? speaking(value) : translatedObject(value, facts));
  return known.get(value);
}

function translatedObject(value: object, facts: RegExp): unknown {
  if (Array.isArray(value)) return value.map((each) => translated(each, facts));
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, translated(each, facts)]));
  // Elements are the caller's.
  const isPlain = Object.getPrototypeOf(value) === Object.prototype && !("$$typeof" in value);
  if (!isPlain) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, facts.test(key) ? each : translated(each, facts)]),
  );
}

function speaking(say: unknown) {
  return (...given: unknown[]) => translated((say as (...given: unknown[]) => unknown)(...given.map(asFact)), FACTS);
}

/** A function among the facts makes an element of words. */
function asFact(fact: unknown): unknown {
  if (typeof fact !== "function") return fact;
  return (...words: unknown[]) => fact(...words.map((each) => (typeof each === "string" ? pseudoText(each) : each)));
}

/** `«Çöompåarée dîsspllåýs»` */
export function pseudoText(text: string): string {
  let due = 0;
  const letters = [...text].map((character) => {
    if (!/\p{L}/u.test(character)) return character;
    due += LONGER;
    const accented = ACCENTED[character] ?? character;
    if (due < 1) return accented;
    due -= 1;
    return accented + character.toLowerCase();
  });
  const { open, close } = /\p{L}{3}/u.test(text) ? WORDS : FIGURE;
  return open + letters.join("") + close;
}

/** Letters that the site's font has. */
const ACCENTED: Readonly<Record<string, string>> = {
  A: "Å",
  C: "Ç",
  E: "É",
  I: "Î",
  N: "Ñ",
  O: "Ö",
  U: "Û",
  Y: "Ý",
  a: "å",
  c: "ç",
  e: "é",
  i: "î",
  n: "ñ",
  o: "ö",
  u: "û",
  y: "ý",
};

/** The parts of a text with letters that are not words of the pseudo-language. */
export function untranslated(text: string): string[] {
  let depth = 0;
  let outside = "";
  for (const character of text) {
    if (character === WORDS.open || character === FIGURE.open) {
      depth++;
      outside += "\n";
    } else if (character === WORDS.close || character === FIGURE.close) depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += character;
  }
  return outside
    .split("\n")
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => /\p{L}/u.test(part));
}
