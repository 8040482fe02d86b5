import { describe, expect, it } from "vitest";
import { isArticleId, listTime, publishedAt } from "./article-id.ts";

describe("isArticleId", () => {
  it.each(["1680825600000-what-a-diagonal-hides", "0-a", "1-2", "1--", "1-ü/?#", "1- ", "1-two\nlines", "00012-x-1-2"])(
    "S5: an article id must match digits, a hyphen, then any text: '%s'",
    (id) => {
      expect(isArticleId(id)).toBe(true);
    },
  );

  it.each(["", "-", "-a", "a", "1", "1a", "a-1", " 1-a", "1 -a", "+1-a", "-1-a", "1.5-a", "1e3-a", "١-a", "\n1-a"])(
    "S5: otherwise it is malformed: '%s'",
    (id) => {
      expect(isArticleId(id)).toBe(false);
    },
  );
});

describe("publishedAt", () => {
  it("S3: the date is derived from the numeric part of the id, read as a millisecond timestamp", () => {
    // 7 April 2023 is day 19,454 since 1 January 1970 (53 years of 365 days, 13 leap days, 31 + 28 + 31 + 6 days);
    // 19,454 · 86,400,000 = 1,680,825,600,000.
    expect(publishedAt("1680825600000-privacy")?.toISOString()).toBe("2023-04-07T00:00:00.000Z");
    expect(publishedAt("1680825600001-privacy")?.toISOString()).toBe("2023-04-07T00:00:00.001Z");
    expect(publishedAt("0-the-beginning")?.getTime()).toBe(0);
  });

  it("reads only the digits before the first hyphen", () => {
    expect(publishedAt("5-1680825600000-x")?.getTime()).toBe(5);
  });

  it("accepts 100,000,000 days after 1970, the last date, and is null for larger numbers", () => {
    expect(publishedAt("8640000000000000-last")?.toISOString()).toBe("+275760-09-13T00:00:00.000Z");
    expect(publishedAt("8640000000000001-late")).toBeNull();
    expect(publishedAt(`${"9".repeat(400)}-never`)).toBeNull();
  });

  it("is null for a malformed id", () => {
    expect(publishedAt("april-2023")).toBeNull();
    expect(publishedAt("1680825600000")).toBeNull();
  });
});

describe("listTime", () => {
  it("D15: is the time of publication, as a number that orders lists", () => {
    expect(listTime("1680825600000-privacy")).toBe(1_680_825_600_000);
    expect(listTime("007-bond")).toBe(7);
  });

  it("is the same for all numbers after the last date, and later than every date", () => {
    expect(listTime("8640000000000001-late")).toBe(8.64e15 + 1);
    expect(listTime(`${"9".repeat(400)}-never`)).toBe(8.64e15 + 1);
  });

  it("throws for a malformed id", () => {
    expect(() => listTime("april-2023")).toThrow(RangeError);
  });
});
