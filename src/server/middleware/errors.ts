import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { StoreUnavailable } from "../../domain/article/ports.ts";
import { problem } from "../responses/problem.ts";

/** Turns what a route throws into a problem document. Logs the errors that the client did not cause. */
export function handleErrors(log: Logger): ErrorHandler {
  return (error) => {
    if (error instanceof HTTPException) return error.res ?? problem(error.status, error.message);
    log.error({ err: error }, "request failed");
    if (error instanceof StoreUnavailable) return problem(503, "The articles cannot be read just now.");
    return problem(500, "Something went wrong here.");
  };
}
