import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runStart } from "../setup/command.ts";
import { freePort } from "../setup/free-port.ts";
import { MAIN, startAlone, temporaryFolder } from "../setup/server-process.ts";
import { type RunningSite, shippedArticles, startSite } from "../setup/start-site.ts";

/** The production server from the outside: settings, signals, damage, log and metrics. */

/** More connections than Node queues by default, which is 512. */
const CROWD = 700;

/** Enough for requests to queue, and few enough that even a busy machine refuses none of them with 503. */
const CLIENTS = 15;

/** Upper limit for a busy machine, on which publishing takes a minute. */
const PATIENT = { timeout: 120_000, interval: 100 };

it("names every wrong setting and what it should be, and does not start", async () => {
  const env = { ...process.env, PORT: "web", SITE_URL: "diagonal", DATABASE_URL: "mysql://me:secret@db/x" };
  const { code, output } = await runToEnd(env);
  expect(code).toBe(78);
  expect(output.trim().split("\n")).toEqual([
    'PORT is "web"; it should be a whole number from 0 to 65535 (0: any free port).',
    expect.stringMatching(/^DATABASE_URL .* such as postgres:/),
    'SITE_URL is "diagonal"; it should be the site\'s public address, such as https://diagonal.example.',
  ]);
  expect(output).not.toContain("secret");
});

it.each([
  ["HOST", "192.0.2.1", "HOST is 192.0.2.1, which is no address of this machine"],
  ["DATA_DIR", "/proc/diagonal", "The data folder /proc/diagonal cannot be made"],
])("reports in one line that %s=%s cannot be used", async (name, value, reason) => {
  const { code, output } = await runToEnd({ ...process.env, PORT: "0", DATA_DIR: temporaryFolder(), [name]: value });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^Diagonal cannot start: [^\n]+$/);
  expect(output).toContain(reason);
});

