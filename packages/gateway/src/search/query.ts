/** Matches the entries that have at least one of these exact values in a field. */
export interface TermsClause {
  readonly kind: 'terms';
  readonly field: string;
  readonly values: readonly string[];
}

/** Matches the entries whose number in a field is within an inclusive range; an open end is infinite. */
interface RangeClause {
  readonly kind: 'range';
  readonly field: string;
  readonly low: number;
  readonly high: number;
}

export type Clause = TermsClause | RangeClause;

/** A query: everything, the words of a shopper, or a clause. */
export type Query = { readonly kind: 'all' } | { readonly kind: 'words'; readonly text: string } | Clause;

/** An invalid or forbidden query; the message gives the reason. */
export class QueryProblem extends Error {
  override readonly name = 'QueryProblem';
}
