import type * as en from "./en/en.ts";

/** Everything that people read, in one language: functions from facts to text, by subject. */
export type Words = typeof en;
