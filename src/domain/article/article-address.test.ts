import { expect, it } from "vitest";
import { articleAddress } from "./article-address.ts";

it("S5: the address of an article has one segment for the id, whatever its text", () => {
  const id = "1700000000000-50% off? 27″/16:9 #1";
  expect(new URL(articleAddress(id), "https://diagonal.test").pathname.split("/")).toHaveLength(3);
});
