/** What a figure should come to: at least or at most so much, of the value itself or of the ratio. */
export type Goal = { readonly of: "value" | "ratio" } & (
  | { readonly atLeast: number; readonly atMost?: never }
  | { readonly atMost: number; readonly atLeast?: never }
);

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
  /** Left out where the figure is only told. */
  goal?: Goal;
}

/** What a file in this folder exports, to be a section of the table. */
export interface Section {
  /** The word that chooses the section: `npm run bench -- <name>`. */
  name: string;
  run(): Promise<Row[]>;
}

/** The rows that one section measured. */
export interface Result {
  readonly section: string;
  readonly rows: readonly Row[];
}

/** One run of the bench, as it is kept as JSON. */
export interface Run {
  /** When, as ISO 8601. */
  readonly measured: string;
  readonly machine: { readonly node: string; readonly processor: string; readonly cores: number };
  readonly results: readonly Result[];
}

/** Whether a row comes to its goal; null where it has none. */
export function isHeld({ value, ratio, goal }: Row): boolean | null {
  if (goal === undefined) return null;
  const measured = goal.of === "value" ? value : ratio;
  if (measured === null) return false;
  return goal.atLeast === undefined ? measured <= goal.atMost : measured >= goal.atLeast;
}
