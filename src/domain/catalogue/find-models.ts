import type { FindModel } from "../written/meaning.ts";
import { CATALOGUE } from "./catalogue.ts";
import { modelsNamed } from "./models-named.ts";

/** Finds a model among all there are. */
export const findModels: FindModel = (text) => modelsNamed(text, CATALOGUE);
