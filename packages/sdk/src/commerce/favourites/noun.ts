import { catalogueProducts } from '../../contract/catalogue-products.ts';
import { favouritesCalls } from '../../contract/favourites.ts';
import type { Noun } from '../noun.ts';
import { productsOptionsOf } from '../products/product-source.ts';
import { createFavourites, type Favourites, type FavouritesNounCalls } from './favourites.ts';

/** The favourites of a customer: list, has, add, remove. */
export const favourites: Noun<FavouritesNounCalls, Favourites> = {
  areas: { favourites: favouritesCalls, catalogue: { products: catalogueProducts } },
  create: (calls, setting) => createFavourites(calls, productsOptionsOf(setting)),
};
