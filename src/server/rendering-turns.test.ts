import { describe, expect, it, vi } from "vitest";
import { addWork, elsewhere, RenderingTurns } from "./rendering-turns.ts";

/** Turns with a clock that the test sets, and renderings that end when the test says so. */
function setUp() {
  const events: string[] = [];
  const clock = { now: 0 };
  const turns = new RenderingTurns({
    clock: () => clock.now,
    async pause() {
      events.push("pause");
    },
  });
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const render = (visitor: string, name: string, task?: () => Promise<void>, signal?: AbortSignal) => {
    const gate = Promise.withResolvers<void>();
    gates.set(name, gate);
    const work = async () => {
      events.push(name);
      await (task ? task() : gate.promise);
    };
    return turns.run(visitor, work, signal);
  };
  /** Ends the renderings in this order. */
  const endAll = async (...names: string[]) => {
    for (const name of names) {
      await vi.waitFor(() => expect(events).toContain(name));
      gates.get(name)?.resolve();
    }
  };
  return { events, clock, render, endAll };
}

describe("renderings", () => {
  it("take turns by visitor, each after a pause, in the order in which they were asked for", async () => {
    const { events, render, endAll } = setUp();
    const all = [
      ...["a1", "a2", "a3", "a4"].map((name) => render("a", name)),
      ...["b1", "b2"].map((name) => render("b", name)),
      render("c", "c1"),
    ];
    await endAll("a1", "a2", "b1", "c1", "a3", "b2", "a4");
    await Promise.all(all);
    const order = ["a1", "a2", "b1", "c1", "a3", "b2", "a4"];
    expect(events).toEqual(order.flatMap((name) => [name, "pause"]));
  });

  it("do not begin in the pause after another one", async () => {
    const { events, render, endAll } = setUp();
    const first = render("a", "a1");
    await endAll("a1");
    const second = first.then(() => render("a", "a2"));
    await endAll("a2");
    await second;
    expect(events).toEqual(["a1", "pause", "a2", "pause"]);
  });

  it("let others go first while they wait for work elsewhere, then take a turn again", async () => {
    const { events, render, endAll } = setUp();
    const store = Promise.withResolvers<string>();
    const reading = render("a", "a1", async () => {
      events.push(`a1 goes on with ${await elsewhere(() => store.promise)}`);
    });
    const other = render("b", "b1");
    await vi.waitFor(() => expect(events).toContain("b1"));
    store.resolve("articles");
    await store.promise;
    expect(events).toEqual(["a1", "pause", "b1"]);
    await endAll("b1");
    await Promise.all([reading, other]);
    expect(events).toEqual(["a1", "pause", "b1", "pause", "a1 goes on with articles", "pause"]);
  });

  it("count their own work only: none of others meanwhile, but that of other threads for them", async () => {
    const { clock, render } = setUp();
    const work = (milliseconds: number) => {
      clock.now += milliseconds;
    };
    const first = render("a", "a1", async () => {
      work(20);
      await elsewhere(async () => {
        await vi.waitFor(() => expect(clock.now).toBe(320));
        addWork(5);
      });
      work(1);
    });
    const second = render("b", "b1", async () => work(300));
    expect([await first, await second]).toEqual([26, 300]);
  });

  it("that failed give their turn to the next", async () => {
    const { render } = setUp();
    const failed = render("a", "a1", async () => Promise.reject(new Error("a1")));
    const next = render("a", "a2", async () => {});
    await expect(failed).rejects.toThrow("a1");
    await next;
  });

  it("that were given up before their turn do not begin, and nobody waits for those that went on after their end", async () => {
    const { events, render, endAll } = setUp();
    const first = render("a", "a1");
    const gaveUp = new AbortController();
    const second = render("b", "b1", async () => {}, gaveUp.signal);
    gaveUp.abort(new Error("gone"));
    await expect(second).rejects.toThrow("gone");
    const store = Promise.withResolvers<void>();
    // Ends before what it waits for, as a rendering with a time limit does.
    const late = render("c", "c1", async () => void elsewhere(() => store.promise));
    await endAll("a1");
    await Promise.all([first, late]);
    store.resolve();
    await render("d", "d1", async () => {});
    expect(events.filter((event) => event !== "pause")).toEqual(["a1", "c1", "d1"]);
  });
});
