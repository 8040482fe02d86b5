import { format } from "node:util";
import { afterEach } from "vitest";

/** Unexpected console output fails a test; expected output is caught with `vi.spyOn`. */
const unexpected: string[] = [];

for (const method of ["log", "info", "debug", "warn", "error"] as const) {
  console[method] = (...parts: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...parts)}`);
  };
}

afterEach(() => {
  const lines = unexpected.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output\n${lines.join("\n")}`);
});
