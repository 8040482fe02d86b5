import { expect, it } from "vitest";
import { RecentKeys } from "./recent-keys.ts";

it("knows what was told lately, and forgets the rest", () => {
  const keys = new RecentKeys(10);
  expect(keys.tell("a")).toBe(false);
  expect(keys.tell("a")).toBe(true);
  for (let other = 0; other < 9; other++) keys.tell(`other ${other}`);
  expect(keys.tell("a")).toBe(true);
  for (let other = 0; other < 20; other++) keys.tell(`further ${other}`);
  expect(keys.tell("a")).toBe(false);
});
