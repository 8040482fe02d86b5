import { positiveNumber } from "../display/number-text.ts";
import { isPixelCount } from "../display/resolution.ts";
import { CENTIMETRES_PER_INCH } from "../display/unit.ts";
import type { Fact, Item, Read } from "./item.ts";
import { KNOWN_WORDS } from "./known-words.ts";
import { lengthAt, lengthOf, numberAt, unitAt, type WrittenLength, writtenUnit } from "./length.ts";
import { isOnward, namedSidesAt, pairAt } from "./pairs.ts";
import { radiusOf } from "./radius.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { isBetween } from "./vocabulary.ts";

export function itemsOf(text: string): readonly Item[] {
  const tokens = tokensOf(text, KNOWN_WORDS);
  const items: Item[] = [];
  let pending = "";
  for (let at = 0; at < tokens.length; ) {
    const { facts, next } = numbersAt(tokens, at, items) ?? wordAt(tokens, at);
    // No name has a `512 GB` or a `1000R`.
    const written = facts === MEASURE || facts[0]?.is === "radius" ? "" : textOf(tokens.slice(at, next));
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

/** A number of something other than a length. */
const MEASURE: readonly Fact[] = [];

function wordAt(tokens: readonly Token[], at: number): Read {
  const token = tokens[at];
  const next = at + 1;
  const word = token?.word ?? null;
  const radius = radiusAt(tokens, at);
  if (radius !== null) return radius;
  // Where a display stands among several: `2560x1440+0+0`.
  const isOffset =
    token?.text === "+" &&
    [at - 2, at - 4].some(
      (sign) => tokens[sign]?.word?.is === "times" && isPixelCount(Number(tokens[sign + 1]?.number)),
    );
  if (isOffset && tokens[next]?.before === "") return { facts: NOTHING, next: next + 1 };
  if (word === null) return { facts: [{ is: "unread", word: token?.text ?? "" }], next };
  if (isBroken(tokens, at)) return { facts: [{ is: "broken" }], next };
  if (isOnward(tokens, at)) return { facts: NOTHING, next };
  switch (word.is) {
    case "name":
    case "kind":
    case "count":
      return { facts: [word], next };
    case "compares":
    case "joins":
    case "to":
    case "slash":
      return { facts: [{ is: "between", compares: word.is === "compares" }], next };
    case "away":
    case "from":
      return { facts: [{ is: "away", always: word.is === "away" }], next };
    case "niche":
    case "surface":
      return { facts: [{ is: "niche", isSurface: word.is === "surface", isWidth: false }], next };
    case "upright":
      return { facts: [{ is: "upright", isOneOf: isOneOf(tokens, at) }], next };
    case "landscape":
      return { facts: isOneOf(tokens, at) ? [{ is: "landscape" }] : NOTHING, next };
    case "flat":
    case "maker":
    case "diagonal":
      return { facts: [{ is: word.is }], next };
    // `65 tv 145 cm wide`, but `18 cm too wide`
    case "across": {
      // `110 cm de large`
      const before = tokens[at - 1]?.text === "de" ? at - 2 : at - 1;
      const isNext = tokens[before]?.word?.is === "unit" || tokens[next]?.number != null;
      return { facts: isNext ? [{ is: "niche", isSurface: false, isWidth: true }] : NOTHING, next };
    }
    // Between two sizes in inches `en` is Dutch.
    case "inside":
      return token?.text === "en" && lengthAt(tokens, next)?.length.unit === "in"
        ? { facts: [{ is: "between", compares: false }], next }
        : { facts: [{ is: "inside" }], next };
    case "unit":
      return { facts: token?.text.toLowerCase() === "in" ? [{ is: "inside" }] : NOTHING, next };
    // `HDMI 2.1`, `VESA 100x100`
    case "label":
      return { facts: NOTHING, next: pairAt(tokens, next)?.next ?? (tokens[next]?.number != null ? next + 1 : next) };
    // `$299`
    case "measure":
      return { facts: NOTHING, next: tokens[next]?.number != null && tokens[next]?.before === "" ? next + 1 : next };
    default:
      return { facts: NOTHING, next };
  }
}

const ONE = /^(?:1|one|ein|eine[mnrs]?|une?|un[ao]|uma?|одна|один)$/i;

/** Whether a word for upright is said of one of several: `one vertical`, `einer davon hochkant`. */
function isOneOf(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - FEW), at);
  const one = before.findLastIndex(({ text }) => ONE.test(text));
  return one >= 0 && before.slice(one + 1).every(({ number, word }) => number === null && !isBetween(word));
}

