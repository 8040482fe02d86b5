import { describe, expect, it } from "vitest";
import { terminal } from "./terminal.ts";

function onStreams(isTTY: boolean) {
  const written = { out: "", err: "" };
  const clock = { now: 0 };
  const stream = (name: "out" | "err") => ({ isTTY, write: (text: string) => (written[name] += text) });
  return { written, clock, terminal: terminal(stream("out"), stream("err"), () => clock.now) };
}

describe("terminal", () => {
  it("writes results to standard output and messages to standard error", () => {
    const { written, terminal } = onStreams(false);
    terminal.print("1-a");
    terminal.notify("refused");
    expect(written).toEqual({ out: "1-a\n", err: "refused\n" });
  });

  it("replaces control characters", () => {
    const { written, terminal } = onStreams(true);
    terminal.notify("a\u001b[2Jb\u0007.md");
    expect(written.err).toBe("a\uFFFD[2Jb\uFFFD.md\n");
  });

  it("shows progress in one line of a screen", () => {
    const { written, clock, terminal } = onStreams(true);
    for (const ms of [50, 100, 150, 210]) {
      clock.now = ms;
      terminal.progress(() => `at ${ms}`);
    }
    terminal.print("done");
    expect(written.err).toBe("\r\x1b[Kat 100\r\x1b[Kat 210\r\x1b[K");
    expect(written.out).toBe("done\n");
  });

  it("writes progress to a log from time to time", () => {
    const { written, clock, terminal } = onStreams(false);
    for (const ms of [1000, 5000, 6000, 10_000]) {
      clock.now = ms;
      terminal.progress(() => `at ${ms}`);
    }
    expect(written.err).toBe("at 5000\nat 10000\n");
  });
});
