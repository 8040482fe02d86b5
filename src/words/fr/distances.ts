import { distancesIn } from "../shared/distances.ts";
import { numbers } from "./numbers.ts";

export const { viewingDistanceText, rangeTexts, blendTexts } = distancesIn(numbers);

export const distances = { viewingDistanceText };
