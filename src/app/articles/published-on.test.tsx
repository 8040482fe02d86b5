// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { publishedAt } from "#domain/article/article-id.ts";
import { neutralDate, UpdatedOn } from "./published-on.tsx";

it("names the day of the last change as the server does, so that nothing beside it moves (V10.2, D17)", () => {
  const { container } = render(<UpdatedOn day="2026-11-25" />);
  expect(container.textContent).toBe("Updated 25 November 2026");
  expect(container.querySelector("time")?.dateTime).toBe("2026-11-25");
});

it("shows nothing where another host sends no day", () => {
  expect(render(<UpdatedOn day="soon" />).container.textContent).toBe("");
});

const BRITISH = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

it("D17: formats a date in British English, in UTC", () => {
  expect(neutralDate(new Date("2026-11-21T23:59:59Z"))).toBe("21 November 2026");
  const day = 86_400_000;
  for (let stamp = 0; stamp < 400 * 365 * day; stamp += 11.3 * day) {
    const date = new Date(stamp);
    expect(neutralDate(date)).toBe(BRITISH.format(date));
  }
});

it("formats the last date", () => {
  const last = publishedAt("8640000000000000-x") as Date;
  expect(neutralDate(last)).toBe(BRITISH.format(last));
});
