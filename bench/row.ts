/** One line of the table that `npm run bench` prints. */
export interface Row {
  /** What was measured, in words: "list page 1, 100,000 articles". */
  figure: string;
  value: number;
  /** The unit of `value`: "ops/s", "ms", "KB brotli". */
  unit: string;
  /** What the value is held against, measured in the same run where that is possible; a budget otherwise. */
  comparedWith: string;
  /** `value` divided by what it is compared with; null where there is nothing to compare it with. */
  ratio: number | null;
}

/** What a file in this folder exports, to be a section of the table. */
export interface Section {
  /** The word that chooses the section: `npm run bench -- <name>`. */
  name: string;
  run(): Promise<Row[]>;
}
