import { searchSessionId } from '@basin/domain';
import { createFavourites, createProducts, type Favourites, type Products, type ProductsOptions } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import {
  catalogueContext,
  languageContext,
  logContext,
  sdkContext,
  shopperContext,
} from '../request-context.server.ts';
import { shopSettings } from '../settings/shop-settings.server.ts';
import { sdkLogger } from './sdk-logger.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The products as the request's shopper sees them, in the request's language. */
export const productsOf = (context: Context): Products =>
  createProducts(context.get(catalogueContext), productsOptions(context));

/** What the request's customer has saved. */
export const favouritesOf = (context: Context): Favourites =>
  createFavourites(context.get(sdkContext), productsOptions(context));

function productsOptions(context: Context): ProductsOptions {
  const { persona, isSignedIn } = context.get(shopperContext);
  return {
    locale: context.get(languageContext).locale,
    persona: () => persona,
    lines: async () => (await shopSettings(context)).productLines,
    async searchSession() {
      if (!isSignedIn) return undefined; // all guests search as one
      const { anonymousId = 'new' } = await context.get(sdkContext).session.current();
      return searchSessionId(anonymousId, new Date());
    },
    logger: sdkLogger(context.get(logContext)),
  };
}
