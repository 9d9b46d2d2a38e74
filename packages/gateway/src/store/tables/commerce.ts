import type { Json } from './json.ts';

/** Tables of carts, orders, payments and idempotency keys. */
export interface CommerceTables {
  carts: CartRow;
  payments: PaymentRow;
  orders: OrderRow;
  idempotency_keys: IdempotencyRow;
}

export interface CartRow {
  id: string;
  version: number;
  state: 'Active' | 'Frozen' | 'Merged' | 'Ordered';
  anonymous_id: string | null;
  customer_id: string | null;
  document: Json<object>;
  created_at: Date;
  last_modified_at: Date;
}

export interface PaymentRow {
  id: string;
  cart_id: string;
  cart_version: number;
  status: 'AUTHORIZED' | 'CAPTURED' | 'VOIDED';
  document: Json<object>;
  created_at: Date;
}

export interface OrderRow {
  id: string;
  order_number: string;
  cart_id: string;
  anonymous_id: string | null;
  customer_id: string | null;
  customer_email: string;
  state: string;
  document: Json<object>;
  created_at: Date;
}

export interface IdempotencyRow {
  owner: string;
  call: string;
  key: string;
  body_hash: string;
  status: number | null;
  answer: Json<unknown> | null;
  created_at: Date;
}
