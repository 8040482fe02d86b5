import { acceptNumberText, positiveNumber } from "../display/number-text.ts";
import { isPixelCount, type Ratio } from "../display/resolution.ts";
import { convertLength } from "../display/unit.ts";
import type { Fact, Read } from "./item.ts";
import { lengthAt, lengthOf, unitAt } from "./length.ts";
import type { Token } from "./tokens.ts";
import type { WrittenUnit } from "./vocabulary.ts";

/** A number with its unit, as a part of two. */
interface Side {
  readonly number: string;
  readonly unit: WrittenUnit | null;
  readonly next: number;
}

function sideAt(tokens: readonly Token[], at: number): Side | null {
  const token = tokens[at];
  const read = lengthAt(tokens, at);
  // `4'8"`
  if (read !== null && read.length.written.length > 1)
    return { number: read.length.number, unit: "in", next: read.next };
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

/** No screen is so much wider than high. */
const LEAST_CONTRAST = 100;

/** Whether `на` at a place goes from one size to another rather than joining two sides: `с 24 на 27 дюймов`. */
export function isOnward(tokens: readonly Token[], at: number): boolean {
  const unit = unitAt(tokens, at + 2);
  if (!/^(?:на|na)$/i.test(tokens[at]?.text ?? "") || (unit !== null && unit !== "in")) return false;
  return ["away", "from"].includes(tokens[at - 2]?.word?.is ?? "");
}

/** Two numbers that belong together: a ratio, a resolution, two sides, or how many of what. */
export function pairAt(tokens: readonly Token[], at: number): Read | null {
  const grouped = groupedSideAt(tokens, at);
  for (const one of [grouped, sideAt(tokens, at)]) {
    if (one === null || isOnward(tokens, one.next)) continue;
    const sign = tokens[one.next]?.word?.is;
    const isSigned = sign === "times" || sign === "colon" || sign === "slash" || sign === "to";
    const start = isSigned ? one.next + 1 : one.next;
    const groupedOther = groupedSideAt(tokens, start);
    for (const other of [groupedOther, sideAt(tokens, start)]) {
      // In `9-16x9` the first number belongs to no pair.
      const goesOn = isSigned ? ["colon"] : ["colon", "times", "slash"];
      if (other === null || goesOn.includes(tokens[other.next]?.word?.is ?? "")) continue;
      // `61.2 x 36.3 x 5.1 cm` has a depth, too.
      const depth =
        sign === "times" && tokens[other.next]?.word?.is === "times" ? sideAt(tokens, other.next + 1) : null;
      const behind = tokens[other.next + 1]?.word?.is;
      const isBeforeRatio = tokens[other.next]?.number != null && (behind === "colon" || behind === "times");
      const second = { ...other, unit: other.unit ?? depth?.unit ?? null };
      // In a link the ratio is joined to the diagonal: `5.4in-21x3`.
      const isJoined = tokens[at]?.before === "-" && tokens[at - 1]?.word?.is === "unit";
      const counted = isJoined ? null : countedOf(one, second, isSigned ? sign : null, isBeforeRatio);
      const facts = counted ?? pairOf(one, second, isSigned ? sign : null);
      const isUsual = facts?.[0]?.is === "ratio" && isUsualShape(facts[0].ratio);
      if (facts === null || ((one === grouped || other === groupedOther) && !isUsual)) continue;
      // `27″ 1000:1`
      const isContrast = at > 0 && sign === "colon" && other.number === "1" && Number(one.number) >= LEAST_CONTRAST;
      if (isContrast) return { facts: [], next: other.next };
      return { facts, next: depth?.next ?? other.next };
    }
  }
  return null;
}

/** `60 cm wide, 34 cm high`, `width 60 height 34 cm` */
export function namedSidesAt(tokens: readonly Token[], at: number): Read | null {
  const isSide = (place: number) => ["across", "down"].includes(tokens[place]?.word?.is ?? "");
  // `width: 60 height: 34 cm`
  const behindColon = (place: number) => (tokens[place]?.word?.is === "colon" ? place + 1 : place);
  const one = sideAt(tokens, at);
  if (one === null) return null;
  const names = [tokens[at - 1]?.word?.is === "colon" ? at - 2 : at - 1, one.next].filter(isSide);
  let start = isSide(one.next) ? behindColon(one.next + 1) : one.next;
  const between = tokens[start]?.word?.is;
  if (between === "times" || between === "joins") start++;
  if (isSide(start)) {
    names.push(start);
    start = behindColon(start + 1);
  }
  const other = sideAt(tokens, start);
  if (other === null || other.unit === null) return null;
  const next = isSide(other.next) ? other.next + 1 : other.next;
  const facts = names.length + next - other.next < 2 ? null : sidesOf(one, other);
  return facts && { facts, next };
}

type Sign = "times" | "colon" | "slash" | "to" | null;

/** How many of what: `2x27`, `27 x 2`, `2 27`. */
function countedOf(one: Side, other: Side, sign: Sign, isBeforeRatio: boolean): readonly Fact[] | null {
  const [first, second] = [Number(one.number), Number(other.number)];
  const isTimes = sign === "times";
  if (!isTimes && (sign !== null || one.unit !== null)) return null;
  if (isCount(one, isTimes) && isCounted(other, first, isBeforeRatio)) return countedFacts(other, first);
  return isTimes && isCount(other, isTimes) && isCounted(one, second, isBeforeRatio) ? countedFacts(one, second) : null;
}

/** A ratio, a resolution or two sides. */
function pairOf(one: Side, other: Side, sign: Sign): readonly Fact[] | null {
  const isTimes = sign === "times";
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

function isCount({ number, unit }: Side, isTimes: boolean): boolean {
  return unit === null && (isTimes ? /^[1-8]$/ : /^[234]$/).test(number);
}

/** More are no set that can be drawn. */
const MOST_OF_SET = 4;

/** `8x10` is the ratio of a photograph. */
const LEAST_OF_MANY = 19;

/** Nobody means a ratio of 2:27. `4 x 6 in` are two sides, `3 × 5.4″ 9:19.5` are three phones. */
function isCounted({ number, unit }: Side, count: number, isBeforeRatio: boolean): boolean {
  if (positiveNumber(number) === null) return false;
  const isLong = Number(number) >= (count > MOST_OF_SET ? LEAST_OF_MANY : 10) && (unit === "in" || unit === null);
  if (count === 1 || count > MOST_OF_SET) return isLong;
  return isLong || (unit !== null && (isBeforeRatio || !isUsualShape({ width: count, height: Number(number) })));
}

function countedFacts({ number, unit }: Side, count: number): readonly Fact[] {
  const fact: Fact = { is: "length", length: lengthOf(number, unit) };
  if (count === 1) return [fact];
  return [count > MOST_OF_SET ? { is: "unread", word: `${count}×` } : { is: "count", count: count as 2 }, fact];
}

/** `3,440`, `3.440` and `3'440` for 3440. */
function ungrouped(number: string): number {
  return Number(/^\d{1,2}\.\d{3}$/.test(number) ? number.replace(".", "") : number);
}

/** `3 440x1440` is a resolution, and `24 800x600` a diagonal with one. */
function isUsualShape({ width, height }: Ratio): boolean {
  return width / height < 5 && width / height > 1 / 5;
}

/** In centimetres. A longer one is a number of something else: `55 на 3 метра`. */
const LONGEST_SIDE = 2500;

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
  const inCentimetres = [space.width, space.height].map((side) => convertLength(side, unit, "cm"));
  const isPossible = inCentimetres.every((side) => positiveNumber(String(side)) !== null && side <= LONGEST_SIDE);
  return isPossible ? [{ is: "sides", ratio: { width: ratio.width, height: ratio.height }, space }] : null;
}
