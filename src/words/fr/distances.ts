import { distancesIn } from "../shared/distances.ts";
import { numbers } from "./numbers.ts";

export const distances = distancesIn(numbers);
export const { viewingDistanceText, rangeTexts, blendTexts } = distances;
