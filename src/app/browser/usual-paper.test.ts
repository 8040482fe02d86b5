import { expect, it, vi } from "vitest";
import { usualPaper } from "./usual-paper.ts";

it.each([
  ["en-US", "letter"],
  ["en", "letter"],
  ["es-MX", "letter"],
  ["fr-CA", "letter"],
  ["en-GB", "a4"],
  ["de", "a4"],
  ["es", "a4"],
  ["pt-BR", "a4"],
  ["ja-JP", "a4"],
])("F11.3: the usual paper of %s is %s", (language, paper) => {
  vi.stubGlobal("navigator", { language });
  expect(usualPaper()).toBe(paper);
});
