import type { Unit } from "#domain/display/unit.ts";

/** A language of the site, whose words are in one folder of `src/words`. */
export interface Language {
  /** What the addresses of its pages begin with; those of English begin with nothing. */
  readonly path: "" | `/${string}`;
  /** As in HTML. */
  readonly lang: string;
  /** As in link previews (Open Graph): with a territory, whose spelling it has. */
  readonly locale: string;
  readonly dir: "ltr" | "rtl";
  /** As its speakers call it. */
  readonly name: string;
  /** Which unit comes first where neither a link nor the visitor says it (D36). */
  readonly lengths: Unit;
}
