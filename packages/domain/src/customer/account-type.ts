/** What a customer signed up as. @see platform spec §1 */
export const accountTypes = ['homeowner', 'professional', 'trade'] as const;
export type AccountType = (typeof accountTypes)[number];
