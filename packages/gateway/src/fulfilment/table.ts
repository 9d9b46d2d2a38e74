import type { OrderStep } from '@basin/domain';
import type { Selectable } from 'kysely';
import type { Json } from '../database/json.ts';

declare module '../database/tables.ts' {
  /** Table of what was done to orders. */
  interface Tables {
    order_steps: OrderStepTable;
  }
}

interface OrderStepTable {
  id: string;
  order_id: string;
  step: OrderStep;
  /** The operator's name, or `shopper`. */
  taken_by: string;
  taken_at: Date;
  reason: string | null;
  /** Parcel, units and amount, as far as the step has them. */
  details: Json<object>;
}

/** A step as it is read. */
export type OrderStepRow = Selectable<OrderStepTable>;
