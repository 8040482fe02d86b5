/** The worker's side of `pool.ts`: parses what came from outside, away from the run that must not hang. */
import { parentPort } from "node:worker_threads";
import { ArticleError } from "../article-error.ts";
import type { Job, Outcome } from "./conversion-pool.ts";
import { convertArticle } from "./convert-article.ts";
import { sanitiseSvg } from "./sanitise-svg.ts";

parentPort?.on("message", (job: Job) => parentPort?.postMessage(outcomeOf(job)));
parentPort?.postMessage("ready");

function outcomeOf(job: Job): Outcome {
  try {
    return { result: job.work === "article" ? convertArticle(job.source) : sanitiseSvg(job.text) };
  } catch (error) {
    if (error instanceof ArticleError)
      return { refusal: { reason: error.reason, remedy: error.remedy, line: error.line } };
    throw error;
  }
}
