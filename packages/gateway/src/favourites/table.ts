import type { Json } from '../database/json.ts';
import type { FavouritesDocument } from './favourites-document.ts';

declare module '../database/tables.ts' {
  /** Tables of favourites lists. */
  interface Tables {
    favourites_lists: FavouritesRow;
  }
}

export interface FavouritesRow {
  id: string;
  version: number;
  customer_id: string;
  document: Json<FavouritesDocument>;
  created_at: Date;
  last_modified_at: Date;
  /** When the list expires without a change; null for a list that does not expire. */
  expires_at: Date | null;
}
