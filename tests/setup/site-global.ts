import type { TestProject } from "vitest/node";
import { shippedArticles, startSite } from "./start-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the production site with the shipped articles. */
    siteUrl: string;
  }
}

/** Starts one production site for all tests of a run. */
export default async function startSharedSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite({ publish: shippedArticles() });
  project.provide("siteUrl", site.url);
  return async () => {
    await site.stop();
  };
}
