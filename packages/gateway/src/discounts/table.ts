import type { Generated } from 'kysely';
import type { Json } from '../database/json.ts';
import type { DiscountCode } from './discount-code.ts';

declare module '../database/tables.ts' {
  /** Tables of discount codes. */
  interface Tables {
    discount_codes: DiscountCodeRow;
  }
}

export interface DiscountCodeRow {
  id: string;
  /** In upper case. */
  code: string;
  document: Json<Omit<DiscountCode, 'id' | 'code' | 'applications'>>;
  applications: Generated<number>;
}
