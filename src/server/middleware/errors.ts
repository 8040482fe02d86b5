import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { StoreUnavailable } from "#domain/article/ports.ts";
import type { LogFailure } from "../log-failure.ts";
import { problem } from "../responses/problem.ts";

/** Turns what a route throws into a problem document. Logs the errors that the client did not cause. */
export function handleErrors(logFailure: LogFailure): ErrorHandler {
  return (error) => {
    if (error instanceof HTTPException) return error.res ?? problem(error.status, error.message);
    logFailure(error, "request failed");
    if (error instanceof StoreUnavailable) return problem(503, "The articles cannot be read just now.");
    return problem(500, "Something went wrong here.");
  };
}
