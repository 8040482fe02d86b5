import { expect, it } from "vitest";
import { CATALOGUE } from "#domain/catalogue/catalogue.ts";
import { groupEntries } from "./entry-groups.ts";

const KINDS = groupEntries(CATALOGUE.entries);

it("has every entry of the catalogue once", () => {
  const all = KINDS.flatMap(({ sizes, makers }) => [
    ...sizes,
    ...makers.flatMap(({ series }) => series.flatMap(({ entries }) => entries)),
  ]);
  expect(all).toHaveLength(CATALOGUE.entries.length);
  expect(new Set(all)).toEqual(new Set(CATALOGUE.entries));
});

it("is by kind, and by maker in alphabetical order, with the sizes of a television in one series", () => {
  expect(KINDS.map(({ group }) => group)).toEqual(["phones", "tablets", "laptops", "monitors", "televisions"]);
  const makers = KINDS.at(-1)?.makers ?? [];
  expect(makers.map(({ name }) => name)).toEqual(makers.map(({ name }) => name).toSorted());
  const c4 = makers.find(({ name }) => name === "LG")?.series.find(({ name }) => name === "C4");
  expect(c4?.entries.map(({ display }) => display.length)).toEqual([42, 48, 55, 65, 77, 83]);
});
