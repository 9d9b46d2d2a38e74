import type { OrderStep } from '@basin/domain';
import type { Selectable } from 'kysely';
import type { Json } from '../database/json.ts';

declare module '../database/tables.ts' {
  /** Table of the steps of orders. */
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
  /** The step's parcel, units and amount, if any. */
  details: Json<object>;
}

/** A row of the steps table. */
export type OrderStepRow = Selectable<OrderStepTable>;
