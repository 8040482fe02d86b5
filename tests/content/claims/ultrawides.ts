import type { Claims } from "./claim.ts";

export const ULTRAWIDES: Readonly<Record<string, Claims>> = {};
