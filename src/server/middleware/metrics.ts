import type { Server } from "node:http";
import { promisify } from "node:util";
import { Hono } from "hono";
import type { Logger } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { createFailureLog } from "../log-failure.ts";
import type { ResponseCache } from "../responses/response-cache.ts";
import { handleErrors } from "./errors.ts";

/** The metrics for Prometheus; docs/production.md explains each. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "diagonal_requests_total",
      help: "Requests by kind and status; 499: the client left before its response was sent.",
      labelNames: ["kind", "status"],
      registers,
    }),
    duration: new Histogram({
      name: "diagonal_request_seconds",
      help: "Time from a request's head until its response was sent.",
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    refused: new Counter({ name: "diagonal_requests_refused_total", help: "Requests refused for load.", registers }),
    logLinesDropped: new Counter({
      name: "diagonal_log_lines_dropped_total",
      help: "Lines of the log that could not be written.",
      registers,
    }),
    load: { inFlight: 0 },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Adds the gauges of a running server, and Node's own metrics. */
export function collectServerMetrics(
  { registry, load }: Metrics,
  { server, cache }: { server: Server; cache: Pick<ResponseCache, "hits" | "misses" | "bytes"> },
): void {
  const getConnections = promisify(server.getConnections.bind(server));
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge("diagonal_requests_in_flight", "Requests in progress.", () => load.inFlight);
  gauge("diagonal_connections", "Open connections.", getConnections);
  gauge("diagonal_response_cache_hits", "Responses sent from the cache since start.", () => cache.hits);
  gauge("diagonal_response_cache_misses", "Responses rendered since start.", () => cache.misses);
  gauge("diagonal_response_cache_bytes", "Memory of cached responses.", () => cache.bytes);
  collectDefaultMetrics({ register: registry });
}

/** Served on a port of its own, so that the metrics are not public with the site. */
export function createMetricsApp({ registry }: Metrics, log: Logger): Hono {
  const app = new Hono();
  app.onError(handleErrors(createFailureLog(log)));
  app.get("/metrics", async (c) => c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType }));
  return app;
}
