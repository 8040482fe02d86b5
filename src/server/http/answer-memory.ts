import type { FinishedAnswer } from "./finished-answer.ts";

interface Entry {
  readonly answer: FinishedAnswer;
  bytes: number;
}

/**
 * Finished answers by key, which never take more than so many bytes. There are two generations: what is asked for moves
 * to the younger one; when that has taken half of the memory, it becomes the older one, and what nobody asked for
 * meanwhile goes. So a request has nothing to put in order, however many answers there are.
 */
export class AnswerMemory {
  readonly #maxBytes: number;
  #young = new Map<string, Entry>();
  #old = new Map<string, Entry>();
  #youngBytes = 0;
  #oldBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#youngBytes + this.#oldBytes;
  }

  /** How many there are. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string): FinishedAnswer | undefined {
    const young = this.#young.get(key);
    if (young) return young.answer;
    const old = this.#old.get(key);
    if (!old) return undefined;
    this.#takeOut(key);
    this.#putIn(key, old);
    return old.answer;
  }

  /** Keeps an answer, unless it would leave too little room for others. */
  set(key: string, answer: FinishedAnswer): void {
    this.#takeOut(key);
    if (answer.bytes <= this.#maxBytes / 4) this.#putIn(key, { answer, bytes: answer.bytes });
  }

  /** The answer of this key takes so many more bytes, if it is still this one. */
  grew(key: string, answer: FinishedAnswer, bytes: number): void {
    const entry = this.#young.get(key) ?? this.#old.get(key);
    if (entry?.answer !== answer) return;
    this.#takeOut(key);
    this.#putIn(key, { answer, bytes: entry.bytes + bytes });
  }

  clear(): void {
    this.#young = new Map();
    this.#old = new Map();
    this.#youngBytes = 0;
    this.#oldBytes = 0;
  }

  #putIn(key: string, entry: Entry): void {
    const half = this.#maxBytes / 2;
    if (entry.bytes > half) return;
    if (this.#youngBytes + entry.bytes > half) {
      this.#old = this.#young;
      this.#oldBytes = this.#youngBytes;
      this.#young = new Map();
      this.#youngBytes = 0;
    }
    this.#young.set(key, entry);
    this.#youngBytes += entry.bytes;
  }

  #takeOut(key: string): void {
    const young = this.#young.get(key);
    if (young) {
      this.#young.delete(key);
      this.#youngBytes -= young.bytes;
    }
    const old = this.#old.get(key);
    if (old) {
      this.#old.delete(key);
      this.#oldBytes -= old.bytes;
    }
  }
}
