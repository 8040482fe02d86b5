/** What one article states in figures, phrase by phrase as it stands there, outside its tables of screens. */
export interface Claims {
  /** Definitions, sources and examples that are chosen, not computed. */
  readonly given: readonly string[];
  readonly computed: readonly string[];
}
