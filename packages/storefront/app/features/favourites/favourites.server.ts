import { isPermitted } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import { createFavourites, type Favourites, type FavouritesList } from '@basin/sdk';
import { languageContext, logContext, sdkContext, shopperContext } from '../../shell/request-context.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The favourites of the request's customer, not loaded yet. */
export async function favouritesOf(context: Context): Promise<Favourites> {
  const sdk = context.get(sdkContext);
  const { locale } = context.get(languageContext);
  const { productLines } = await shopSettings(context);
  const { anonymousId = 'new' } = await sdk.session.current();
  return createFavourites(sdk, { locale, collection: productLines.products.collections, session: anonymousId });
}

/** Whether something is among the favourites; for a guest, and where they cannot be asked for, it is not. */
export async function isSaved(context: Context, wanted: (list: FavouritesList) => boolean): Promise<boolean> {
  if (!isPermitted(context.get(shopperContext).role, 'keepFavourites')) return false;
  const favourites = await favouritesOf(context);
  await favourites.load();
  const { list, error } = favourites.get();
  if (error !== undefined) context.get(logContext).warn({ problem: error }, 'the favourites could not be asked for');
  return list !== undefined && wanted(list);
}
