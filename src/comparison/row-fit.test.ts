import { describe, expect, it } from "vitest";
import { readComparison } from "./address.ts";
import { rowFacts } from "./row-fit.ts";

const ROW = "screens=27in-9x16~34in-3440x1440~24in-16x10&align=side";
const facts = (query: string) => rowFacts(readComparison(new URLSearchParams(query), "in").comparison);

describe("rowFacts (D56)", () => {
  it("has the size of all together, with frames where there are any", () => {
    const row = facts(ROW);
    expect([row?.size.width.toFixed(1), row?.size.height.toFixed(1)]).toEqual(["171.0", "61.8"]);
    expect(row).toMatchObject({ hasFrames: true, fit: null, shorter: null, objects: [] });
    expect(facts(`${ROW}&frame=0`)?.hasFrames).toBe(false);
  });

  it("fits or not, and may be tight", () => {
    const within = (space: string) => facts(`${ROW}&space=${space}`)?.fit;
    expect(within("180x70cm")).toMatchObject({ fits: true, isTight: false });
    expect(within("171.5cm")).toMatchObject({ fits: true, isTight: true, spare: { height: null } });
    expect(within("180x50cm")).toMatchObject({ fits: false });
  });

  it("names the narrowest screen without which a row fits that is too wide", () => {
    const shorter = (space: string) => facts(`${ROW}&space=${space}`)?.shorter;
    expect(shorter("140cm")?.without.number).toBe(1);
    expect(shorter("140cm")?.spare).toBeCloseTo(4.6, 1);
    for (const space of ["50cm", "180x50cm", "180cm"]) expect(shorter(space)).toBeNull();
  });

  it("is compared with objects whose width counts", () => {
    const row = facts("screens=55in-16x9~65in-16x9&align=side&objects=person,sofa");
    expect(row?.objects).toMatchObject([{ object: "sofa", difference: { dimension: "width", kind: "more" } }]);
  });

  it("is nothing for one screen, for another arrangement and where nothing is to scale", () => {
    for (const query of ["screens=27in-16x9&align=side", "align=bottom", "align=side&scale=seat"])
      expect(facts(query)).toBeNull();
  });
});
