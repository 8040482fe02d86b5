import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What one visit of Lighthouse came to. */
export interface Audit {
  /** Points from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** The largest contentful paint, in seconds. */
  readonly largestPaint: number;
  /** In milliseconds. */
  readonly blocking: number;
  /** The cumulative layout shift, a number without a unit. */
  readonly shift: number;
  /** Lighthouse's own mark for the speed of the machine at that moment. */
  readonly machine: number;
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const TIMEOUT_MS = 90_000;
/** A browser that does not start or a page that does not settle is met on a busy machine, and not the page's fault. */
const ATTEMPTS = 2;

/** Visits an address as Lighthouse's phone does (its default), each time with a browser of its own. */
export async function audit(url: string, script: string, chromium: string): Promise<Audit> {
  const args = [
    script,
    url,
    "--output=json",
    "--quiet",
    "--disable-full-page-screenshot",
    `--only-categories=${CATEGORIES.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    "--no-enable-error-reporting",
  ];
  const env = { ...process.env, CHROME_PATH: chromium };
  for (let attempt = 1; ; attempt++) {
    try {
      const options = { env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
      const { stdout } = await promisify(execFile)(process.execPath, args, options);
      return read(JSON.parse(stdout));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** The parts of Lighthouse's report that are read here. */
interface Report {
  readonly categories: Record<string, { score: number | null }>;
  readonly audits: Record<string, { numericValue?: number }>;
  readonly environment: { benchmarkIndex: number };
}

/** @throws where Lighthouse could not tell something */
function read({ categories, audits, environment }: Report): Audit {
  const points = (category: string) => told(categories[category]?.score ?? undefined, category) * 100;
  const number = (name: string) => told(audits[name]?.numericValue, name);
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    bestPractices: points("best-practices"),
    seo: points("seo"),
    largestPaint: number("largest-contentful-paint") / 1000,
    blocking: number("total-blocking-time"),
    shift: number("cumulative-layout-shift"),
    machine: environment.benchmarkIndex,
  };
}

function told(value: number | undefined, name: string): number {
  if (value === undefined) throw new Error(`Lighthouse could not tell ${name}.`);
  return value;
}
