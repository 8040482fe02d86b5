import type { Soon } from "../../domain/soon.ts";
import { type Answer, keptBody } from "./answer.ts";
import { AnswerMemory } from "./answer-memory.ts";
import { inTime } from "./deadline.ts";
import { type Answered, FinishedAnswer } from "./finished-answer.ts";
import { ASKED_KEYS_REMEMBERED } from "./limits.ts";
import { RecentKeys } from "./recent-keys.ts";

/** What making an answer comes to: one worth keeping, or a response for this request alone. */
export type Made = { readonly keep: Answer } | { readonly once: Answer };

export interface KeptAnswersOptions {
  /** Kept answers, compressed forms and heads included, never take more than about this. */
  readonly maxBytes: number;
  /** Making one answer may take this long. */
  readonly timeoutMs: number;
  /**
   * Whether an answer is kept when it is first asked for; else when it is asked for again soon. Whoever walks through all
   * addresses asks for each once: to keep what is quickly made would then cost more than to make it (docs/performance.md).
   */
  readonly keepsAtOnce: boolean;
  /** Changes with everything the answers are made of; see `ArticleSource.revision`. */
  readonly revision: () => Soon<string>;
  /** Throws where there is no time to make another answer now. */
  readonly admit?: () => void;
}

/**
 * Finished answers by key, kept until the revision changes. The revision is read before an answer is made and compared
 * before one is sent, so that nothing older than the last publication leaves the house. Many who wait for one answer
 * wait for one making. When memory is full, what was not asked for lately goes.
 */
export class KeptAnswers {
  readonly #options: KeptAnswersOptions;
  readonly #kept: AnswerMemory;
  readonly #askedFor = new RecentKeys(ASKED_KEYS_REMEMBERED);
  #revision = "";
  /** What is being made now, of the revision that was told last. */
  #making = new Map<string, Promise<FinishedAnswer | Answer>>();
  #makingOf: string | null = null;
  #hits = 0;
  #misses = 0;

  constructor(options: KeptAnswersOptions) {
    this.#options = options;
    this.#kept = new AnswerMemory(options.maxBytes);
  }

  get counts() {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#kept.bytes, answers: this.#kept.size };
  }

  /**
   * The answer kept under `key`, or the one `make` makes; at once where the revision is known and the answer is kept, or
   * is there when `make` returns.
   * @throws what `make` and `admit` throw; `Overdue` when it takes too long
   */
  get(key: string, make: () => Soon<Made>): Answered {
    const revision = this.#options.revision();
    if (typeof revision === "string") return this.#at(revision, key, make);
    // A source that cannot even tell its revision keeps nothing: each answer is made anew until it is back.
    return revision.catch(() => null).then((told) => this.#at(told, key, make));
  }

  #at(revision: string | null, key: string, make: () => Soon<Made>): Answered {
    if (revision !== null && revision !== this.#revision) {
      this.#revision = revision;
      this.#kept.clear();
    }
    const kept = revision === null ? undefined : this.#kept.get(key);
    if (kept) {
      this.#hits++;
      return kept;
    }
    this.#misses++;
    if (revision !== this.#makingOf) {
      // Who asks after a publication never joins a making that began before it.
      this.#makingOf = revision;
      this.#making = new Map();
    }
    const running = this.#making.get(key);
    if (running) return running;
    this.#options.admit?.();
    const made = make();
    if (!(made instanceof Promise)) return this.#finish(key, revision, made);
    const making = this.#waitFor(made, key, revision);
    this.#making.set(key, making);
    return making;
  }

  async #waitFor(made: Promise<Made>, key: string, revision: string | null): Promise<FinishedAnswer | Answer> {
    const among = this.#making;
    try {
      return this.#finish(key, revision, await inTime(made, this.#options.timeoutMs));
    } finally {
      among.delete(key);
    }
  }

  #finish(key: string, revision: string | null, made: Made): FinishedAnswer | Answer {
    if ("once" in made) return made.once;
    const isKept = revision !== null && (this.#options.keepsAtOnce || this.#askedFor.tell(key));
    if (!isKept) return new FinishedAnswer(made.keep);
    const grew = (bytes: number) => this.#kept.grew(key, finished, bytes);
    const answer = { ...made.keep, body: keptBody(made.keep.body) };
    const finished: FinishedAnswer = new FinishedAnswer(answer, {}, grew);
    if (revision === this.#revision) this.#kept.set(key, finished);
    return finished;
  }
}
