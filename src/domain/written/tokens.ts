import type { Word } from "./known-words.ts";
import { isBetween, type Vocabulary as VocabularyOf } from "./vocabulary.ts";

type Vocabulary = VocabularyOf<Word>;

/** A number, a word or a sign of a written text. */
export interface Token {
  /** As it was written. */
  readonly text: string;
  /** A number's digits with a point; null for anything else. */
  readonly number: string | null;
  /** Null for numbers and for words that are not known. */
  readonly word: Word | null;
  /** What stands between it and the token before: nothing, a hyphen, spaces and brackets. */
  readonly before: string;
}

/** More than anybody writes about sizes at once. */
const MAX_CHARACTERS = 1000;

/** Letters and digits without a gap, with the marks inside numbers: `27`, `27.5`, `34uwqhd+`, `.5`. */
const RUN =
  /(?:[\p{L}\p{M}\d]|(?<![\p{L}\d])[.,](?=\d))[\p{L}\p{M}\d]*(?:(?<=\d)[.,]\d[\p{L}\p{M}\d]*)*(?:(?<=\p{L}\d*)\+(?!\d))?/uy;
const SIGN = /[\n"',;:/×✕*&+|~%$€£¥°÷∶、]/;
const PIECE = /[.,]?\d+(?:[.,]\d+)*|[^\d.,]+/gu;
/** One comma between digits is a decimal mark, unless a point is one: `24,27.5`. */
const LIST =
  /^\d{2,3}(?:\.\d+)?(?:,\d{2,3}(?:\.\d+)?){2,}$|^\d{2,3}(?:\.\d{1,2},\d{2,3}(?:\.\d{1,2})?|,\d{2}\.\d{1,2})$/;
const CHINESE_JAPANESE_KOREAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The tokens of a text. The time is proportional to its length, whatever it is. */
export function tokensOf(written: string, vocabulary: Vocabulary): readonly Token[] {
  const text = spelled(written.slice(0, MAX_CHARACTERS));
  const tokens: Token[] = [];
  let before = "";
  for (let at = 0; at < text.length; ) {
    const run = runAt(text, at, vocabulary);
    if (run !== undefined) {
      tokens.push(...tokensOfRun(run, before, vocabulary));
      before = "";
      at += run.length;
      continue;
    }
    const sign = text.charAt(at++);
    // Quotation marks are units behind a number only.
    const isMark = SIGN.test(sign) && (!/["']/.test(sign) || tokens.at(-1)?.number != null);
    if (!isMark) before += sign;
    else {
      tokens.push(wordToken(sign, vocabulary.wordOf(sign === "\n" ? ";" : sign), before));
      before = "";
    }
  }
  return joined(tokens, vocabulary);
}

function runAt(text: string, at: number, vocabulary: Vocabulary): string | undefined {
  RUN.lastIndex = at;
  const run = RUN.exec(text)?.[0];
  // `27+vs+32`
  const word = run?.endsWith("+") ? run.slice(0, -1) : undefined;
  return word !== undefined && isBetween(vocabulary.wordOf(word.toLowerCase())) ? word : run;
}

/** `W59.7 x H33.6 cm`, `H 33.6 W 59.7 cm`, `B: 60 cm, H: 34 cm` */
const LETTERED_SIDES =
  /(?<![\p{L}\d])([wbh]):? ?(\d+(?:[.,]\d+)?(?: ?(?:mm|cm|in|"))?)[,;]? ?[x×*]? ?(?!\1)[wbh]:? ?(\d+(?:[.,]\d+)?(?: ?(?:mm|cm|in|"))?)(?![\p{L}\d])/giu;

/** One spelling of quotation marks, fractions, wide digits and marks of thousands. */
export function spelled(text: string): string {
  return text
    .replace(/[´`‘’′‵ʹʼ＇]/g, "'")
    .replace(/[″“”„‟〃＂]|''/g, '"')
    .replace(/½/g, ".5")
    .replace(LETTERED_SIDES, (_, first, one, other) => (/h/i.test(first) ? `${other} x ${one}` : `${one} x ${other}`))
    .replace(/(?<=\d ?(?:"|in|inch|inches|cm|mm)) ?[whdl](?![\p{L}\d])/giu, "")
    .replace(/\((?:[whdbtvl])\)|(?<![\p{L}\d])[wh](?::\s?|\s)(?=\d)/giu, " ")
    .replace(/(?<=\d)к(?!\p{L})/giu, "k")
    .replace(/(\d)[ -]([1-7])\/([248])(?!\d)/g, (_, whole, part, of) => whole + String(part / of).slice(1))
    .normalize("NFKC")
    .replace(/(\d)'(?=\d{3}(?!\d))/g, "$1,")
    .replace(/(\d)'(?=s(?!\p{L}))/gu, "$1")
    .replace(/[‐-―−]/g, "-");
}

/** `27uhd` is a number and a name; `u2723qe` is neither, and stays one word. */
function tokensOfRun(run: string, before: string, vocabulary: Vocabulary): readonly Token[] {
  const whole = vocabulary.wordOf(run.toLowerCase());
  if (whole !== null) return [wordToken(run, whole, before)];
  const pieces = run.match(PIECE) ?? [];
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const [piece = "", next = ""] = [pieces[at], pieces[at + 1]];
    if (LIST.test(piece)) {
      const [first = "", ...others] = piece.split(",");
      const comma = wordToken(",", vocabulary.wordOf(","));
      tokens.push(numberToken(first), ...others.flatMap((number) => [comma, numberToken(number)]));
    } else if (/\d/.test(piece)) {
      // `4k27` and `1440p165hz` have a name that begins with a number.
      const name = [5, 1]
        .map((letters) => piece + next.slice(0, letters))
        .find((text) => text !== piece && vocabulary.wordOf(text.toLowerCase())?.is === "name");
      if (name === undefined) tokens.push(numberToken(piece));
      else {
        tokens.push(wordToken(name, vocabulary.wordOf(name.toLowerCase())));
        pieces[at + 1] = next.slice(name.length - piece.length);
      }
    } else tokens.push(...wordsIn(piece, vocabulary));
  }
  const [first, ...others] = isCode(run, tokens) ? [wordToken(run, null)] : tokens;
  return first === undefined ? [] : [{ ...first, before }, ...others];
}

function wordToken(text: string, word: Word | null, before = ""): Token {
  return { text, number: null, word, before };
}

function numberToken(text: string): Token {
  const isNumber = text.split(/[.,]/).length <= 2;
  return { text, number: isNumber ? text.replace(",", ".") : null, word: null, before: "" };
}

/** Letters without a gap are one word, where no spaces are written as many as are known. */
function wordsIn(letters: string, vocabulary: Vocabulary): readonly Token[] {
  const lower = letters.toLowerCase();
  if (letters === "") return [];
  if (!CHINESE_JAPANESE_KOREAN.test(letters)) {
    const split = vocabulary.wordOf(lower) === null ? firstWordEnd(lower, vocabulary) : null;
    const words = split === null ? [letters] : [letters.slice(0, split), letters.slice(split)];
    return words.map((text) => wordToken(text, vocabulary.wordOf(text.toLowerCase()) ?? vocabulary.misspelled(text)));
  }
  const tokens: Token[] = [];
  for (let at = 0; at < letters.length; ) {
    const known = vocabulary.wordAtStart(lower.slice(at));
    const last = tokens.at(-1);
    const text = letters.slice(at, at + (known?.length ?? 1));
    at += text.length;
    if (known === null && last?.word === null) tokens[tokens.length - 1] = wordToken(last.text + text, null);
    else tokens.push(wordToken(text, known?.word ?? null));
  }
  return tokens;
}

const GLUED: readonly Word["is"][] = ["unit", "name", "kind", "compares", "joins"];

/** Where the first word ends in `inchvs`, `inqhd` and `uwvs`, which stand between numbers; null for other letters. */
function firstWordEnd(letters: string, vocabulary: Vocabulary): number | null {
  for (let end = 2; end < letters.length - 1; end++) {
    const [first, second] = [vocabulary.wordOf(letters.slice(0, end)), vocabulary.wordOf(letters.slice(end))];
    if (first !== null && second !== null && GLUED.includes(first.is) && GLUED.includes(second.is)) return end;
  }
  return null;
}

/** What may stand before a number without a gap, and what behind one. */
const BESIDE: readonly Word["is"][] = ["name", "kind", "unit", "count", "times", "radius"];
const LEADING: readonly Word["is"][] = [...BESIDE, "compares", "joins", "to", "inside"];
const TRAILING: readonly Word["is"][] = [...BESIDE, "upright", "measure", "plural"];

/** Whether letters and digits without a gap are the code of a model rather than a size: `u27`, `c4`, `65qn90d`. */
function isCode(run: string, tokens: readonly Token[]): boolean {
  if (CHINESE_JAPANESE_KOREAN.test(run)) return false;
  if (!/\d/.test(run) || !/\p{L}/u.test(run)) return false;
  return tokens.some(({ text, number, word }, at) => {
    if (number !== null) return false;
    if (word === null) return true;
    if (word.is === "filler" || word.is === "article") return true;
    const [before, behind] = [tokens[at - 1], tokens[at + 1]];
    if (behind?.number == null) return behind === undefined && !TRAILING.includes(word.is);
    if (word.is === "unit")
      return before?.number == null || text === "c" || (word.unit === "m" && Number(before.number) > 10);
    if (isBetween(word) && text.length < 2 && text !== "v") return true;
    return (
      !LEADING.includes(word.is) ||
      (before === undefined && text.length < 2 && !/^(?:x[234]|r(?:[5-9]00|\d{4}))$/i.test(run))
    );
  });
}

/** Words of several parts, in any spelling: `full hd`, `ultra-wide`. A kind of display may still be typed. */
function joined(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [first] = tokens.slice(at, at + 1);
    const parts =
      [3, 2].map((count) => tokens.slice(at, at + count)).find((each) => compoundOf(each, vocabulary) !== null) ?? [];
    const text = parts.map(({ text }) => text).join(" ");
    if (parts.length > 0 && first !== undefined) all.push({ ...first, text, word: compoundOf(parts, vocabulary) });
    else if (first !== undefined) all.push(first);
    at += Math.max(parts.length - 1, 0);
  }
  const last = all.at(-1);
  if (last === undefined || last.word !== null || last.number !== null) return all;
  return [...all.slice(0, -1), { ...last, word: vocabulary.begunKind(last.text.toLowerCase()) }];
}

function compoundOf(parts: readonly Token[], vocabulary: Vocabulary): Word | null {
  const areWords = parts.every(
    ({ text, before }, at) => /^\p{L}+$/u.test(text) && (at === 0 || /^[\s-]$/.test(before)),
  );
  return areWords && parts.length > 1 ? vocabulary.wordOf(parts.map(({ text }) => text.toLowerCase()).join("-")) : null;
}
