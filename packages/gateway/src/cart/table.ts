import type { CartState } from '@basin/domain';
import type { Json } from '../database/json.ts';
import type { Cart } from './cart.ts';
import type { SharedLine } from './shared-cart.ts';

declare module '../database/tables.ts' {
  /** Tables of carts and their shared copies. */
  interface Tables {
    carts: CartRow;
    shared_carts: SharedCartRow;
  }
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

interface SharedCartRow {
  id: string;
  name: string | null;
  document: Json<SharedLine[]>;
  created_at: Date;
  expires_at: Date;
}
