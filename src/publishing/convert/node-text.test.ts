import { describe, expect, it } from "vitest";
import { oneLine } from "./node-text.ts";

describe("oneLine", () => {
  it("makes white space and control characters single spaces", () => {
    expect(oneLine("\r\n one\t two\u2003\u0007three \n")).toBe("one two three");
  });

  it("keeps a number and its unit on one line", () => {
    expect(oneLine("40.5\u00a0% more,\n 3\u202fcm")).toBe("40.5\u00a0% more, 3\u202fcm");
  });
});
