// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { UpdatedOn } from "./published-on.tsx";

it("names the day of the last change, the same one in every time zone (V10.2, D17)", () => {
  const { container } = render(<UpdatedOn day="2026-11-25" />);
  const day = new Date(Date.UTC(2026, 10, 25)).toLocaleDateString(undefined, { timeZone: "UTC" });
  expect(container.textContent).toBe(`Updated ${day}`);
  expect(container.querySelector("time")?.dateTime).toBe("2026-11-25");
});

it("shows nothing where another host sends no day", () => {
  expect(render(<UpdatedOn day="soon" />).container.textContent).toBe("");
});
