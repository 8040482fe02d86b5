import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { runStart } from "../setup/command.ts";
import { freePort } from "../setup/free-port.ts";
import { MAIN, startAlone, temporaryFolder } from "../setup/server-process.ts";
import { shippedArticles, startSite } from "../setup/start-site.ts";

/** The production server from the outside: settings, signals, damage, log and metrics. */

/** More connections than Node queues by default, which is 512. */
const CROWD = 700;

/** Upper limit for a busy machine. */
const PATIENT = { timeout: 30_000, interval: 50 };

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

it.each(["PORT", "METRICS_PORT"])("reports in one line that %s is taken, and does not serve", async (name) => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const settings = { HOST: "127.0.0.1", PORT: "0", DATA_DIR: temporaryFolder(), [name]: `${port}` };
  const { code, output } = await runToEnd({ ...process.env, ...settings });
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Diagonal cannot start: port ${port} is in use by another program; set ${name} to another.`,
  );
});

it("reports a taken port in one line when npm start fails", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { code, errors } = await runStart({ PORT: `${port}`, DATA_DIR: temporaryFolder() });
  other.close();
  expect(code).toBe(1);
  expect(errors).toBe(`Diagonal cannot start: port ${port} is in use by another program; set PORT to another.\n`);
});

it("responds to every accepted request after SIGTERM under load, and ends within ten seconds", async () => {
  const site = await startSite({ publish: shippedArticles() });
  const agent = new Agent({ keepAlive: true });
  const broken: string[] = [];
  const responses = Array<number>(50).fill(0);
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

it("names a damaged store, renames it and publishes the shipped articles again", async () => {
  const dataDir = temporaryFolder();
  const before = await startSite({ publish: shippedArticles(), env: { DATA_DIR: dataDir } });
  const listed = await (await fetch(`${before.url}/api/info`)).json();
  await before.stop();
  const file = join(dataDir, "articles.sqlite");
  truncateSync(file, 5_000);
  writeFileSync(file, Buffer.alloc(3_000, "damage"), { flag: "r+" });

  const after = await startSite({ env: { DATA_DIR: dataDir } });
  await expect.poll(async () => (await fetch(`${after.url}/api/info`)).json(), PATIENT).toEqual(listed);
  await after.stop();
  const [damaged] = readdirSync(dataDir).filter((name) => name.includes(".damaged-"));
  expect(damaged).toBeDefined();
  expect(after.output()).toContain(String(damaged));
});

it("logs one line of JSON per request, without search and comparison, and serves metrics on their own port", async () => {
  const metricsPort = String(await freePort());
  const site = await startSite({ env: { METRICS_PORT: metricsPort } });
  await fetch(`${site.url}/info?search=private+matter`);
  await fetch(`${site.url}/27-vs-34`, { redirect: "manual" });
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^diagonal_requests_total\{kind="page",status="200"\} 1$/m);
  await site.stop();
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ method: "GET", path: "/info", status: 200 }),
  );
  expect(site.output()).not.toMatch(/private|27-vs-34/);
});

for (const { what, last } of [
  { what: "lets new connections wait while it is busy", last: [] },
  { what: "responds on waiting connections after SIGTERM", last: ["SIGTERM"] },
] as const) {
  // A system may let fewer connections wait than the test opens.
  it.skipIf(maximumQueue() < CROWD)(what, async () => {
    const site = await startAlone({});
    const port = Number(new URL(site.url).port);
    // A stopped process accepts nothing, so the system queues the connections.
    site.signal("SIGSTOP");
    const sockets = Array.from({ length: CROWD }, () => {
      const socket = connect(port, "127.0.0.1");
      return socket.setTimeout(20_000, () => socket.destroy(new Error("There was no response.")));
    });
    try {
      await Promise.all(sockets.map((socket) => once(socket, "connect")));
      for (const socket of sockets) socket.write("GET /robots.txt HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
      for (const signal of [...last, "SIGCONT"] as const) site.signal(signal);
      const texts = await Promise.all(sockets.map((socket) => text(socket)));
      expect(texts.filter((response) => !response.startsWith("HTTP/1.1 200 "))).toEqual([]);
    } finally {
      for (const socket of sockets) socket.destroy();
      site.signal("SIGCONT");
      await site.stop();
    }
  });
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
