import { describe, expect, it } from "vitest";
import { bytesOf } from "./answer.ts";
import { AnswerMemory } from "./answer-memory.ts";
import { FinishedAnswer } from "./finished-answer.ts";

const answerOf = (bytes: number) =>
  new FinishedAnswer({ status: 200, headers: { "content-type": "text/plain" }, body: bytesOf("x".repeat(bytes)) });

describe("the memory of answers", () => {
  it("never takes more than it may, and keeps what is asked for again and again", () => {
    const memory = new AnswerMemory(10_000);
    const hot = answerOf(1_000);
    memory.set("hot", hot);
    for (let number = 0; number < 100; number++) {
      memory.set(`${number}`, answerOf(700));
      expect(memory.get("hot")).toBe(hot);
      expect(memory.bytes).toBeLessThanOrEqual(10_000);
    }
    expect(memory.get("99")).toBeDefined();
    expect(memory.get("0")).toBeUndefined();
  });

  it("keeps at least what fits into half of it", () => {
    const memory = new AnswerMemory(10_000);
    for (let number = 0; number < 20; number++) memory.set(`${number}`, answerOf(1_000));
    for (let number = 16; number < 20; number++) expect(memory.get(`${number}`)).toBeDefined();
  });

  it("counts an answer once, whichever way it comes back", () => {
    const memory = new AnswerMemory(10_000);
    for (let round = 0; round < 30; round++) memory.set("a", answerOf(1_000));
    expect([memory.size, memory.bytes]).toEqual([1, 1_000]);
    for (let number = 0; number < 5; number++) memory.set(`${number}`, answerOf(1_000));
    memory.get("a");
    expect([memory.size, memory.bytes]).toEqual([6, 6_000]);
  });

  it("counts what an answer has grown by, and forgets one that has grown too large", () => {
    const memory = new AnswerMemory(10_000);
    const [answer, other] = [answerOf(1_000), answerOf(1_000)];
    memory.set("a", answer);
    memory.grew("a", answer, 500);
    memory.grew("a", other, 500);
    expect(memory.bytes).toBe(1_500);
    memory.grew("a", answer, 9_000);
    expect([memory.size, memory.bytes]).toEqual([0, 0]);
  });

  it("leaves out what would leave too little room for others, and begins anew when it is cleared", () => {
    const memory = new AnswerMemory(10_000);
    memory.set("large", answerOf(2_501));
    memory.set("a", answerOf(2_500));
    expect([memory.size, memory.bytes]).toEqual([1, 2_500]);
    memory.clear();
    expect([memory.size, memory.bytes]).toEqual([0, 0]);
    expect(memory.get("a")).toBeUndefined();
  });
});
