import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { newDatabase } from "../setup/postgres.ts";
import { describeArticleStore } from "./article-store.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "diagonal-contract-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeArticleStore("SQLite", async () => ({ dataDir: folder }));

describeArticleStore("PostgreSQL", async () => ({
  dataDir: folder,
  databaseUrl: await newDatabase(inject("postgresUrl"), "contract"),
}));
