import { acceptNumberText, positiveNumber } from "../display/number-text.ts";
import { isPixelCount, type Ratio } from "../display/resolution.ts";
import { CENTIMETRES_PER_INCH, convertLength } from "../display/unit.ts";
import type { Space } from "../space/opening.ts";
import { lengthAt, lengthOf, numberAt, unitAt, type WrittenLength } from "./length.ts";
import type { WrittenKind } from "./shape.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { type WrittenUnit, wordOf } from "./vocabulary.ts";

/** One fact of a written text. What says nothing about sizes, such as `144 Hz`, is no item. */
export type Item = Fact & {
  /** As it was written, with what stands before it. */
  readonly text: string;
};

type Fact =
  | {
      readonly is: "length";
      readonly length: WrittenLength;
      /** Behind an unknown word: the 13 of `redmi note 13` may belong to a name. */
      readonly isDoubtful: boolean;
      readonly isInBrackets: boolean;
    }
  | { readonly is: "sides"; readonly ratio: Ratio; readonly space: Space }
  | { readonly is: "ratio"; readonly ratio: Ratio }
  | { readonly is: "name"; readonly name: string }
  | { readonly is: "kind"; readonly kind: WrittenKind }
  | { readonly is: "count"; readonly count: 2 | 3 | 4 }
  | { readonly is: "between"; readonly compares: boolean }
  | { readonly is: "away"; readonly always: boolean }
  | { readonly is: "unread"; readonly word: string }
  /** `broken` is half of a pair, as in `16 by`, three parts, as in `1:2:3`, or a negative number. */
  | { readonly is: "upright" | "inside" | "maker" | "broken" };

/** Items from a place on, and the token behind them. */
interface Read {
  readonly facts: readonly Fact[];
  readonly next: number;
}

export function itemsOf(text: string): readonly Item[] {
  const tokens = tokensOf(text);
  const items: Item[] = [];
  let pending = "";
  for (let at = 0; at < tokens.length; ) {
    const { facts, next } = numbersAt(tokens, at, items) ?? wordAt(tokens, at);
    const written = textOf(tokens.slice(at, next));
    const last = items.at(-1);
    if (facts.length > 0) {
      items.push(...facts.map((fact, index) => ({ ...fact, text: index === 0 ? pending + written : "" })));
      pending = "";
    } else if (last !== undefined && pending === "" && !/^(?:between|inside|away)$/.test(last.is)) {
      // A name may have it: `Switch OLED`.
      items[items.length - 1] = { ...last, text: last.text + written };
    } else pending += written;
    at = next;
  }
  return items;
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ before, text }) => before + text).join("");
}

const NOTHING: readonly Fact[] = [];

function wordAt(tokens: readonly Token[], at: number): Read {
  const token = tokens[at];
  const next = at + 1;
  const word = token?.word ?? null;
  // Where a display stands among several: `2560x1440+0+0`.
  const isOffset = token?.text === "+" && (tokens[at - 2]?.word?.is === "times" || tokens[at - 2]?.text === "+");
  if (isOffset && tokens[next]?.before === "") return { facts: NOTHING, next: next + 1 };
  if (word === null) return { facts: [{ is: "unread", word: token?.text ?? "" }], next };
  if (isBroken(tokens, at)) return { facts: [{ is: "broken" }], next };
  switch (word.is) {
    case "name":
    case "kind":
    case "count":
    case "between":
    case "away":
      return { facts: [word], next };
    case "upright":
    case "maker":
    case "inside":
      return { facts: [{ is: word.is }], next };
    case "unit":
      return { facts: token?.text.toLowerCase() === "in" ? [{ is: "inside" }] : NOTHING, next };
    case "to":
      return { facts: [{ is: "between", compares: false }], next };
    case "slash":
      return { facts: [{ is: "between", compares: false }], next };
    // `HDMI 2.1`
    case "label":
      return { facts: NOTHING, next: tokens[next]?.number != null ? next + 1 : next };
    // `$299`
    case "measure":
      return { facts: NOTHING, next: tokens[next]?.number != null && tokens[next]?.before === "" ? next + 1 : next };
    default:
      return { facts: NOTHING, next };
  }
}

/** Whether a sign that joins two numbers joins none: pairs are read before it. */
function isBroken(tokens: readonly Token[], at: number): boolean {
  const is = tokens[at]?.word?.is;
  const joins = is === "times" || is === "colon";
  return joins && tokens[at - 1]?.number != null && (at === tokens.length - 1 || tokens[at + 1]?.number != null);
}

