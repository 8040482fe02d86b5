import { describe, expect, it, vi } from "vitest";
import { Overdue } from "./deadline.ts";
import { FinishedAnswer } from "./finished-answer.ts";
import { KeptAnswers, type Made } from "./kept-answers.ts";

const text = (body: string): Made => ({
  keep: { status: 200, headers: { "content-type": "text/plain" }, body },
});
const keeping = (options: Partial<ConstructorParameters<typeof KeptAnswers>[0]> = {}) =>
  new KeptAnswers({ maxBytes: 1_000_000, timeoutMs: 1_000, keepsAtOnce: true, revision: async () => "1", ...options });

describe("kept answers", () => {
  it("are made once for many who wait", async () => {
    const kept = keeping();
    const make = vi.fn(async () => text("a"));
    const answers = await Promise.all(Array.from({ length: 50 }, () => kept.get("a", make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
  });

  it("are there at once where nothing has to be waited for, and kept all the same", () => {
    const kept = keeping({ revision: () => "1" });
    const make = vi.fn(() => text("a"));
    const answer = kept.get("a", make);
    expect(answer).toBeInstanceOf(FinishedAnswer);
    expect(kept.get("a", make)).toBe(answer);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("are kept when they are asked for again, where they are quickly made", async () => {
    const kept = keeping({ keepsAtOnce: false });
    const make = vi.fn(async () => text("a"));
    await kept.get("a", make);
    expect(kept.counts).toMatchObject({ answers: 0, bytes: 0 });
    await kept.get("a", make);
    await kept.get("a", make);
    expect(make).toHaveBeenCalledTimes(2);
    expect(kept.counts).toMatchObject({ answers: 1, hits: 1, misses: 2 });
  });

  it("are forgotten, all of them, when the revision changes", async () => {
    let revision = "1";
    const kept = keeping({ revision: async () => revision });
    await kept.get("a", async () => text("old"));
    await kept.get("b", async () => text("old"));
    revision = "2";
    const make = vi.fn(async () => text("new"));
    await kept.get("a", make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(kept.counts.answers).toBe(1);
  });

  it("made of what was read before a publication are not kept past it", async () => {
    let revision = "1";
    const kept = keeping({ revision: async () => revision });
    const gate = Promise.withResolvers<void>();
    const slow = kept.get("a", async () => {
      await gate.promise;
      return text("old");
    });
    await Promise.resolve();
    revision = "2";
    await kept.get("b", async () => text("new"));
    gate.resolve();
    await slow;
    const make = vi.fn(async () => text("new"));
    await kept.get("a", make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("never take more memory than they may, and what was asked for last stays", async () => {
    const kept = keeping({ maxBytes: 20_000 });
    const make = async () => text("x".repeat(1_000));
    for (let index = 0; index < 50; index++) {
      await kept.get(`page ${index}`, make);
      await kept.get("hot", make);
      expect(kept.counts.bytes).toBeLessThanOrEqual(20_000);
    }
    const again = vi.fn(make);
    await kept.get("hot", again);
    await kept.get("page 49", again);
    expect(again).not.toHaveBeenCalled();
    await kept.get("page 0", again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it("count the memory of compressed forms too", async () => {
    const kept = keeping();
    const answer = await kept.get("a", async () => text("long ".repeat(1_000)));
    const before = kept.counts.bytes;
    if (!(answer instanceof FinishedAnswer)) throw new Error("not kept");
    await answer.in("gzip");
    expect(kept.counts.bytes).toBeGreaterThan(before);
  });

  it("are bytes where those cost less to send again and again, and text where that does", async () => {
    const kept = keeping();
    for (const [key, length, form] of [
      ["short", 2_000, "string"],
      ["long", 8_000, "object"],
    ] as const) {
      const answer = await kept.get(key, async () => text("x".repeat(length)));
      if (!(answer instanceof FinishedAnswer)) throw new Error("not kept");
      const { body } = await answer.in("identity");
      expect(typeof body).toBe(form);
      expect(body.length).toBe(length);
    }
  });

  it("hold no more memory than is counted, in whatever coding", async () => {
    const answer = new FinishedAnswer({
      status: 200,
      headers: { "content-type": "text/plain" },
      body: "Straße ".repeat(200),
    });
    for (const coding of ["identity", "br", "gzip"] as const) {
      const { body } = await answer.in(coding);
      expect(typeof body === "string" ? null : body.buffer.byteLength).toBe(body.length);
    }
  });

  it("are not kept when they are too large to leave room for others", async () => {
    const kept = keeping({ maxBytes: 1_000 });
    await kept.get("a", async () => text("x".repeat(500)));
    expect(kept.counts.answers).toBe(0);
  });

  it("are not kept when making them failed, and the next attempt is a new one", async () => {
    const kept = keeping();
    await expect(kept.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(kept.get("a", async () => text("yes"))).resolves.toBeDefined();
  });

  it("are given up when they take too long", async () => {
    const kept = keeping({ timeoutMs: 5 });
    await expect(kept.get("a", () => new Promise(() => {}))).rejects.toThrow(Overdue);
    await expect(kept.get("a", async () => text("yes"))).resolves.toBeDefined();
  });

  it("are sent where there is no time to make another", async () => {
    let isBusy = false;
    const admit = () => {
      if (isBusy) throw new Error("busy");
    };
    const kept = keeping({ admit });
    await kept.get("a", async () => text("a"));
    isBusy = true;
    await expect(kept.get("a", async () => text("a"))).resolves.toBeDefined();
    await expect(kept.get("b", async () => text("b"))).rejects.toThrow("busy");
  });

  it("go on being made while the source cannot tell its revision", async () => {
    let isDown = false;
    const kept = keeping({ revision: () => (isDown ? Promise.reject(new Error("down")) : Promise.resolve("1")) });
    await kept.get("a", async () => text("a"));
    isDown = true;
    const make = vi.fn(async () => text("a"));
    await kept.get("a", make);
    await kept.get("a", make);
    expect(make).toHaveBeenCalledTimes(2);
    isDown = false;
    await kept.get("a", make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
