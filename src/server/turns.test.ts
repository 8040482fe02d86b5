import { describe, expect, it, vi } from "vitest";
import { TooManyWaiting, Turns } from "./turns.ts";

/** Tasks that end when the test says so, in the order in which they began. */
function gatedTasks(turns: Turns) {
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const start = (name: string, signal?: AbortSignal) => {
    const gate = Promise.withResolvers<void>();
    gates.set(name, gate);
    return turns.run(async () => {
      begun.push(name);
      await gate.promise;
      return name;
    }, signal);
  };
  return {
    begun,
    start,
    end: (name: string) => gates.get(name)?.resolve(),
    fail: (name: string) => gates.get(name)?.reject(new Error(name)),
  };
}

describe("Turns", () => {
  it("runs as many tasks at once as it may, and the others in their order", async () => {
    const { begun, start, end } = gatedTasks(new Turns({ running: 2, waiting: 9 }));
    const tasks = ["a", "b", "c", "d", "e"].map((name) => start(name));
    expect(begun).toEqual(["a", "b"]);
    end("a");
    end("b");
    await vi.waitFor(() => expect(begun).toEqual(["a", "b", "c", "d"]));
    for (const name of ["c", "d", "e"]) end(name);
    expect(await Promise.all(tasks)).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("gives the place of a failed task to the next one", async () => {
    const { begun, start, end, fail } = gatedTasks(new Turns({ running: 1, waiting: 9 }));
    const first = start("a");
    const second = start("b");
    fail("a");
    await expect(first).rejects.toThrow("a");
    end("b");
    await second;
    expect(begun).toEqual(["a", "b"]);
  });

  it("refuses a task when too many wait", async () => {
    const { start, end } = gatedTasks(new Turns({ running: 1, waiting: 1 }));
    const tasks = [start("a"), start("b")];
    await expect(start("c")).rejects.toThrow(TooManyWaiting);
    end("a");
    end("b");
    await Promise.all(tasks);
  });

  it("leaves out a task whose caller gave up waiting", async () => {
    const turns = new Turns({ running: 1, waiting: 9 });
    const { begun, start, end } = gatedTasks(turns);
    const gaveUp = new AbortController();
    const first = start("a");
    const second = start("b", gaveUp.signal);
    const third = start("c");
    gaveUp.abort(new Error("gone"));
    await expect(second).rejects.toThrow("gone");
    end("a");
    end("c");
    await Promise.all([first, third]);
    expect(begun).toEqual(["a", "c"]);
    expect(turns.isIdle).toBe(true);
  });
});
