import { expect, it } from "vitest";
import { readComparison } from "../../../comparison/address.ts";
import { sectionOrder } from "./sections.tsx";

it("puts text and room after the seat while no screen has a resolution (F5.1)", () => {
  const orderOf = (screens: string) => sectionOrder(readComparison(new URLSearchParams({ screens })).comparison);
  expect(orderOf("27in-16x9~34in-3440x1440")).toEqual(["sizes", "text", "seat", "sold"]);
  expect(orderOf("27in-16x9~29in-21x9")).toEqual(["sizes", "seat", "text", "sold"]);
});
