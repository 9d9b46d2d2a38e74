import type { FraudStatus } from '@basin/domain';

/** How a payment with a card will be answered: by the fraud screen, or by the bank. */
export type CardOutcome = FraudStatus | 'DECLINED';

/** Card numbers whose payments do not succeed; every other number is accepted. */
const outcomes: ReadonlyMap<string, CardOutcome> = new Map([
  ['4000000000009995', 'DECLINED'],
  ['4000000000000002', 'DENY'],
  ['4000000000000259', 'CHALLENGE'],
  ['4000000000000119', 'ERROR'],
]);

export const cardOutcome = (number: string): CardOutcome => outcomes.get(number) ?? 'ACCEPT';
