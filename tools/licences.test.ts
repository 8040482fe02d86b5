import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { licencesPage, lockedPackages, page } from "./licences.ts";

/** Licences that let anyone run, change and distribute the product. Read a new one before you add it. */
const ACCEPTED = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
];

describe("licences", () => {
  it("are all listed in docs/licences.md (npm run licences)", () => {
    expect(lockedPackages().filter(({ licence }) => licence === "")).toEqual([]);
    expect(readFileSync(page, "utf8")).toBe(licencesPage());
  });

  it("of the packages that the site runs with are accepted", () => {
    const running = lockedPackages().filter(({ isDevelopment }) => !isDevelopment);
    expect(running.map(({ name }) => name)).toEqual(expect.arrayContaining(["react", "pg", "sharp"]));
    expect(running.filter(({ licence }) => !licence.split(" AND ").every((each) => ACCEPTED.includes(each)))).toEqual(
      [],
    );
  });
});
