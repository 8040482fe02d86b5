import { BASICS } from "./claims/basics.ts";
import type { Claims } from "./claims/claim.ts";
import { DESKS } from "./claims/desks.ts";
import { LAPTOPS } from "./claims/laptops.ts";
import { MONITORS } from "./claims/monitors.ts";
import { TELEVISIONS } from "./claims/televisions.ts";

/** By the name of the article's file. */
export const CLAIMS: Readonly<Record<string, Claims>> = {
  ...BASICS,
  ...DESKS,
  ...LAPTOPS,
  ...MONITORS,
  ...TELEVISIONS,
};
