import { ArticleError } from "./article-error.ts";

const MONTHS = "january february march april may june july august september october november december".split(" ");

/** Time of day and offset, each optional: `T10:00`, ` 10:00:30.5 +0200`, `T10:00Z`, ` 10:00 GMT`. */
const TIME = String.raw`(?:(?:[T ]|, )\s*(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d+))?)?)?`;
const OFFSET = String.raw`(?: ?(?<offset>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?))?`;

const SPELLINGS = [
  // 2024-05-01, 2024/5/1, 2024.05.01
  String.raw`(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})`,
  // 1 May 2024, 1st of May, 2024, Wed, 01 May 2024
  String.raw`(?:[a-z]{3,9},? )?(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<name>[a-z]{3,9})\.?,? (?<year>\d{4})`,
  // May 1, 2024, Sept. 1st 2024
  String.raw`(?:[a-z]{3,9},? )?(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})`,
  // 1.5.2024: dots are day first everywhere
  String.raw`(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})`,
].map((date) => new RegExp(`^${date}${TIME}${OFFSET}$`, "i"));

const REMEDY = "Write it as 2024-05-01 or 2024-05-01T09:30:00+02:00.";

/**
 * A date as people write it, in milliseconds since 1970 (S3's stamp). Without an offset it is UTC, without a time
 * midnight, as in ECMAScript's own reading. Impossible days, days before 1970 (an id has digits only, S5) and
 * spellings that read two ways (05/01/2024) are refused.
 */
export function readDate(written: string, line: number): number {
  const text = written.trim().replace(/\s+/g, " ");
  if (/^\d{1,2}\/\d{1,2}\/\d{2,4}/.test(text)) {
    throw new ArticleError(`the date "${text}" can be read in two ways, month or day first`, REMEDY, line);
  }
  for (const spelling of SPELLINGS) {
    const parts = spelling.exec(text)?.groups;
    if (parts) return stampOf(parts, text, line);
  }
  throw new ArticleError(`the date "${text.slice(0, 60)}" is not understood`, REMEDY, line);
}

/** The day that begins a file's name, as in `2024-05-01-slug.md`, or null. */
export function dateInFileName(stem: string): number | null {
  const written = /^\d{4}-\d{2}-\d{2}(?=-|$)/.exec(stem)?.[0];
  return written === undefined ? null : readDate(written, 1);
}

function stampOf(parts: Record<string, string | undefined>, text: string, line: number): number {
  const { year, day, name, hour = "0", minute = "0", second = "0", fraction = "0", offset = "Z" } = parts;
  const month = name === undefined ? Number(parts.month) : monthNamed(name);
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
  const local = Date.UTC(
    Number(year),
    month - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    milliseconds,
  );
  const shift = offsetMinutes(offset);
  const asRead = new Date(local);
  const exists =
    asRead.getUTCMonth() === month - 1 &&
    asRead.getUTCDate() === Number(day) &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60 &&
    Math.abs(shift) <= 14 * 60;
  if (!exists) throw new ArticleError(`there is no such date as "${text}"`, REMEDY, line);

  const stamp = local - shift * 60_000;
  if (stamp < 0) throw new ArticleError(`the date "${text}" is before 1970`, REMEDY, line);
  return stamp;
}

/** 1 to 12, for an English name or its first three letters or more, else 0. */
function monthNamed(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
}

function offsetMinutes(offset: string): number {
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  if (sign === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
