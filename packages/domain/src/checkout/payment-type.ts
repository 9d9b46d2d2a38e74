/** @see platform spec §4 */
export const paymentTypes = ['CREDIT_CARD', 'PP'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The answer of the card frame that means success. @see platform spec §9 */
export const paymentSuccessCode = '870';

/** Whether the card frame's answer means success. @see platform spec §9 */
export function isPaymentSuccess(code: string | number | undefined): boolean {
  return String(code) === paymentSuccessCode;
}
