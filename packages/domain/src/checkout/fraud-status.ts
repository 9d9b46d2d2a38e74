/** Answers of the fraud screen. @see platform spec §8 */
export const fraudStatuses = ['ACCEPT', 'CHALLENGE', 'ERROR', 'DENY'] as const;
export type FraudStatus = (typeof fraudStatuses)[number];
