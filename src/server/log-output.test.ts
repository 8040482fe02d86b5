import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOG_BUFFER_MAX_CHARACTERS, LOG_RETRY_MS, LOG_WRITE_MS } from "./limits.ts";
import { LogOutput } from "./log-output.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An output that takes at most `room` bytes until it gets more, and 1,000 bytes at once. */
function outputOn(disk: { room: number }) {
  const written: string[] = [];
  const counts = { dropped: 0, reported: [] as number[] };
  const output = new LogOutput({
    async write(bytes) {
      const length = Math.min(bytes.length, disk.room, 1_000);
      if (length === 0) throw new Error("ENOSPC");
      disk.room -= length;
      written.push(bytes.subarray(0, length).toString());
      return length;
    },
    onDrop: () => {
      counts.dropped += 1;
    },
    onRecover: (dropped) => void counts.reported.push(dropped),
  });
  return { output, counts, text: () => written.join("") };
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `line ${from + index}\n`).join("");
const MOMENT = LOG_WRITE_MS + LOG_RETRY_MS;

describe("the output of the log", () => {
  it("writes lines whole and in order, however little is written at once", async () => {
    const { output, text } = outputOn({ room: Number.POSITIVE_INFINITY });
    for (let number = 0; number < 500; number++) output.write(`line ${number}\n`);
    await output.flush();
    output.write("line 500\n");
    await vi.advanceTimersByTimeAsync(LOG_WRITE_MS);
    expect(text()).toBe(numbered(0, 501));
  });

  it("keeps as many lines as have room while nothing can be written, and drops and counts the others", async () => {
    const disk = { room: 1_234 };
    const { output, counts, text } = outputOn(disk);
    const line = `${"x".repeat(99)}\n`;
    const kept = Math.floor(LOG_BUFFER_MAX_CHARACTERS / line.length);
    for (let number = 0; number < kept + 5; number++) output.write(line);
    await vi.advanceTimersByTimeAsync(10 * MOMENT);
    expect([text().length, counts.dropped, counts.reported]).toEqual([1_234, 5, []]);

    disk.room = Number.POSITIVE_INFINITY;
    await vi.advanceTimersByTimeAsync(MOMENT);
    await output.flush();
    expect(text()).toBe(line.repeat(kept));
    expect(counts.reported).toEqual([5]);
    output.write("again\n");
    await output.flush();
    expect(text().slice(-6)).toBe("again\n");
    expect(counts).toEqual({ dropped: 5, reported: [5] });
  });
});
