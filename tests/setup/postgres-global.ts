import type { TestProject } from "vitest/node";
import { PostgresServer } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of this run's PostgreSQL server. Each test creates its own database there. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for all tests of a run. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.create();
  project.provide("postgresUrl", server.url);
  return () => server.destroy();
}
