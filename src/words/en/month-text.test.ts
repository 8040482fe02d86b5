import { expect, it } from "vitest";
import { monthText } from "./month-text.ts";

it("names a month", () => expect(monthText("2026-11")).toBe("November 2026"));