/** So many words at most lie between `one` and `vertical`. */
const FEW = 4;

/** Whether a sign that joins two numbers joins none: pairs are read before it. */
function isBroken(tokens: readonly Token[], at: number): boolean {
  if (isOnward(tokens, at)) return false;
  const is = tokens[at]?.word?.is;
  // `55 на 3 метра` has a distance.
  const unit = unitAt(tokens, at + 2);
  const joins = is === "colon" || (is === "times" && unit !== "m" && unit !== "ft");
  return joins && tokens[at - 1]?.number != null && (at === tokens.length - 1 || tokens[at + 1]?.number != null);
}

function numbersAt(tokens: readonly Token[], at: number, items: readonly Item[]): Read | null {
  if (numberAt(tokens, at) === null) return null;
  if (at === 0 && tokens[at]?.before.trim() === "-") return { facts: [{ is: "broken" }], next: at + 1 };
  return (
    dateAt(tokens, at) ??
    radiusAt(tokens, at) ??
    namedSidesAt(tokens, at) ??
    pairAt(tokens, at) ??
    measureAt(tokens, at, items) ??
    fewAt(tokens, at) ??
    diagonalAt(tokens, at, items)
  );
}

/** `12/24/2025`, `2025-12-24` */
function dateAt(tokens: readonly Token[], at: number): Read | null {
  let next = at + 1;
  const numbers = [tokens[at]?.text ?? ""];
  while (numbers.length < 3) {
    const isSlash = tokens[next]?.word?.is === "slash" && tokens[next]?.before === "";
    const token = tokens[isSlash ? next + 1 : next];
    if (token?.number == null || token.before !== (isSlash ? "" : "-")) return null;
    numbers.push(token.text);
    next += isSlash ? 2 : 1;
  }
  return /^(?:\d\d?,\d\d?,(?:19|20)\d\d|(?:19|20)\d\d,\d\d?,\d\d?)$/.test(numbers.join())
    ? { facts: NOTHING, next }
    : null;
}

const SCREENS = /^(?:screens|displays|panels|bildschirme|écrans|pantallas|telas|ecrãs|schermi|ekrany|экрана)$/i;

/** `2 monitors 27"`, and the 1 of `1 vertical` */
function fewAt(tokens: readonly Token[], at: number): Read | null {
  const [count, behind] = [tokens[at]?.text ?? "", tokens[at + 1]];
  if (count === "1" && behind?.word?.is === "upright") return { facts: NOTHING, next: at + 1 };
  const isCounted = (behind?.word?.is === "kind" && behind.before === " ") || SCREENS.test(behind?.text ?? "");
  return isCounted && /^[234]$/.test(count)
    ? { facts: [{ is: "count", count: Number(count) as 2 }], next: at + 1 }
    : null;
}

/** `1800R`, `R1800`, `radius 1.8 m`, `curved 1800`: the radius of a curve (D61). */
function radiusAt(tokens: readonly Token[], at: number): Read | null {
  const isNamed = numberAt(tokens, at) === null;
  const start = isNamed ? at + (tokens[at + 1]?.word?.is === "colon" ? 2 : 1) : at;
  const read = lengthAt(tokens, start);
  if (read === null) return null;
  const { length, next } = read;
  const name = tokens[isNamed ? at : next];
  const isSign = name?.text.toLowerCase() === "r";
  // `R 27` and `curved 34` have a diagonal.
  const isMillimetres = length.unit === null ? Number(length.number) > MOST_BARE : writtenUnit(length) === "mm";
  const isRadius =
    name?.word?.is === "radius" && (isMillimetres || (isSign ? !isNamed && name.before === "" : length.unit !== null));
  if (!isRadius && !(name?.word?.is === "curved" && isMillimetres)) return null;
  const end = isNamed ? next : next + 1;
  // `radius: 1800R`
  const isTwice = isNamed && tokens[end]?.text.toLowerCase() === "r";
  const written = textOf(tokens.slice(at, end))
    .trim()
    .replace(/^[^\p{L}\d]+/u, "");
  return { facts: [{ is: "radius", radius: radiusOf(length), written }], next: isTwice ? end + 1 : end };
}

/** Numbers that stand on signs of refresh rates behind a resolution: `1440p 165`. */
const RATES = [
  50, 60, 75, 100, 120, 144, 155, 160, 165, 170, 175, 180, 200, 220, 240, 260, 270, 280, 300, 320, 330, 360, 390, 480,
  500, 540,
];

