import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listAddress, readQuery } from "./list-address.ts";

const at = (path: string) => new URL(path, "https://diagonal.test");

describe("the address of a list page", () => {
  it.each([
    ["", 1, "/info"],
    ["", 3, "/info?page=3"],
    ["ultra-wide 34", 1, "/info?search=ultra-wide+34"],
    ["größe", 2, "/info?search=gr%C3%B6%C3%9Fe&page=2"],
  ])("D15: for search %j and page %i leaves out page 1 and an empty search", (search, page, address) => {
    expect(listAddress({ search, page })).toBe(address);
  });

  it("D15: is read back to the same query, so that Back, reload and sharing work", () => {
    const letters = fc
      .string({ unit: fc.constantFrom(..."aZ9é画- \u0301"), maxLength: 100 })
      .map((text) => text.trim());
    const pages = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(letters, pages, (search, page) => {
        expect(readQuery(at(listAddress({ search, page })))).toEqual({ search, page });
      }),
    );
  });

  it.each(["0", "-1", "1.5", "two", "", "1e3", "01", " 2", "9999999999"])(
    "D15: treats page=%j as the first page",
    (page) => {
      expect(readQuery(at(`/info?page=${encodeURIComponent(page)}`)).page).toBe(1);
    },
  );

  it("S5: ignores refused characters in a search and spaces around it", () => {
    expect(readQuery(at("/info?search=%20%3Cb%3E21:9!%20x%20")).search).toBe("b219 x");
    expect(readQuery(at("/info?search=%21%3F")).search).toBe("");
  });
});
