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
