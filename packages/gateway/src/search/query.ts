/** A field has one of these values, compared as they are. */
export interface TermsClause {
  readonly kind: 'terms';
  readonly field: string;
  readonly values: readonly string[];
}

/** A number lies in this range, both ends included; an open end is infinite. */
interface RangeClause {
  readonly kind: 'range';
  readonly field: string;
  readonly low: number;
  readonly high: number;
}

export type Clause = TermsClause | RangeClause;

/** What is looked for: everything, the words of a shopper, or a clause. */
export type Query = { readonly kind: 'all' } | { readonly kind: 'words'; readonly text: string } | Clause;

/** The query is not one that may be asked; the message says why. */
export class QueryProblem extends Error {
  override readonly name = 'QueryProblem';
}
