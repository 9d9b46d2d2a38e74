import { requireTime } from '../arguments.ts';
/** @see platform spec §4 */
export const paymentTypes = ['CREDIT_CARD', 'PP'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The answer of the card frame that means success. @see platform spec §9 */
export const paymentSuccessCode = '870';

/** Whether the card frame's answer means success. @see platform spec §9 */
export function isPaymentSuccess(code: string | number | undefined): boolean {
  return String(code) === paymentSuccessCode;
}

/** Answers of the fraud screen. @see platform spec §8 */
export const fraudStatuses = ['ACCEPT', 'CHALLENGE', 'ERROR', 'DENY'] as const;
export type FraudStatus = (typeof fraudStatuses)[number];

/** Answers that stop an order. A shop that reviews challenged orders leaves CHALLENGE out. @see docs/domain.md A41 */
const stoppingFraudStatuses: readonly FraudStatus[] = ['CHALLENGE', 'ERROR', 'DENY'];

/** Whether the fraud screen stops the order; an answer that is not known is no stop, because the payment's own status speaks too. */
export function isStoppedByFraud(
  status: string | undefined,
  stopping: readonly (string | undefined)[] = stoppingFraudStatuses,
): boolean {
  return stopping.includes(status);
}

/** Years in the expiry selector of a card, the current one included. @see platform spec §9 */
export const cardYears = 16;

/** The years of the card expiry selector: this one (UTC) and those that follow, sixteen in all. @see platform spec §9 */
export function cardExpiryYears(now: Date): number[] {
  const first = new Date(requireTime('now', now)).getUTCFullYear();
  return Array.from({ length: cardYears }, (_, index) => first + index);
}
