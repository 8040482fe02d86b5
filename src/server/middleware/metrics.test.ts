import { createServer } from "node:http";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { collectServerMetrics, createMetrics, createMetricsApp } from "./metrics.ts";

it("lists the requests, the running server and Node's own metrics in Prometheus' text form", async () => {
  const metrics = createMetrics();
  collectServerMetrics(metrics, {
    server: createServer(),
    cache: { hits: 3, misses: 2, bytes: 1_000 },
  });
  metrics.requests.inc({ kind: "page", status: 200 });
  metrics.duration.observe(0.003);
  const lines = (await metrics.registry.metrics()).split("\n");
  for (const line of [
    'diagonal_requests_total{kind="page",status="200"} 1',
    'diagonal_request_seconds_bucket{le="0.0025"} 0',
    'diagonal_request_seconds_bucket{le="0.005"} 1',
    "diagonal_connections 0",
    "diagonal_response_cache_hits 3",
    "diagonal_response_cache_misses 2",
    "diagonal_response_cache_bytes 1000",
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.some((line) => line.startsWith("process_resident_memory_bytes "))).toBe(true);
});

it("serves the metrics at /metrics with any query, and nothing else", async () => {
  const app = createMetricsApp(createMetrics(), pino({ enabled: false }));
  const response = await app.request("/metrics?x=1");
  expect(response.headers.get("content-type")).toContain("text/plain");
  expect(await response.text()).toContain("# TYPE diagonal_requests_total counter");
  expect((await app.request("/")).status).toBe(404);
});

it("returns 500 when a metric cannot be read", async () => {
  const metrics = createMetrics();
  vi.spyOn(metrics.registry, "metrics").mockRejectedValue(new Error("no"));
  expect((await createMetricsApp(metrics, pino({ enabled: false })).request("/metrics")).status).toBe(500);
});
