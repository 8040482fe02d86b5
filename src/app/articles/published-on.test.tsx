// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { language as german } from "#words/de/language.ts";
import { language as portuguese } from "#words/pt-br/language.ts";
import { dayFigures, PublishedOn, UpdatedOn } from "./published-on.tsx";

afterEach(() => vi.unstubAllEnvs());

it("names both dates in one neutral form before scripts run, then in the reader's locale (D17)", () => {
  const id = `${Date.parse("2026-11-25T12:00:00Z")}-sizes`;
  const both = (
    <>
      <PublishedOn id={id} /> <UpdatedOn day="2026-11-25" />
    </>
  );
  const served = document.createElement("div");
  served.innerHTML = renderToString(both);
  expect(served.textContent).toBe("Published on 25 November 2026 Updated 25 November 2026");
  const local = new Date("2026-11-25T12:00:00Z").toLocaleDateString();
  expect(render(both).container.textContent).toBe(`Published on ${local} Updated ${local}`);
});

it("names the day of the publication in the reader's time zone, with its exact time (S2, D17)", () => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  const { container } = render(<PublishedOn id={`${Date.parse("2026-11-26T04:52:02Z")}-sizes`} />);
  expect(container.textContent).toBe(`Published on ${new Date(2026, 10, 25).toLocaleDateString()}`);
  expect(container.querySelector("time")?.dateTime).toBe("2026-11-26T04:52:02.000Z");
});

it("writes the figures in the order of the page's language where that is not English", () => {
  const date = new Date("2026-12-11T12:00:00Z");
  expect(dayFigures(date, "UTC", german)).toBe("11.12.2026");
  expect(dayFigures(date, "UTC", portuguese)).toBe("11/12/2026");
});

it("names the day of the last change as that day in every time zone", () => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  const { container } = render(<UpdatedOn day="2026-11-25" />);
  expect(container.textContent).toBe(`Updated ${new Date(2026, 10, 25).toLocaleDateString()}`);
  expect(container.querySelector("time")?.dateTime).toBe("2026-11-25");
});

it("shows nothing where another host sends no day", () => {
  expect(render(<UpdatedOn day="soon" />).container.textContent).toBe("");
});
