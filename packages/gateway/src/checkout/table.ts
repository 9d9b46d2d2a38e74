import type { Generated } from 'kysely';
import type { Json } from '../database/json.ts';
import type { PaymentDocument } from './payments.ts';

declare module '../database/tables.ts' {
  /** Tables of payments. */
  interface Tables {
    payments: PaymentRow;
  }
}

interface PaymentRow {
  id: string;
  cart_id: string;
  cent_amount: number;
  status: 'AUTHORIZED' | 'CAPTURED' | 'VOIDED';
  /** The refunded part of the amount. */
  refunded_cents: Generated<number>;
  document: Json<PaymentDocument>;
  created_at: Date;
}
