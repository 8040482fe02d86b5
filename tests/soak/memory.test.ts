import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort } from "../setup/free-port.ts";
import { temporaryFolder } from "../setup/server-process.ts";
import { publishArticles, shippedArticles } from "../setup/start-site.ts";

/** In bytes: caches that are full differ by this much between two collections. */
const NOISE = 3_000_000;

it("is where it was after 40,000 varied requests", async () => {
  const settings = {
    DATA_DIR: temporaryFolder(),
    PORT: String(await freePort()),
    HOST: "127.0.0.1",
    LOG_FORMAT: "off",
  };
  await publishArticles(shippedArticles(), settings);
  const child = spawn(process.execPath, [join(import.meta.dirname, "measured-site.ts")], {
    env: { ...process.env, ...settings, TRUST_PROXY: "1" },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const heap = async (): Promise<number> => {
    child.send("heap");
    const [bytes] = await once(child, "message");
    return bytes;
  };
  try {
    await once(child.stdout as NonNullable<typeof child.stdout>, "data");
    // Fills the caches and compiles the code.
    await sendVaried(Number(settings.PORT), 0, 5_000);
    const before = await heap();
    const statuses = await sendVaried(Number(settings.PORT), 5_000, 45_000);
    const after = await heap();
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(after - before).toBeLessThan(NOISE);
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
});

/** Sends the requests of these numbers, each from one of 500 addresses, and counts the statuses. */
async function sendVaried(port: number, from: number, to: number): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const statuses = new Map<number, number>();
  let next = from;
  const client = async () => {
    while (next < to) {
      const number = next++;
      const headers = { "x-forwarded-for": `10.0.${number % 2}.${number % 250}` };
      const [method, path] = varied(number);
      const sent = request({ port, host: "127.0.0.1", agent, method, path, headers }).end();
      const [response] = await once(sent, "response");
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      await once(response.resume(), "end");
    }
  };
  await Promise.all(Array.from({ length: 20 }, client));
  agent.destroy();
  return statuses;
}

/** Pages, calls, drawings, redirects and refusals, nearly every one with an address of its own. */
function varied(number: number): [string, string] {
  switch (number % 10) {
    case 0:
      return ["GET", `/?screens=${10 + (number % 900)}in-16x9~${number}cm-21x9`];
    case 1:
      return ["GET", `/comparison.svg?screens=${number / 10}in-16x9`];
    case 2:
      return ["GET", `/api/info?search=inch+${number}`];
    case 3:
      return ["HEAD", `/info?page=${number}`];
    case 4:
      return ["GET", `/api/info/${number}-missing`];
    case 5:
      return ["GET", `/nowhere/${number}`];
    case 6:
      return ["GET", `/*?${"k".repeat(number % 4_000)}${number}`];
    case 7:
      return ["POST", `/info/${number}`];
    case 8:
      return ["GET", `/%zz${number}`];
    default:
      return ["GET", `/assets/${number}.js`];
  }
}
