import { searchSessionId } from '@basin/domain';
import { createProducts, type Products } from '@basin/sdk';
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

/** The products as the request's shopper sees them, in the request's language. */
export function productsOf(context: Readonly<RouterContextProvider>): Products {
  const { persona, isSignedIn } = context.get(shopperContext);
  return createProducts(context.get(catalogueContext), {
    locale: context.get(languageContext).locale,
    persona: () => persona,
    lines: async () => (await shopSettings(context)).productLines,
    async searchSession() {
      if (!isSignedIn) return undefined; // all guests search as one
      const { anonymousId = 'new' } = await context.get(sdkContext).session.current();
      return searchSessionId(anonymousId, new Date());
    },
    logger: sdkLogger(context.get(logContext)),
  });
}
