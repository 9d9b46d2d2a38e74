import { catalogueCalls } from '../../contract/catalogue.ts';
import { favouritesCalls } from '../../contract/favourites.ts';
import { callsOf, type Noun } from '../noun.ts';
import { productsOptionsOf } from '../products/product-source.ts';
import { createFavourites, type Favourites, type FavouritesNounCalls } from './favourites.ts';

/** What a customer has saved: list, has, add, remove. */
export const favourites: Noun<FavouritesNounCalls, Favourites> = {
  areas: { favourites: favouritesCalls, catalogue: /* @__PURE__ */ callsOf(catalogueCalls, 'products') },
  create: (calls, setting) => createFavourites(calls, productsOptionsOf(setting)),
};
