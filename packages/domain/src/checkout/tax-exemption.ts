/** A company's leave to buy without tax. */
export interface TaxExemption {
  /** Number of the certificate. */
  readonly certificate: string;
  /** States where it holds, by their codes. */
  readonly states: readonly string[];
  /** The last day on which it holds, ISO 8601; it has no end unless given. */
  readonly validUntil?: string | undefined;
}

/** The tax portion of an order on which no tax is charged. */
export const exemptPortion = 'exempt';

/** Whether an exemption holds in a state on a day. */
export const isTaxExempt = (
  { states, validUntil }: Pick<TaxExemption, 'states' | 'validUntil'>,
  state: string,
  now: Date,
): boolean => states.includes(state) && (validUntil === undefined || now.toISOString().slice(0, 10) <= validUntil);
