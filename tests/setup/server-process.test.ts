import { expect, it } from "vitest";
import { startAlone } from "./server-process.ts";

it("fails if the server ends before it listens", async () => {
  await expect(startAlone({ PORT: "web" })).rejects.toThrow("The server ended with 78 before it listened.");
});
