export { type DiscountCode, applyCodes, discountSchema, findCode, findCodes } from './discount-code.ts';
export type { DiscountCodeRow } from './table.ts';
