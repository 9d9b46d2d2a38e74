import type { CartState } from '@basin/domain';
import type { Generated } from 'kysely';
import type { PaymentDocument } from '../../checkout/payments.ts';
import type { PaymentOutcome } from '../../payment/test-cards.ts';
import type { Order } from '../../orders/order.ts';
import type { Cart } from '../../cart/cart.ts';
import type { DiscountCode } from '../../cart/discount-code.ts';
import type { SharedLine } from '../../cart/shared-cart.ts';
import type { Json } from './json.ts';

/** Tables of carts, orders, payments and idempotency keys. */
export interface CommerceTables {
  carts: CartRow;
  payments: PaymentRow;
  orders: OrderRow;
  idempotency_keys: IdempotencyRow;
  discount_codes: DiscountCodeRow;
  shared_carts: SharedCartRow;
  pay_pal_attempts: PayPalAttemptRow;
}

interface CartRow {
  id: string;
  version: number;
  state: CartState;
  anonymous_id: string | null;
  customer_id: string | null;
  document: Json<Cart>;
  created_at: Date;
  last_modified_at: Date;
}

interface PaymentRow {
  id: string;
  cart_id: string;
  cent_amount: number;
  status: 'AUTHORIZED' | 'CAPTURED' | 'VOIDED';
  document: Json<PaymentDocument>;
  created_at: Date;
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

interface IdempotencyRow {
  owner: string;
  call: string;
  key: string;
  body_hash: string;
  status: number;
  /** JSON text, so that a repeated answer has the same bytes. */
  answer: string;
  created_at: Date;
}

interface DiscountCodeRow {
  id: string;
  /** In upper case. */
  code: string;
  document: Json<Omit<DiscountCode, 'id' | 'code' | 'applications'>>;
  applications: Generated<number>;
}

interface SharedCartRow {
  id: string;
  name: string | null;
  document: Json<SharedLine[]>;
  created_at: Date;
  expires_at: Date;
}

export interface PayPalAttemptRow {
  token_hash: string;
  cart_id: string;
  cent_amount: number;
  return_url: string;
  cancel_url: string;
  /** Who approved it; null until then. */
  payer_id: string | null;
  /** How the payment will be answered. */
  outcome: PaymentOutcome | null;
  expires_at: Date;
}
