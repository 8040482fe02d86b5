/** A language of the site, whose words are in one folder of `src/words`. */
export interface Language {
  /** What the addresses of its pages begin with; those of English begin with nothing. */
  readonly path: "" | `/${string}`;
  /** As in HTML. */
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  /** As its speakers call it. */
  readonly name: string;
}
