/** The worker's side of `workshop.ts`: parses what came from outside, away from the run that must not hang. */
import { parentPort } from "node:worker_threads";
import { Refusal } from "../refusal.ts";
import { draftArticle } from "./draft.ts";
import { cleanSvg } from "./svg-drawing.ts";
import type { Job, Outcome } from "./workshop.ts";

parentPort?.on("message", (job: Job) => parentPort?.postMessage(outcomeOf(job)));
parentPort?.postMessage("ready");

function outcomeOf(job: Job): Outcome {
  try {
    return { result: job.work === "article" ? draftArticle(job.source) : cleanSvg(job.text) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { reason: error.reason, remedy: error.remedy, line: error.line } };
    throw error;
  }
}
