import type { Json } from '../database/json.ts';
import type { Store } from './store.ts';

declare module '../database/tables.ts' {
  /** Tables of stores. */
  interface Tables {
    stores: StoreRow;
  }
}

export interface StoreRow {
  id: string;
  document: Json<Store>;
}
