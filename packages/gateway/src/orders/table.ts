import type { Json } from '../database/json.ts';
import type { Order } from './order.ts';

declare module '../database/tables.ts' {
  /** Tables of orders. */
  interface Tables {
    orders: OrderRow;
  }
}

interface OrderRow {
  id: string;
  order_number: string;
  cart_id: string;
  anonymous_id: string | null;
  customer_id: string | null;
  customer_email: string;
  state: string;
  document: Json<Order>;
  created_at: Date;
}
