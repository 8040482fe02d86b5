import { expect } from "vitest";

/** The digest of an article, which not every store has. */
export const DIGEST = expect.toBeOneOf([null, expect.any(String)]);