function numbersAt(tokens: readonly Token[], at: number, items: readonly Item[]): Read | null {
  if (numberAt(tokens, at) === null) return null;
  if (at === 0 && tokens[at]?.before.trim() === "-") return { facts: [{ is: "broken" }], next: at + 1 };
  return (
    namedSidesAt(tokens, at) ?? pairAt(tokens, at) ?? measureAt(tokens, at, items) ?? diagonalAt(tokens, at, items)
  );
}

/** A number with its unit, as a part of two. */
interface Side {
  readonly number: string;
  readonly unit: WrittenUnit | null;
  readonly next: number;
}

function sideAt(tokens: readonly Token[], at: number): Side | null {
  const token = tokens[at];
  const lines = token?.word?.is === "name" ? /^(\d{3,4})[pi]$/i.exec(token.text)?.[1] : undefined;
  const number = token?.number ?? lines;
  if (number == null) return null;
  const unit = unitAt(tokens, at + 1);
  const isPixels = /^(?:px|pixels?)$/i.test(tokens[at + 1]?.text ?? "");
  return { number, unit, next: at + (unit !== null || isPixels ? 2 : 1) };
}

/** `3 440` where thousands are divided by spaces: the first part has one or two digits, the second three. */
function groupedSideAt(tokens: readonly Token[], at: number): Side | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!/^\d{1,2}$/.test(first?.text ?? "") || !/^\d{3}$/.test(second?.text ?? "") || second?.before !== " ")
    return null;
  const side = sideAt(tokens, at + 1);
  return side?.unit !== null ? null : { ...side, number: `${first?.text}${second.text}` };
}

/** Written without a sign between them, only these are ratios. */
const KNOWN_RATIOS = "16:9 16:10 21:9 32:9 32:10 24:10 18:9 4:3 3:2 5:4 1:1 9:16 10:16 3:4 2:3 9:21 9:32".split(" ");

/** Two numbers that belong together: a ratio, a resolution, two sides, or how many of what. */
function pairAt(tokens: readonly Token[], at: number): Read | null {
  const grouped = groupedSideAt(tokens, at);
  for (const one of [grouped, sideAt(tokens, at)]) {
    if (one === null) continue;
    const sign = tokens[one.next]?.word?.is;
    const isSigned = sign === "times" || sign === "colon" || sign === "slash" || sign === "to";
    const start = isSigned ? one.next + 1 : one.next;
    for (const other of [groupedSideAt(tokens, start), sideAt(tokens, start)]) {
      // In `9-16x9` the first number belongs to no pair.
      const goesOn = isSigned ? ["colon"] : ["colon", "times", "slash"];
      if (other === null || goesOn.includes(tokens[other.next]?.word?.is ?? "")) continue;
      // `61.2 x 36.3 x 5.1 cm` has a depth, too.
      const depth =
        sign === "times" && tokens[other.next]?.word?.is === "times" ? sideAt(tokens, other.next + 1) : null;
      const behind = tokens[other.next + 1]?.word?.is;
      const isBeforeRatio = tokens[other.next]?.number != null && (behind === "colon" || behind === "times");
      const facts = pairOf(
        one,
        { ...other, unit: other.unit ?? depth?.unit ?? null },
        isSigned ? sign : null,
        isBeforeRatio,
      );
      const isUsual = facts?.[0]?.is === "ratio" && isUsualShape(facts[0].ratio);
      if (facts === null || (one === grouped && !isUsual)) continue;
      return { facts, next: depth?.next ?? other.next };
    }
  }
  return null;
}

/** `60 cm wide, 34 cm high`, `width 60 height 34 cm` */
function namedSidesAt(tokens: readonly Token[], at: number): Read | null {
  const isSide = (place: number) => tokens[place]?.word?.is === "side";
  const one = sideAt(tokens, at);
  if (one === null) return null;
  const names = [at - 1, one.next].filter(isSide);
  let start = isSide(one.next) ? one.next + 1 : one.next;
  const between = tokens[start]?.word;
  if (between?.is === "times" || (between?.is === "between" && !between.compares)) start++;
  if (isSide(start)) names.push(start++);
  const other = sideAt(tokens, start);
  if (other === null || other.unit === null) return null;
  const next = isSide(other.next) ? other.next + 1 : other.next;
  const facts = names.length + next - other.next < 2 ? null : sidesOf(one, other);
  return facts && { facts, next };
}

type Sign = "times" | "colon" | "slash" | "to" | null;

