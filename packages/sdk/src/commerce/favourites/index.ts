export type { FavouriteEvent, OnFavouriteChange } from './favourite-change.ts';
export {
  createFavourites,
  type FavouriteDraft,
  type FavouriteKey,
  type Favourites,
  type FavouritesNounCalls,
  type FavouritesOptions,
  type MediaDraft,
  type SavedFavourites,
  type SavedMedia,
  type SavedProduct,
} from './favourites.ts';
export { favourites } from './noun.ts';
