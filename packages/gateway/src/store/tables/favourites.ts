import type { FavouritesDocument } from '../../favourites/favourites.ts';
import type { Json } from './json.ts';

/** Tables of what customers have saved. */
export interface FavouritesTables {
  favourites_lists: FavouritesRow;
}

export interface FavouritesRow {
  id: string;
  version: number;
  customer_id: string;
  document: Json<FavouritesDocument>;
  created_at: Date;
  last_modified_at: Date;
  /** When the list goes unless somebody changes it; null for one that stays. */
  expires_at: Date | null;
}
