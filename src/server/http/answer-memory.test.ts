import { describe, expect, it } from "vitest";
import { AnswerMemory } from "./answer-memory.ts";
import { FinishedAnswer, FORM_BYTES } from "./finished-answer.ts";

/** An answer that takes so many bytes in all. */
function answerOf(bytes: number) {
  const body = "x".repeat(bytes - FORM_BYTES);
  return new FinishedAnswer({ status: 200, headers: { "content-type": "text/plain" }, body });
}

describe("the memory of answers", () => {
  it("never takes more than it may, and keeps what is asked for again and again", () => {
    const memory = new AnswerMemory(100_000);
    const hot = answerOf(10_000);
    memory.set("hot", hot);
    for (let number = 0; number < 100; number++) {
      memory.set(`${number}`, answerOf(7_000));
      expect(memory.get("hot")).toBe(hot);
      expect(memory.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(memory.get("99")).toBeDefined();
    expect(memory.get("0")).toBeUndefined();
  });

  it("holds few answers that say next to nothing: their heads take memory too", () => {
    const memory = new AnswerMemory(100_000);
    const headers = { "content-type": "application/json" };
    for (let number = 0; number < 10_000; number++) {
      memory.set(`${number}`, new FinishedAnswer({ status: 200, headers, body: '{"infos":[]}' }));
    }
    expect(memory.size).toBeLessThan(100);
  });

  it("keeps at least what fits into half of it", () => {
    const memory = new AnswerMemory(100_000);
    for (let number = 0; number < 20; number++) memory.set(`${number}`, answerOf(10_000));
    for (let number = 16; number < 20; number++) expect(memory.get(`${number}`)).toBeDefined();
  });

  it("counts an answer once, whichever way it comes back", () => {
    const memory = new AnswerMemory(100_000);
    for (let round = 0; round < 30; round++) memory.set("a", answerOf(10_000));
    expect([memory.size, memory.bytes]).toEqual([1, 10_000]);
    for (let number = 0; number < 5; number++) memory.set(`${number}`, answerOf(10_000));
    memory.get("a");
    expect([memory.size, memory.bytes]).toEqual([6, 60_000]);
  });

  it("counts what an answer has grown by, and forgets one that has grown too large", () => {
    const memory = new AnswerMemory(100_000);
    const [answer, other] = [answerOf(10_000), answerOf(10_000)];
    memory.set("a", answer);
    memory.grew("a", answer, 5_000);
    memory.grew("a", other, 5_000);
    expect(memory.bytes).toBe(15_000);
    memory.grew("a", answer, 90_000);
    expect([memory.size, memory.bytes]).toEqual([0, 0]);
  });

  it("leaves out what would leave too little room for others, and begins anew when it is cleared", () => {
    const memory = new AnswerMemory(100_000);
    memory.set("large", answerOf(25_001));
    memory.set("a", answerOf(25_000));
    expect([memory.size, memory.bytes]).toEqual([1, 25_000]);
    memory.clear();
    expect([memory.size, memory.bytes]).toEqual([0, 0]);
    expect(memory.get("a")).toBeUndefined();
  });
});
