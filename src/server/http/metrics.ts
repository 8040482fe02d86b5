import { createServer, type Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

/** Upper ends of the duration buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A value that is looked up when someone asks. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly value: () => number;
}

/** What is counted of the requests, in Prometheus' text form (version 0.0.4). */
export class Metrics {
  readonly #gauges: Gauge[] = [];
  readonly #answered = new Map<string, Map<number, number>>();
  readonly #durations = new Array<number>(BUCKETS.length).fill(0);
  readonly #delay = monitorEventLoopDelay();
  #count = 0;
  #seconds = 0;

  /** Starts what is measured from now on; ends with `stop`. */
  start(): void {
    this.#delay.enable();
  }

  stop(): void {
    this.#delay.disable();
  }

  watch(...gauges: Gauge[]): void {
    this.#gauges.push(...gauges);
  }

  answered(pathname: string, status: number, ms: number): void {
    const kind = kindOf(pathname);
    const statuses = this.#answered.get(kind) ?? new Map<number, number>();
    this.#answered.set(kind, statuses.set(status, (statuses.get(status) ?? 0) + 1));
    const seconds = ms / 1000;
    this.#count++;
    this.#seconds += seconds;
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    if (bucket >= 0) this.#durations[bucket] = (this.#durations[bucket] ?? 0) + 1;
  }

  text(): string {
    const lines = ["# HELP diagonal_requests_total Requests answered.", "# TYPE diagonal_requests_total counter"];
    for (const [kind, statuses] of this.#answered) {
      for (const [status, count] of statuses) {
        lines.push(`diagonal_requests_total{kind="${kind}",status="${status}"} ${count}`);
      }
    }
    lines.push("# HELP diagonal_request_seconds Time from a request's head until its answer is handed over.");
    lines.push("# TYPE diagonal_request_seconds histogram");
    let below = 0;
    BUCKETS.forEach((end, index) => {
      below += this.#durations[index] ?? 0;
      lines.push(`diagonal_request_seconds_bucket{le="${end}"} ${below}`);
    });
    lines.push(`diagonal_request_seconds_bucket{le="+Inf"} ${this.#count}`);
    lines.push(`diagonal_request_seconds_sum ${this.#seconds}`, `diagonal_request_seconds_count ${this.#count}`);
    for (const { name, help, value } of [...this.#gauges, ...this.#processGauges()]) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value()}`);
    }
    return `${lines.join("\n")}\n`;
  }

  #processGauges(): Gauge[] {
    const memory = process.memoryUsage();
    return [
      { name: "process_resident_memory_bytes", help: "Memory of the process.", value: () => memory.rss },
      { name: "nodejs_heap_size_used_bytes", help: "Memory of JavaScript objects.", value: () => memory.heapUsed },
      {
        name: "nodejs_eventloop_lag_p99_seconds",
        help: "How late the event loop comes to its work, 99th percentile.",
        value: () => (this.#delay.percentile(99) || 0) / 1e9,
      },
      { name: "process_uptime_seconds", help: "Time since the process started.", value: () => process.uptime() },
    ];
  }
}

/** A server of its own, so that the numbers are not in the open with the site. It is not listening yet. */
export function metricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    const found = request.url === "/metrics" && request.method === "GET";
    response.writeHead(found ? 200 : 404, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
    response.end(found ? metrics.text() : "The numbers are at /metrics\n");
  });
}

function kindOf(pathname: string): string {
  if (pathname.startsWith("/api/")) return "api";
  if (pathname.startsWith("/assets/")) return "asset";
  return pathname.startsWith("/media/") ? "media" : "page";
}
