import { join } from "node:path";
import type { ArticleStore } from "#domain/article/ports.ts";
import { describeRefusedFile } from "#publishing/article-error.ts";
import { mediaFolder } from "#publishing/media/media-folder.ts";
import type { PublishReport, PublishResult } from "#publishing/publish-files.ts";
import { openHistory } from "#publishing/publish-history.ts";
import { publishIfChanged } from "#publishing/publish-if-changed.ts";
import type { Terminal } from "./terminal.ts";

/** From this many files on, some seconds pass before the first article is published. */
const MANY = 1000;

interface PublishOptions {
  readonly paths: readonly string[];
  readonly ifChanged: boolean;
  readonly store: ArticleStore;
  /** Holds `media`, the pictures, and `published.jsonl`, which tells changed files from new ones. */
  readonly dataDir: string;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** Publishes and reports; the exit code is 1 if a file was refused. */
export async function publishCommand({ paths, ifChanged, store, dataDir, terminal, signal }: PublishOptions) {
  const history = await openHistory(join(dataDir, "published.jsonl"));
  const run = { store, history, media: mediaFolder(join(dataDir, "media")), report: reporter(terminal), signal };
  const [folder = ""] = paths;
  const result = ifChanged ? await publishIfChanged({ ...run, folder }) : await publishAll({ ...run, paths });
  if (result === null) return 0;
  terminal.print(summaryOf(result));
  return result.refused.length > 0 ? 1 : 0;
}

async function publishAll(run: Parameters<typeof import("#publishing/publish-files.ts").publishFiles>[0]) {
  const { publishFiles } = await import("#publishing/publish-files.ts");
  return publishFiles(run);
}

function reporter(terminal: Terminal): (report: PublishReport) => void {
  let files = 0;
  let done = 0;
  return (report) => {
    if (report.type === "found") {
      files = report.files;
      if (files > MANY) terminal.notify(`Reading the titles and dates of ${files} files …`);
      return;
    }
    if (report.type === "skipped") {
      terminal.notify(`skipped    ${report.link}: it is a symbolic link. To publish what it leads to, name that.`);
      return;
    }
    done += 1;
    if (report.type === "refused") {
      terminal.notify(`refused    ${describeRefusedFile(report)}`);
    } else {
      const without = report.removed.length > 0 ? `  (without ${report.removed.join(", ")})` : "";
      if (report.outcome !== "unchanged")
        terminal.print(`${report.outcome.padEnd(9)}  ${report.id}  ${report.file}${without}`);
      for (const warning of report.warnings) terminal.notify(`warning    ${report.file}: ${warning}.`);
    }
    terminal.progress(() => `${done} of ${files} files`);
  };
}

function summaryOf({ added, updated, unchanged, refused, stopped }: PublishResult): string {
  const counts = `${added} added, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused.`;
  return stopped ? `Stopped early: ${counts}` : counts;
}
