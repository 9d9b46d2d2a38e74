import type { FraudStatus } from '@basin/domain';

/** The simulated outcome of a payment: a fraud status, or a decline by the bank. */
export type PaymentOutcome = FraudStatus | 'DECLINED';

/** Test card numbers whose payments fail; every other number is accepted. */
const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  ['4000000000009995', 'DECLINED'],
  ['4000000000000002', 'DENY'],
  ['4000000000000259', 'CHALLENGE'],
  ['4000000000000119', 'ERROR'],
]);

export const cardOutcome = (number: string): PaymentOutcome => outcomes.get(number) ?? 'ACCEPT';

/** PayPal test accounts whose payments fail; every other account is accepted. */
const payerOutcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  ['declined@example.com', 'DECLINED'],
  ['deny@example.com', 'DENY'],
  ['challenge@example.com', 'CHALLENGE'],
  ['error@example.com', 'ERROR'],
]);

export const payerOutcome = (email: string): PaymentOutcome => payerOutcomes.get(email.toLowerCase()) ?? 'ACCEPT';
