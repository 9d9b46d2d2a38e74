export { type DiscountCode, applyCodes, discountSchema, findCode, findCodes, nonApplicable } from './discount-code.ts';
export type { DiscountCodeRow } from './table.ts';
