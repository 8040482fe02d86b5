import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { startApiHost } from "../server/start-api-host.ts";
import { ArticlePages } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { freePort, shippedArticles, startSite } from "../setup/start-site.ts";

/** The production server as whoever runs it meets it. It is the same for both layouts. */

const MAIN = join(import.meta.dirname, "..", "..", "src", "server", "main.ts");

/** More connections than Node lets wait by itself, which are 512. */
const CROWD = 700;

test("wrong settings are all named with what they should be, and nothing starts", async () => {
  const env = { ...process.env, PORT: "web", SITE_URL: "diagonal", DATABASE_URL: "mysql://me:secret@db/x" };
  const { code, output } = await runToEnd(env);
  expect(code).toBe(78);
  expect(output.trim().split("\n")).toEqual([
    'PORT is "web"; it should be a whole number from 0 to 65535 (0: any free port).',
    'SITE_URL is "diagonal"; it should be the site\'s public address, such as https://diagonal.example.',
    expect.stringMatching(/^DATABASE_URL .* such as postgres:/),
  ]);
  expect(output).not.toContain("secret");
});

test("a port that is taken is said in one line", async ({ site }) => {
  const { code, output } = await runToEnd({ ...process.env, PORT: new URL(site).port, DATA_DIR: temporaryFolder() });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    /^Diagonal cannot start: port \d+ is in use by another program; set PORT to another\.$/,
  );
});

test("SIGTERM under load: every accepted request is answered, and the site ends within ten seconds", async () => {
  const site = await startSite({ publish: shippedArticles() });
  const agent = new Agent({ keepAlive: true });
  const broken: string[] = [];
  const answered = Array<number>(50).fill(0);
  const paths = ["/", "/info", "/api/info", "/api/info?search=inch", "/?screens=50in-16x9"];
  const client = async (number: number) => {
    for (let turn = number; ; turn++) {
      const outcome = await ask(
        `${site.url}${paths[turn % paths.length]}&n=${turn}`.replace(/^([^?]*)&/, "$1?"),
        agent,
      );
      if (outcome === "ECONNREFUSED") return;
      if (outcome === 200) answered[number] = (answered[number] ?? 0) + 1;
      else broken.push(String(outcome));
    }
  };
  const clients = answered.map((_, number) => client(number));
  // A connection that only waits in the system's queue is not accepted yet.
  await expect.poll(() => Math.min(...answered), { timeout: 30_000 }).toBeGreaterThan(1);
  const started = Date.now();
  const code = await site.stop();
  expect(Date.now() - started).toBeLessThan(10_000);
  await Promise.all(clients);
  expect(broken).toEqual([]);
  expect(code).toBe(0);
});

test("a damaged store is named and set aside, and the shipped articles are there again", async () => {
  const dataDir = temporaryFolder();
  const before = await startSite({ publish: shippedArticles(), env: { DATA_DIR: dataDir } });
  const listed = await (await fetch(`${before.url}/api/info`)).json();
  await before.stop();
  const file = join(dataDir, "articles.sqlite");
  truncateSync(file, 5_000);
  writeFileSync(file, Buffer.alloc(3_000, "damage"), { flag: "r+" });

  const after = await startSite({ env: { DATA_DIR: dataDir } });
  await expect.poll(async () => (await fetch(`${after.url}/api/info`)).json(), { timeout: 30_000 }).toEqual(listed);
  await after.stop();
  const [aside] = readdirSync(dataDir).filter((name) => name.includes(".damaged-"));
  expect(aside).toBeDefined();
  expect(after.output()).toContain(String(aside));
});

test("the log has one line of JSON a request, without the query; the numbers have a port of their own", async () => {
  const metricsPort = String(await freePort());
  const site = await startSite({ env: { METRICS_PORT: metricsPort } });
  await fetch(`${site.url}/info?search=private+matter`);
  expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain(
    'diagonal_requests_total{kind="page",status="200"} 1',
  );
  await site.stop();
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const requests = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "request");
  expect(requests).toContainEqual(expect.objectContaining({ method: "GET", path: "/info", status: 200 }));
  expect(site.output()).not.toContain("private");
});

