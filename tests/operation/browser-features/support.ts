import { createRequire } from "node:module";
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { OLDEST_BROWSERS } from "#tools/browsers.ts";

const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;

/** By their names in MDN's data, with those in the table of docs/rules/browsers.md. */
const MINIMUM = {
  chrome: { version: chrome, name: "Chrome" },
  edge: { version: edge, name: "Chrome" },
  firefox: { version: firefox, name: "Firefox" },
  safari: { version: safari, name: "Safari" },
  safari_ios: { version: safari, name: "Safari" },
} as const;

type BrowserName = keyof typeof MINIMUM;

/** A feature in MDN's data. */
export type Feature = Identifier;

/** Not imported: Vitest would transform 20 MB of data as if it were code. */
export const { css, javascript, api } = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;

/** Which of the oldest browsers lack a feature; none where the data does not have it. */
export function lackedBy(feature: Feature, isUsed: (name: string) => boolean = () => false): readonly string[] {
  const compat = feature.__compat;
  if (compat === undefined) return [];
  const browsers = (Object.keys(MINIMUM) as BrowserName[]).filter((browser) => !isSupported(compat, browser, isUsed));
  return [...new Set(browsers.map((browser) => MINIMUM[browser].name))];
}

function isSupported({ support }: CompatStatement, browser: BrowserName, isUsed: (prefix: string) => boolean): boolean {
  const statements = [support[browser] ?? []].flat();
  return statements.some((statement) => isUsable(statement, MINIMUM[browser].version, isUsed));
}

/** Partial support counts: where that matters, the tests in three engines show it. */
function isUsable(statement: SimpleSupportStatement, version: number, isUsed: (prefix: string) => boolean): boolean {
  const { version_added: added, version_removed: removed, alternative_name: otherName, flags, prefix } = statement;
  if (flags !== undefined || otherName !== undefined || (prefix !== undefined && !isUsed(prefix))) return false;
  if (typeof removed === "string" && major(removed) <= version) return false;
  return typeof added === "string" && added !== "preview" && major(added) <= version;
}

/** `≤79` means 79 or older. */
function major(version: string): number {
  return Number.parseFloat(version.replace("≤", ""));
}
