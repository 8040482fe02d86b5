// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { CommonDistance } from "./common-distance.tsx";
import { Session } from "./session.ts";
import type { ComparisonSession } from "./use-comparison.ts";

it("announces a wrong distance in a region that screen readers know already", () => {
  const dispatch = vi.fn();
  const { comparison } = readComparison(new URLSearchParams("screens=65in-16x9&scale=seat&lengths=cm"), "in");
  const session: Pick<ComparisonSession, "comparison" | "dispatch"> = { comparison, dispatch };
  render(
    <Session value={session as ComparisonSession}>
      <CommonDistance />
    </Session>,
  );
  const [region, field] = [screen.getByRole("status"), screen.getByRole<HTMLInputElement>("textbox")];
  expect(region.textContent).toBe("");
  fireEvent.change(field, { target: { value: "0" } });
  fireEvent.blur(field);
  expect(region.textContent).toMatch(/^Invalid distance/);
  expect(field.getAttribute("aria-describedby")).toBe(region.id);
  fireEvent.change(field, { target: { value: "3 m" } });
  fireEvent.blur(field);
  expect(region.textContent).toBe("");
  expect(dispatch).toHaveBeenCalledWith({ type: "set-view", view: { distance: 300 } });
});
