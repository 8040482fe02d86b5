import { BASICS } from "./claims/basics.ts";
import type { Claims } from "./claims/claim.ts";
import { DESKS } from "./claims/desks.ts";
import { DEVICES } from "./claims/devices.ts";
import { MIXED_SIZES } from "./claims/mixed-sizes.ts";
import { MONITORS } from "./claims/monitors.ts";
import { SIZES_SOLD } from "./claims/sizes-sold.ts";
import { TELEVISIONS } from "./claims/televisions.ts";
import { ULTRAWIDES } from "./claims/ultrawides.ts";
import { WORK } from "./claims/work.ts";

/** By the name of the article's file. */
export const CLAIMS: Readonly<Record<string, Claims>> = {
  ...BASICS,
  ...DESKS,
  ...DEVICES,
  ...MIXED_SIZES,
  ...MONITORS,
  ...SIZES_SOLD,
  ...TELEVISIONS,
  ...ULTRAWIDES,
  ...WORK,
};
