import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runInGroup } from "./process.ts";

const NODE = process.execPath;

afterEach(() => void vi.useRealTimers());

describe("a command in a process group of its own", () => {
  it("returns its exit code and its output", async () => {
    const script = "console.log('out'); console.error('err'); process.exit(3)";
    const outcome = await runInGroup(NODE, ["-e", script], { minutes: 1 });
    expect(outcome).toMatchObject({ code: 3 });
    expect(outcome.output.split("\n").toSorted()).toEqual(["", "err", "out"]);
  });

  it("is stopped at its time limit, with the processes that it started", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const connected = once(server, "connection");
    // The connection closes when the child process ends.
    const child = `require("net").connect(${port}, "127.0.0.1").on("error", () => {})`;
    const script = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}])`;
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const running = runInGroup(NODE, ["-e", `${script}; setInterval(() => {}, 1000)`], { minutes: 7 });
    const [socket] = await connected;
    const closed = once(
      socket.on("error", () => {}),
      "close",
    );
    vi.advanceTimersByTime(7 * 60_000);
    vi.useRealTimers();
    expect(await running).toMatchObject({ code: 1, output: expect.stringContaining("was stopped after 7 minutes") });
    await closed;
    server.close();
  });

  it("fails without an exception when the command does not exist", async () => {
    const outcome = await runInGroup("no-such-command", [], { minutes: 1 });
    expect(outcome).toMatchObject({ code: 1 });
    expect(outcome.output).toContain("no-such-command");
  });
});