function pairOf(one: Side, other: Side, sign: Sign, isBeforeRatio: boolean): readonly Fact[] | null {
  const [first, second] = [Number(one.number), Number(other.number)];
  const isTimes = sign === "times";
  if (isTimes || (sign === null && one.unit === null)) {
    if (isCount(one) && isCounted(other, first, isBeforeRatio))
      return lengthFact(other, { is: "count", count: first as 2 });
    if (isTimes && isCount(other) && isCounted(one, second, isBeforeRatio))
      return lengthFact(one, { is: "count", count: second as 2 });
  }
  if (one.unit !== null || other.unit !== null) return isTimes ? sidesOf(one, other) : null;
  const resolution = { width: ungrouped(one.number), height: ungrouped(other.number) };
  const isResolution = isPixelCount(resolution.width) && isPixelCount(resolution.height);
  const isKnown = KNOWN_RATIOS.includes(`${one.number}:${other.number}`);
  if (isResolution)
    return sign === "to" || (!isUsualShape(resolution) && sign === null) ? null : [{ is: "ratio", ratio: resolution }];
  const [width, height] = [
    positiveNumber(acceptNumberText("", one.number)),
    positiveNumber(acceptNumberText("", other.number)),
  ];
  if (width === null || height === null) return null;
  const isRatio = isTimes || sign === "colon" || isKnown || (sign !== null && height === 1);
  return isRatio ? [{ is: "ratio", ratio: { width, height } }] : null;
}

function isCount({ number, unit }: Side): boolean {
  return unit === null && /^[234]$/.test(number);
}

/** Nobody means a ratio of 2:27. `4 x 6 in` are two sides, `3 × 5.4″ 9:19.5` are three phones. */
function isCounted({ number, unit }: Side, count: number, isBeforeRatio: boolean): boolean {
  if (positiveNumber(number) === null) return false;
  const isLong = Number(number) >= 10 && (unit === "in" || unit === null);
  return isLong || (unit !== null && (isBeforeRatio || !isUsualShape({ width: count, height: Number(number) })));
}

function lengthFact({ number, unit }: Side, count: Fact): readonly Fact[] {
  const length = unit === null ? { number, unit, text: number } : lengthOf(number, unit);
  return [count, { is: "length", length, isDoubtful: false, isInBrackets: false }];
}

/** `3,440`, `3.440` and `3'440` for 3440. */
function ungrouped(number: string): number {
  return Number(/^\d{1,2}\.\d{3}$/.test(number) ? number.replace(".", "") : number);
}

/** `3 440x1440` is a resolution, and `24 800x600` a diagonal with one. */
function isUsualShape({ width, height }: Ratio): boolean {
  return width / height < 5 && width / height > 1 / 5;
}

/** The unit may stand behind the second side alone. */
function sidesOf(one: Side, other: Side): readonly Fact[] | null {
  const units = [one.unit ?? other.unit ?? "cm", other.unit ?? one.unit ?? "cm"] as const;
  const [width, height] = [lengthOf(one.number, units[0]), lengthOf(other.number, units[1])];
  const unit = height.unit ?? "cm";
  const space = {
    width: convertLength(Number(width.number), width.unit ?? unit, unit),
    height: Number(height.number),
    unit,
  };
  const ratio = units[0] === units[1] ? { width: Number(one.number), height: Number(other.number) } : space;
  const isPositive = [space.width, space.height].every((side) => positiveNumber(String(side)) !== null);
  return isPositive ? [{ is: "sides", ratio: { width: ratio.width, height: ratio.height }, space }] : null;
}

/** Numbers that stand on signs of refresh rates behind a resolution: `1440p 165`. */
const RATES = [
  50, 60, 75, 100, 120, 144, 155, 160, 165, 170, 175, 180, 200, 220, 240, 260, 270, 280, 300, 320, 330, 360, 390, 480,
  500, 540,
];