/** Ratios of films and of their screens, which people write without the `:1`. */
const CINEMA = [1.78, 1.85, 2.35, 2.37, 2.39, 2.4];

/** Rates from here on are no diagonals. */
const LEAST_GAMING = 144;

/** `144 Hz`, the rate in `1440p 165` and the year in `55 2024` say nothing about a size. */
function measureAt(tokens: readonly Token[], at: number, items: readonly Item[]): Read | null {
  const [token, behind] = [tokens[at], tokens[at + 1]];
  // `9.1× as wide`
  const isFactor = behind?.word?.is === "times" && /^(?:as|the|larger|bigger)$/i.test(tokens[at + 2]?.text ?? "");
  if (behind?.word?.is === "measure" || isFactor) return { facts: MEASURE, next: at + 2 };
  const value = Number(token?.number);
  const isYear = tokens.length > 1 && Number.isInteger(value) && value >= 1990 && value < 2040;
  // `1440p/165`
  const isBehindSlash = tokens[at - 1]?.word?.is === "slash" && token?.before === "";
  const last = items.at(isBehindSlash ? -2 : -1);
  const isBehindResolution = last?.is === "name" || (last?.is === "ratio" && isPixelCount(last.ratio.width));
  const isSaid = items.some(({ is }) => is === "length") || value >= LEAST_GAMING || token?.before.endsWith("@");
  const isRate = isBehindResolution && isSaid && RATES.includes(value) && !isDescribed(tokens, at + 1);
  const isRateInName = last?.is === "name" && token?.before === "" && RATES.includes(value);
  const isBare = unitAt(tokens, at + 1) === null;
  if (CINEMA.includes(value) && isBare && tokens.length > 1)
    return { facts: [{ is: "ratio", ratio: { width: value, height: 1 } }], next: at + 1 };
  // `27 1440`
  const lines =
    tokens.length > 1 && /^(?:720|1080|1440|2160)$/.test(token?.text ?? "")
      ? KNOWN_WORDS.wordOf(`${token?.text}p`)
      : null;
  if (isBare && lines?.is === "name") return { facts: [lines], next: at + 1 };
  // `?id=8`
  const isValue = /[=#_]$/.test(token?.before ?? "");
  return isBare && (isValue || isYear || isRate || isRateInName) ? { facts: NOTHING, next: at + 1 } : null;
}

/** Whether a resolution in numbers follows. */
function isPixels(tokens: readonly Token[], at: number): boolean {
  const [fact] = pairAt(tokens, at)?.facts ?? [];
  return fact?.is === "ratio" && isPixelCount(fact.ratio.width);
}

/** Where the greater of two distances begins, behind the lesser: `8 to 10 feet`, `3-4 m`; null for anything else. */
function rangeEndAt(tokens: readonly Token[], at: number): number | null {
  const isTo = tokens[at]?.word?.is === "to";
  const end = isTo ? at + 1 : at;
  const unit = unitAt(tokens, end + 1);
  const isJoined = isTo || tokens[at]?.before.trim() === "-";
  const isGreater = Number(numberAt(tokens, end)) > Number(tokens[at - 1]?.number);
  return isJoined && isGreater && (unit === "m" || unit === "ft") ? end : null;
}

/** Whether a number is followed by a word that makes it a diagonal. */
function isDescribed(tokens: readonly Token[], at: number): boolean {
  const is = tokens[at]?.word?.is;
  return is === "unit" || is === "name" || is === "kind" || is === "upright" || is === "plural" || is === "curved";
}

function diagonalAt(tokens: readonly Token[], at: number, items: readonly Item[]): Read | null {
  const token = tokens[at];
  const read = decimalAt(tokens, at) ?? lengthAt(tokens, at);
  if (token === undefined || read === null) return null;
  // `60 cm deep` is said of a desk.
  if (tokens[read.next]?.word?.is === "depth") return { facts: NOTHING, next: read.next + 1 };
  const height = heightAt(tokens, at, read.next);
  if (height !== null) return height;
  const isBare = read.length.unit === null || isInside(tokens, at, read.next);
  const isInInches = isInchMark(tokens, read.next - 1, Number(token.number));
  const length = isBare
    ? lengthOf(read.length.number, null)
    : isInInches
      ? lengthOf(token.number ?? "", "in")
      : read.length;
  if (positiveNumber(length.number) === null) return null;
  const last = items.at(-1);
  const isBehindWord =
    last?.is === "unread" && /\p{L}$/u.test(last.text) && !/\d/.test(last.word) && /^[\s-]$/.test(token.before);
  const isSingle = tokens[at - 1]?.word?.is === "article";
  const isDescribedHere =
    isDescribed(tokens, read.next) || (length.number.includes(".") && isPixels(tokens, read.next));
  const isDoubtful = isBare && isBehindWord && !isSingle && !(isDescribedHere && Number(length.number) >= 3);
  const rangeEnd = isBare ? rangeEndAt(tokens, read.next) : null;
  if (rangeEnd !== null) return { facts: [{ is: "unread", word: length.number }], next: rangeEnd };
  // `27 m` is on its way to `27 monitor`.
  const isTyping = writtenUnit(length) === "m" && Number(length.number) > 1000 && read.next === tokens.length;
  // While `27 4k` and `27 144hz` are typed, the second number is no size.
  const isSecond = items.slice(items.findLastIndex(({ is }) => is === "between") + 1).some(({ is }) => is === "length");
  if (isSecond && isBare && (Number(length.number) < LEAST_BARE || Number(length.number) > MOST_BARE)) {
    return { facts: [{ is: "unread", word: length.number }], next: at + 1 };
  }
  const isInBrackets = token.before.includes("(");
  const written = isTyping ? lengthOf(token.number ?? "", null) : length;
  return {
    facts: [{ is: "length", length: written, isDoubtful, isInBrackets }],
    next: isBare && read.length.unit !== null ? read.next - 1 : read.next,
  };
}

/** `60 cm high` beside a size is the height of something else, which nothing here uses. */
function heightAt(tokens: readonly Token[], at: number, next: number): Read | null {
  const isHeight = (place: number) => tokens[place]?.word?.is === "down";
  const isBehind = isHeight(next);
  const hasSize = tokens.some(({ number }, place) => number !== null && (place < at || place > next));
  if (unitAt(tokens, next - 1) !== "cm" || !hasSize || !(isBehind || isHeight(at - 1))) return null;
  const end = isBehind ? next + 1 : next;
  return { facts: [{ is: "unread", word: textOf(tokens.slice(at, end)).trim() }], next: end };
}

/** Nobody sits so far away, in feet. */
const MOST_FEET = 20;

/** Nobody sits so far away from a laptop or a monitor, in feet. */
const LEAST_MARKED = 10;

/** Whether the mark for feet at a place stands for inches: `27'`, `13.3' laptop`. */
function isInchMark(tokens: readonly Token[], at: number, number: number): boolean {
  const [token, { word = null } = {}] = tokens.slice(at, at + 2);
  if (token?.text !== "'" || word?.is === "away") return false;
  const isDisplay = tokens.some((each) => each.word?.is === "kind" && each.word.kind !== "Television");
  return number > MOST_FEET || word?.is === "name" || (isDisplay && number >= LEAST_MARKED);
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
  if (unit === "m" || unit === "ft") return null;
  const number = `${whole?.text}.${decimal.text}`;
  return { length: lengthOf(number, unit), facts: NOTHING, next: unit === null ? at + 2 : at + 3 };
}

/** In `65 in 150 cm` the word is no unit: a space follows. `27 in 68.6 cm` says one length twice. */
function isInside(tokens: readonly Token[], at: number, next: number): boolean {
  const word = tokens[next - 1];
  if (word?.text.toLowerCase() !== "in") return false;
  const isGlued = word.before === "";
  // `at 27 in the morning`
  if (!isGlued && tokens[next]?.word?.is === "article") return true;
  let start = next;
  while (tokens[start]?.word?.is === "filler" || tokens[start]?.word?.is === "article") start++;
  const pair = pairAt(tokens, start);
  if (pair !== null) return !isGlued && pair.facts[0]?.is === "sides";
  const read = lengthAt(tokens, start);
  const behind = tokens[read?.next ?? 0]?.word;
  if (read === null || read.length.unit === null || behind?.is === "away") return false;
  // `24 in 27 in` are two sizes.
  if (read.length.unit === "in") return !isGlued && tokens[read.next - 1]?.text.toLowerCase() !== "in";
  const inches = Number(read.length.number) / CENTIMETRES_PER_INCH;
  return Math.abs(Number(tokens[at]?.number) / inches - 1) > SAME_LENGTH;
}

/** One length in two units is rounded by at most this. */
const SAME_LENGTH = 0.005;
