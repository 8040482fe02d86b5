import type { TestProject } from "vitest/node";
import { PostgresServer } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server of this run; each test makes a database of its own there. */
    postgresUrl: string;
  }
}

/** One PostgreSQL server for all the tests of a run that need one. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.create();
  project.provide("postgresUrl", server.url);
  return () => server.destroy();
}