for (const { what, last } of [
  { what: "who comes while the server is busy is kept waiting, not turned away", last: [] },
  { what: "who waited when it was asked to stop is answered, too", last: ["SIGTERM"] },
] as const) {
  test(what, async () => {
    test.skip(systemsQueue() < CROWD, "This system lets fewer wait than the test sends.");
    const site = await startAlone({});
    const port = Number(new URL(site.url).port);
    // A process that is stopped takes no connection; the system makes them for it.
    site.signal("SIGSTOP");
    const sockets = Array.from({ length: CROWD }, () => {
      const socket = connect(port, "127.0.0.1");
      return socket.setTimeout(20_000, () => socket.destroy(new Error("Nobody answered.")));
    });
    try {
      await Promise.all(sockets.map((socket) => once(socket, "connect")));
      for (const socket of sockets) socket.write("GET /robots.txt HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
      for (const signal of [...last, "SIGCONT"] as const) site.signal(signal);
      const answers = await Promise.all(sockets.map((socket) => text(socket)));
      expect(answers.filter((answer) => !answer.startsWith("HTTP/1.1 200 "))).toEqual([]);
    } finally {
      for (const socket of sockets) socket.destroy();
      site.signal("SIGCONT");
      await site.stop();
    }
  });
}

test.describe("with the articles of another host (INFO_API_HOST)", () => {
  // The host is another one, has no pictures, and in one test brings scripts along that the content policy stops.
  test.use({
    allowedTrouble: [/another host: http:\/\/127|Content Security Policy|\.webp|status of 4\d\d|status of 503/],
  });

  let host: Awaited<ReturnType<typeof startApiHost>>;
  test.beforeAll(async () => {
    host = await startApiHost();
  });
  test.afterAll(() => host.stop());

  const siteOf = (behaviour: string) => startAlone({ INFO_API_HOST: `${host.url}/${behaviour}` });

  test("pages show them, from the server and when the browser navigates", async ({ page }) => {
    const site = await siteOf("good");
    const html = await (await fetch(`${site.url}/info`)).text();
    expect(html).toContain("Remote 25");
    await ArticlePages.open(page, `${site.url}/info?page=2`);
    const called = page.waitForRequest(`${host.url}/good/info/1700000000014-remote-15`);
    await page.getByRole("link", { name: "Remote 15", exact: true }).click();
    await called;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remote 15");
    await site.stop();
  });

  for (const behaviour of ["broken", "hangup", "nonsense", "html"]) {
    test(`S8: a page says "Unable to load" where the host is ${behaviour}, and the tool works on`, async () => {
      const site = await siteOf(behaviour);
      for (const path of ["/info", "/info/1-a"]) {
        const answer = await fetch(`${site.url}${path}`);
        expect(answer.status).toBe(503);
        expect(answer.headers.get("retry-after")).not.toBeNull();
        expect(await answer.text()).toContain("Unable to load");
      }
      const main = await fetch(`${site.url}/`);
      expect(main.status).toBe(200);
      expect(main.headers.get("cache-control")).toBe("no-store");
      expect((await fetch(`${site.url}/api/health`)).status).toBe(503);
      await site.stop();
    });
  }

  test("nothing they bring along runs", async ({ page }) => {
    const site = await siteOf("hostile");
    page.on("dialog", (dialog) => {
      throw new Error(`It ran: ${dialog.message()}`);
    });
    for (const path of ["/info", "/info/1-a"]) {
      const html = await (await fetch(`${site.url}${path}`)).text();
      expect(html).not.toContain("<script>alert(1)");
      expect(html).not.toContain("<script>alert(4)");
      await page.goto(`${site.url}${path}`, { waitUntil: "networkidle" });
    }
    const feed = await (await fetch(`${site.url}/feed.xml`)).text();
    expect(feed).not.toContain("<script");
    await site.stop();
  });
});

/** How many connections may wait for a server on this system at most; 0 where that is not told. */
function systemsQueue(): number {
  const file = "/proc/sys/net/core/somaxconn";
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "diagonal-operation-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The site without waiting for it to be ready, which it is not while the other host fails. `flags` are Node's own. */
async function startAlone(
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<{ url: string; output(): string; signal(name: NodeJS.Signals): void; stop(): Promise<unknown> }> {
  const settings = { ...process.env, PORT: "0", DATA_DIR: temporaryFolder(), LOG_FORMAT: "off", ...env };
  const child = spawn(process.execPath, [...flags, MAIN], { env: settings, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("close", resolve));
  let output = "";
  const url = await new Promise<string>((resolve) =>
    child.stdout.on("data", (data) => {
      output += data;
      const address = /Diagonal is at (\S+)\s/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    }),
  );
  return {
    url,
    output: () => output,
    signal: (name) => void child.kill(name),
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

async function runToEnd(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  // Node warns of two contradictory wishes for colours, which the test runner may have set.
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

/** The status of an answer read to its end, or the code of what broke it. */
function ask(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (message) => {
      message.resume();
      message.once("end", () => resolve(message.complete ? (message.statusCode ?? 0) : "cut off"));
      message.once("error", (error) => resolve(error.message));
    });
    request.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
