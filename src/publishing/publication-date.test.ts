import { describe, expect, it } from "vitest";
import { dateInFileName, readDate } from "./publication-date.ts";

const day = Date.UTC(2024, 4, 1);
const time = (hour: number, minute = 0, second = 0, ms = 0) => Date.UTC(2024, 4, 1, hour, minute, second, ms);

describe("a date as people write it", () => {
  it.each([
    ["2024-05-01", day],
    ["2024-5-1", day],
    ["2024/05/01", day],
    ["2024.05.01", day],
    ["1.5.2024", day],
    ["01.05.2024 09:30", time(9, 30)],
    ["May 1, 2024", day],
    ["May 1st, 2024", day],
    ["1 May 2024", day],
    ["1st of May 2024", day],
    ["Sept. 3 2024", Date.UTC(2024, 8, 3)],
    ["Wed, 01 May 2024 10:00:00 GMT", time(10)],
    ["Wed, 1 May 2024 10:00:00 +0200", time(8)],
    ["2024-05-01T10:00", time(10)],
    ["2024-05-01T10:00Z", time(10)],
    ["2024-05-01t10:00:30.25z", time(10, 0, 30, 250)],
    ["2024-05-01 10:00:00 -0800", time(18)],
    ["2024-05-01 10:00:00 +05:30", time(4, 30)],
    ["2024-05-01T02:00:00+14", time(-12)],
    ["2024-02-29", Date.UTC(2024, 1, 29)],
    ["1970-01-01", 0],
  ])("reads %s, in UTC by default", (written, stamp) => {
    expect(readDate(written, 1)).toBe(stamp);
  });

  it.each([
    ["2023-02-29", /no such date/],
    ["2024-13-01", /no such date/],
    ["2024-00-10", /no such date/],
    ["2024-04-31", /no such date/],
    ["2024-05-01T24:00", /no such date/],
    ["2024-05-01T10:60", /no such date/],
    ["2024-05-01T10:00:00+15:00", /no such date/],
    ["1 Mayo 2024", /no such date/],
    ["1969-12-31", /before 1970/],
    ["05/01/2024", /two ways/],
    ["yesterday", /not understood/],
    ["2024", /not understood/],
    ["2024-05-01; rm -rf /", /not understood/],
  ])("refuses %s", (written, reason) => {
    expect(() => readDate(written, 7)).toThrow(
      expect.objectContaining({ name: "ArticleError", line: 7, reason: expect.stringMatching(reason) }),
    );
  });

  it("reads the date at the start of a file's name", () => {
    expect(dateInFileName("2024-05-01-what-a-diagonal-hides")).toBe(day);
    expect(dateInFileName("2024-05-01")).toBe(day);
    expect(dateInFileName("2024-05-011-x")).toBeNull();
    expect(dateInFileName("27-or-32-inches")).toBeNull();
  });
});
