import { report } from "../en/report.ts";
import type { Part } from "../language.ts";

export const REPORT: Part<typeof report> = { en: report };
