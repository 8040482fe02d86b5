import { catalogueOf } from "./index-entries.ts";
import { MODELS } from "./models.ts";
import { COMMON_SIZES } from "./sizes.ts";

export { MODELS_RECORDED } from "./models.ts";

/** Every display there is to add: the common sizes, then models by name. */
export const CATALOGUE = catalogueOf([...COMMON_SIZES, ...MODELS]);
