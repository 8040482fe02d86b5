import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { Metrics, metricsServer } from "./metrics.ts";

describe("the numbers", () => {
  it("are in Prometheus' text form: every line a comment or a name with a number", () => {
    const metrics = new Metrics();
    metrics.answered("/", 200, 3);
    metrics.watch({ name: "diagonal_test", help: "A test.", value: () => 7 });
    const lines = metrics.text().trimEnd().split("\n");
    for (const line of lines)
      expect(line).toMatch(/^# (HELP|TYPE) |^[a-z_0-9]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [\d.e+-]+$/);
    expect(lines).toContain("diagonal_test 7");
  });

  it("sort each duration into every bucket it is below", () => {
    const metrics = new Metrics();
    for (const ms of [0.5, 3, 3, 700, 60_000]) metrics.answered("/", 200, ms);
    const text = metrics.text();
    expect(text).toContain('diagonal_request_seconds_bucket{le="0.001"} 1\n');
    expect(text).toContain('diagonal_request_seconds_bucket{le="0.005"} 3\n');
    expect(text).toContain('diagonal_request_seconds_bucket{le="1"} 4\n');
    expect(text).toContain('diagonal_request_seconds_bucket{le="+Inf"} 5\n');
    expect(text).toContain("diagonal_request_seconds_sum 60.7065\n");
  });

  it("have a server of their own", async () => {
    const server = metricsServer(new Metrics()).listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await fetch(`${url}/metrics`)).text()).toContain("process_resident_memory_bytes");
    expect((await fetch(url)).status).toBe(404);
    server.closeAllConnections();
    server.close();
  });
});
