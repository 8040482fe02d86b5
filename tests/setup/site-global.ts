import type { TestProject } from "vitest/node";
import { startSharedSite } from "./start-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the production site with the shipped articles. */
    siteUrl: string;
  }
}

/** Before the tests in several engines: the shared site. */
export default (project: TestProject) => startSharedSite(({ url }) => project.provide("siteUrl", url));
