/** The same text in English and French. */
export type Pair = readonly [en: string, fr: string];

/** How one kind of product is put in: its steps in order; a step that names a dimension is for products that have it. */
export interface Guide {
  readonly tools: readonly Pair[];
  readonly before: readonly Pair[];
  readonly steps: readonly Pair[];
  readonly check: Pair;
}
