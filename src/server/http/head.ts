import { STATUS_CODES } from "node:http";
import { type Headers, linesOf } from "./header-lines.ts";

/** The headers that were written last: all answers of one kind share them, in one object. */
let last: { readonly headers: Headers; readonly lines: string } = { headers: {}, lines: "" };

function sharedLinesOf(headers: Headers): string {
  if (headers !== last.headers) last = { headers, lines: linesOf(headers) };
  return last.lines;
}

/** The head of an answer, written down once: its status, the headers that many answers share and those of its own. */
export class Head {
  /** As it stands in a message, without what is told anew each time. */
  readonly text: string;
  readonly #shared: Headers;
  readonly #own: Headers;
  #end = "";
  #whole = "";

  /**
   * @param own of our own making, or once written in another head: not checked again
   * @throws when a value of the shared ones cannot stand in a message
   */
  constructor(status: number, shared: Headers, own: Headers) {
    this.#shared = shared;
    this.#own = own;
    // Joined, and not added up: what is kept would hold on to every piece, the shared lines among them.
    this.text = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`,
      sharedLinesOf(shared),
      ...Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`),
    ].join("");
  }

  /** All of it, with what is told anew each time: put together once for all who are told the same. */
  endingIn(end: string): string {
    if (end !== this.#end) {
      this.#end = end;
      // Joined, and not added up: what is added up is put together anew by each answer that sends it.
      this.#whole = [this.text, end].join("");
    }
    return this.#whole;
  }

  get headers(): Headers {
    return { ...this.#shared, ...this.#own };
  }
}
