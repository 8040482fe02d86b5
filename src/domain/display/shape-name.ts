import { knownRatio, type Ratio, type Shape } from "./resolution.ts";
import type { DisplaySpec } from "./screen.ts";
import { soldResolution } from "./ultrawide.ts";

/** What a shape is called by: two numbers that are a ratio or a resolution. */
interface ShapeName extends Ratio {
  readonly is: "ratio" | "resolution";
}

/**
 * The ratio as it was typed. For a resolution, its ratio if people know that, else the resolution. A ratio that only stands for
 * such a resolution is called like it: 34″ 43:18 is 3440×1440 (D35).
 */
export function shapeName(display: Shape | DisplaySpec): ShapeName {
  const resolution = display.resolution ?? soldResolution(display);
  if (resolution === null) return { is: "ratio", width: display.width, height: display.height };
  const known = knownRatio(resolution);
  return known === null ? { is: "resolution", ...resolution } : { is: "ratio", ...known };
}

/** Whether two shapes are called the same. */
export function isCalledAlike(one: Shape | DisplaySpec, other: Shape | DisplaySpec): boolean {
  const [own, others] = [shapeName(one), shapeName(other)];
  return own.is === others.is && own.width === others.width && own.height === others.height;
}
