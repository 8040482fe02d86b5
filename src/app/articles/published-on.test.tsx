// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { UpdatedOn } from "./published-on.tsx";

it("names the day of the last change as the server does, so that nothing beside it moves (V10.2, D17)", () => {
  const { container } = render(<UpdatedOn day="2026-11-25" />);
  expect(container.textContent).toBe("Updated 25 November 2026");
  expect(container.querySelector("time")?.dateTime).toBe("2026-11-25");
});

it("shows nothing where another host sends no day", () => {
  expect(render(<UpdatedOn day="soon" />).container.textContent).toBe("");
});