it("reports in one line that METRICS_PORT is taken, and does not serve", async () => {
  const { port, close } = await takenPort();
  const settings = { HOST: "127.0.0.1", PORT: "0", DATA_DIR: temporaryFolder(), METRICS_PORT: `${port}` };
  const { code, output } = await runToEnd({ ...process.env, ...settings });
  close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Diagonal cannot start: port ${port} is in use by another program; set METRICS_PORT to another.`,
  );
});

it("reports a taken PORT in one line when npm start fails", async () => {
  const { port, close } = await takenPort();
  // With another host's articles, none are published first.
  const host = { INFO_API_HOST: "http://127.0.0.1:1" };
  const { code, errors } = await runStart({ PORT: `${port}`, DATA_DIR: temporaryFolder(), ...host });
  close();
  expect(code).toBe(1);
  expect(errors).toBe(`Diagonal cannot start: port ${port} is in use by another program; set PORT to another.\n`);
});

describe("a site", () => {
  let metricsPort = 0;
  let site: RunningSite;
  beforeAll(async () => {
    metricsPort = await freePort();
    site = await startSite({ publish: shippedArticles(), env: { METRICS_PORT: `${metricsPort}` } });
  });
  afterAll(() => site?.kill());

  it("logs one line of JSON per request, without search and comparison, and serves metrics on their own port", async () => {
    await fetch(`${site.url}/info?search=private+matter`);
    await fetch(`${site.url}/27-vs-34`, { redirect: "manual" });
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/^diagonal_requests_total\{kind="page",status="200"\} 1$/m);
    const lines = () =>
      site
        .output()
        .split("\n")
        .slice(0, -1)
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line));
    const redirected = expect.objectContaining({ method: "GET", status: 308 });
    await expect.poll(lines, PATIENT).toContainEqual(redirected);
    expect(lines()).toContainEqual(expect.objectContaining({ method: "GET", path: "/info", status: 200 }));
    expect(site.output()).not.toMatch(/private|27-vs-34/);
  });

  it("whose store is damaged names it, renames it and publishes the shipped articles again", async () => {
    const dataDir = temporaryFolder();
    cpSync(site.dataDir, dataDir, { recursive: true });
    const file = join(dataDir, "articles.sqlite");
    truncateSync(file, 5_000);
    writeFileSync(file, Buffer.alloc(3_000, "damage"), { flag: "r+" });

    const list = async ({ url }: RunningSite) => (await fetch(`${url}/api/info`)).json();
    const listed = await list(site);
    expect(listed.infos).toHaveLength(10);
    const after = await startSite({ env: { DATA_DIR: dataDir } });
    await expect.poll(() => list(after), PATIENT).toEqual(listed);
    await after.stop();
    const [damaged] = readdirSync(dataDir).filter((name) => name.includes(".damaged-"));
    expect(damaged).toBeDefined();
    expect(after.output()).toContain(String(damaged));
  });

  // A system may let fewer connections wait than the test opens.
  it.skipIf(maximumQueue() < CROWD)("lets new connections wait while it is busy", () =>
    expectCrowdServed(site.url, (signal) => process.kill(site.pid, signal), ["SIGCONT"]),
  );

  it("responds to every accepted request after SIGTERM under load, and ends within ten seconds", async () => {
    const agent = new Agent({ keepAlive: true });
    const broken: string[] = [];
    const responses = Array<number>(CLIENTS).fill(0);
    const paths = ["/", "/info", "/api/info", "/api/info?search=inch", "/?screens=50in-16x9"];
    const client = async (number: number) => {
      for (let turn = number; ; turn++) {
        const outcome = await statusOf(
          `${site.url}${paths[turn % paths.length]}&n=${turn}`.replace(/^([^?]*)&/, "$1?"),
          agent,
        );
        if (outcome === "ECONNREFUSED") return;
        if (outcome === 200) responses[number] = (responses[number] ?? 0) + 1;
        else broken.push(String(outcome));
      }
    };
    const clients = responses.map((_, number) => client(number));
    // Wait until every client has been served: a connection in the system's queue is not accepted yet.
    await expect.poll(() => Math.min(...responses), PATIENT).toBeGreaterThan(1);
    const started = Date.now();
    const code = await site.stop();
    expect(Date.now() - started).toBeLessThan(10_000);
    await Promise.all(clients);
    expect(broken).toEqual([]);
    expect(code).toBe(0);
  });
});

it.skipIf(maximumQueue() < CROWD)("responds on waiting connections after SIGTERM", async () => {
  const site = await startAlone({});
  await expectCrowdServed(site.url, site.signal, ["SIGTERM", "SIGCONT"]);
  await site.stop();
});

/** Lets connections wait while the site is stopped, and sends it the signals. */
async function expectCrowdServed(
  url: string,
  send: (signal: NodeJS.Signals) => void,
  signals: readonly NodeJS.Signals[],
): Promise<void> {
  const port = Number(new URL(url).port);
  // A stopped process accepts nothing, so the system queues the connections.
  send("SIGSTOP");
  const sockets = Array.from({ length: CROWD }, () => {
    const socket = connect(port, "127.0.0.1");
    return socket.setTimeout(PATIENT.timeout, () => socket.destroy(new Error("There was no response.")));
  });
  try {
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    for (const socket of sockets) socket.write("GET /robots.txt HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
    for (const signal of signals) send(signal);
    const texts = await Promise.all(sockets.map((socket) => text(socket)));
    expect(texts.filter((response) => !response.startsWith("HTTP/1.1 200 "))).toEqual([]);
  } finally {
    for (const socket of sockets) socket.destroy();
    send("SIGCONT");
  }
}

/** A port on which another program listens. */
async function takenPort() {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  return { port: (other.address() as AddressInfo).port, close: () => other.close() };
}

/** How many connections this system queues at most; 0 when unknown. */
function maximumQueue(): number {
  const file = "/proc/sys/net/core/somaxconn";
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
}

async function runToEnd(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  // Node warns when both are set, which the test runner may have done.
  const { FORCE_COLOR: _, NO_COLOR: __, ...plain } = env;
  const child = spawn(process.execPath, [MAIN], { env: plain });
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  child.stderr.on("data", (data) => {
    output += data;
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

/** The status of a response read to its end, or the code of the error that broke it. */
function statusOf(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (message) => {
      message.resume();
      message.once("end", () => resolve(message.complete ? (message.statusCode ?? 0) : "cut off"));
      message.once("error", (error) => resolve(error.message));
    });
    request.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
