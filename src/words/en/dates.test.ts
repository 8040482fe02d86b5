import { expect, it } from "vitest";
import { dayText, monthText } from "./dates.ts";

it("names a month", () => {
  expect(monthText("2026-01")).toBe("January 2026");
  expect(monthText("2026-11")).toBe("November 2026");
});

const BRITISH = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

it("D17: names a day in British English, in UTC", () => {
  expect(dayText(new Date("2026-11-21T23:59:59Z"))).toBe("21 November 2026");
  const day = 86_400_000;
  for (let stamp = 0; stamp < 400 * 365 * day; stamp += 11.3 * day) {
    const date = new Date(stamp);
    expect(dayText(date)).toBe(BRITISH.format(date));
  }
});

it("names the last day", () => {
  const last = new Date(8640000000000000);
  expect(dayText(last)).toBe(BRITISH.format(last));
});