/** `144 Hz`, the rate in `1440p 165` and the year in `55 2024` say nothing about a size. */
function measureAt(tokens: readonly Token[], at: number, items: readonly Item[]): Read | null {
  const [token, behind] = [tokens[at], tokens[at + 1]];
  if (behind?.word?.is === "measure") return { facts: NOTHING, next: at + 2 };
  const value = Number(token?.number);
  const isYear = tokens.length > 1 && Number.isInteger(value) && value >= 1990 && value < 2040;
  const last = items.at(-1);
  const isBehindResolution = last?.is === "name" || (last?.is === "ratio" && isPixelCount(last.ratio.width));
  const isRate =
    isBehindResolution &&
    items.some(({ is }) => is === "length") &&
    RATES.includes(value) &&
    !isDescribed(tokens, at + 1);
  const isRateInName = last?.is === "name" && token?.before === "" && RATES.includes(value);
  const isBare = unitAt(tokens, at + 1) === null;
  // `27 1440`
  const lines =
    tokens.length > 1 && /^(?:720|1080|1440|2160)$/.test(token?.text ?? "") ? wordOf(`${token?.text}p`) : null;
  if (isBare && lines?.is === "name") return { facts: [lines], next: at + 1 };
  // `?id=8`
  const isValue = /[=#_]/.test(token?.before ?? "");
  return isBare && (isValue || isYear || isRate || isRateInName) ? { facts: NOTHING, next: at + 1 } : null;
}

/** Whether a number is followed by a word that makes it a diagonal. */
function isDescribed(tokens: readonly Token[], at: number): boolean {
  const is = tokens[at]?.word?.is;
  return is === "unit" || is === "name" || is === "kind" || is === "upright" || is === "plural";
}

function diagonalAt(tokens: readonly Token[], at: number, items: readonly Item[]): Read | null {
  const token = tokens[at];
  const read = decimalAt(tokens, at) ?? lengthAt(tokens, at);
  if (token === undefined || read === null) return null;
  const isBare = read.length.unit === null || isInside(tokens, at, read.next);
  const length = isBare ? { number: read.length.number, unit: null, text: read.length.number } : read.length;
  if (positiveNumber(length.number) === null) return null;
  const last = items.at(-1);
  const isBehindWord =
    last?.is === "unread" && /\p{L}$/u.test(last.text) && !/\d/.test(last.word) && /^[\s-]$/.test(token.before);
  const isDoubtful = isBare && isBehindWord && !(isDescribed(tokens, read.next) && Number(length.number) >= 3);
  // `27 m` is on its way to `27 monitor`.
  const isTyping = length.text.endsWith(" m") && Number(length.number) > 1000 && read.next === tokens.length;
  // While `27 4k` and `27 144hz` are typed, the second number is no size.
  const isSecond = items.slice(items.findLastIndex(({ is }) => is === "between") + 1).some(({ is }) => is === "length");
  if (isSecond && isBare && (Number(length.number) < LEAST_BARE || Number(length.number) > MOST_BARE)) {
    return { facts: [{ is: "unread", word: length.number }], next: at + 1 };
  }
  const isInBrackets = token.before.includes("(");
  const written = isTyping ? { number: token.number ?? "", unit: null, text: token.number ?? "" } : length;
  return {
    facts: [{ is: "length", length: written, isDoubtful, isInBrackets }],
    next: isBare && read.length.unit !== null ? read.next - 1 : read.next,
  };
}

/** Diagonals that stand behind another one without a word between them, in inches. */
const LEAST_BARE = 5;
const MOST_BARE = 120;

/** Addresses write `13-3` for 13.3. */
function decimalAt(tokens: readonly Token[], at: number): (Read & { readonly length: WrittenLength }) | null {
  const [whole, decimal] = [tokens[at], tokens[at + 1]];
  if (!/^\d{1,3}$/.test(whole?.text ?? "") || !/^\d$/.test(decimal?.text ?? "") || decimal?.before !== "-") return null;
  if (["times", "colon"].includes(tokens[at + 2]?.word?.is ?? "")) return null;
  const unit = unitAt(tokens, at + 2);
  const number = `${whole?.text}.${decimal.text}`;
  return unit === null
    ? { length: { number, unit, text: number }, facts: NOTHING, next: at + 2 }
    : { length: lengthOf(number, unit), facts: NOTHING, next: at + 3 };
}

/** In `65 in 150 cm` the word is no unit: a space follows. `27 in 68.6 cm` says one length twice. */
function isInside(tokens: readonly Token[], at: number, next: number): boolean {
  const word = tokens[next - 1];
  if (word?.text.toLowerCase() !== "in" || word.before === "") return false;
  if (ARTICLE.test(tokens[next]?.text ?? "")) return true;
  let start = next;
  while (tokens[start]?.word?.is === "filler") start++;
  const pair = pairAt(tokens, start);
  if (pair !== null) return pair.facts[0]?.is === "sides";
  const read = lengthAt(tokens, start);
  if (read?.length.unit !== "cm") return false;
  const inches = Number(read.length.number) / CENTIMETRES_PER_INCH;
  return Math.abs(Number(tokens[at]?.number) / inches - 1) > SAME_LENGTH;
}

/** `at 27 in the morning` */
const ARTICLE = /^(?:the|an?|my|your|this|that)$/i;

/** One length in two units is rounded by at most this. */
const SAME_LENGTH = 0.005;
