import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { runInGroup } from "./process.mjs";

const NODE = process.execPath;

describe("a command in a process group of its own", () => {
  it("gives its exit code and all that it wrote", async () => {
    const script = "console.log('out'); console.error('err'); process.exit(3)";
    const outcome = await runInGroup(NODE, ["-e", script], { minutes: 1, show: false });
    expect(outcome).toMatchObject({ code: 3, timedOut: false });
    expect(outcome.output.split("\n").toSorted()).toEqual(["", "err", "out"]);
  });

  it("is stopped at its limit, together with what it started", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    const connected = once(server, "connection");
    // A connection ends with the process that holds it, whenever init takes note of that.
    const child = `require("net").connect(${port}, "127.0.0.1").on("error", () => {})`;
    const script = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}])`;
    const running = runInGroup(NODE, ["-e", `${script}; setInterval(() => {}, 1000)`], { minutes: 0.1, show: false });
    const [socket] = await connected;
    const closed = once(
      socket.on("error", () => {}),
      "close",
    );
    expect((await running).timedOut).toBe(true);
    await closed;
    server.close();
  });

  it("is a failure, not an exception, where there is no such command", async () => {
    const outcome = await runInGroup("no-such-command", [], { minutes: 1, show: false });
    expect(outcome).toMatchObject({ code: 1, timedOut: false });
    expect(outcome.output).toContain("no-such-command");
  });
});
