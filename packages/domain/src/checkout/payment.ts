import { requireMoment } from '../arguments.ts';

/** The payment types. @see platform spec §4 */
export const paymentTypes = ['CREDIT_CARD', 'PP'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The card frame's response code for success. @see platform spec §9 */
export const paymentSuccessCode = '870';

/** Returns whether the card frame's response code means success. @see platform spec §9 */
export function isPaymentSuccess(code: string | number | undefined): boolean {
  return String(code) === paymentSuccessCode;
}

/** Results of the fraud screening. @see platform spec §8 */
export const fraudStatuses = ['ACCEPT', 'CHALLENGE', 'ERROR', 'DENY'] as const;
export type FraudStatus = (typeof fraudStatuses)[number];

/** Results that stop an order. A shop that reviews challenged orders leaves CHALLENGE out. @see docs/domain.md A41 */
const stoppingFraudStatuses: readonly FraudStatus[] = ['CHALLENGE', 'ERROR', 'DENY'];

/**
 * Returns whether the fraud screening stops the order. An unknown result does not, because the payment has its own
 * status.
 */
export function isStoppedByFraud(
  status: string | undefined,
  stopping: readonly (string | undefined)[] = stoppingFraudStatuses,
): boolean {
  return stopping.includes(status);
}

/** Number of years in a card's expiry selector, including the current year. @see platform spec §9 */
export const cardYears = 16;

/**
 * Returns the years of the card expiry selector: sixteen, starting with the current year (UTC).
 *
 * @throws {RangeError} when the date is invalid
 * @see platform spec §9
 */
export function cardExpiryYears(now: Date): number[] {
  const first = new Date(requireMoment('now', now)).getUTCFullYear();
  return Array.from({ length: cardYears }, (_, index) => first + index);
}
