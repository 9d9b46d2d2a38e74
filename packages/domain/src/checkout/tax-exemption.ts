import { requireMoment } from '../arguments.ts';

/** A company's exemption from sales tax. */
export interface TaxExemption {
  /** Certificate number. */
  readonly certificate: string;
  /** Codes of the states in which it is valid. */
  readonly states: readonly string[];
  /** Last day of validity (UTC), ISO 8601; unlimited when absent. */
  readonly validUntil?: string | undefined;
}

/** The tax portion of an order on which no tax is charged. */
export const exemptPortion = 'exempt';

/**
 * Returns whether an exemption is valid in a state at a given moment; its last day ends at midnight UTC.
 *
 * @throws {RangeError} when the date is invalid
 */
export function isTaxExempt(
  { states, validUntil }: Pick<TaxExemption, 'states' | 'validUntil'>,
  state: string,
  now: Date,
): boolean {
  const today = new Date(requireMoment('now', now)).toISOString().slice(0, 10);
  return states.includes(state) && (validUntil === undefined || today <= validUntil);
}
