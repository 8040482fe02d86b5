import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { licencesPage, lockedPackages, page } from "./licences.mjs";

/** Licences that let the product be run, changed and handed on; a new one is read before it is added here. */
const ACCEPTED = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "LGPL-3.0-or-later", "MIT"];

describe("issue 7: licences", () => {
  it("of every package are listed in docs/licences.md (npm run licences)", () => {
    expect(lockedPackages().filter(({ licence }) => licence === "")).toEqual([]);
    expect(readFileSync(page, "utf8")).toBe(licencesPage());
  });

  it("of what the site runs with are accepted ones", () => {
    const running = lockedPackages().filter(({ isForRunning }) => isForRunning);
    expect(running.map(({ name }) => name)).toEqual(expect.arrayContaining(["react", "pg", "sharp"]));
    expect(running.filter(({ licence }) => !licence.split(" AND ").every((each) => ACCEPTED.includes(each)))).toEqual(
      [],
    );
  });
});
