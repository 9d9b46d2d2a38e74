import { isDeepStrictEqual } from 'node:util';
import { isPermitted } from '@basin/domain';
import { isSdkError, type FavouriteKey } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import {
  audienceContext,
  hasPersonalPartContext,
  logContext,
  shopperContext,
  type AudienceCustomer,
} from '../../shell/request-context.server.ts';
import { favouritesOf } from '../../shell/sdk/nouns.server.ts';
import { hasFeature } from '../../shell/settings/switched-off.server.ts';

/** Whether something is among the favourites. False for a guest and when they cannot be loaded. */
export async function isSaved(context: Context, key: FavouriteKey): Promise<boolean> {
  if (!isPermitted(context.get(shopperContext).role, 'keepFavourites')) return false;
  if (!(await hasFeature(context, 'favourites'))) return false;
  const { customer } = context.get(audienceContext) ?? {};
  if (customer) return isSavedByAll(customer, context, key);
  try {
    return await favouritesOf(context).has(key);
  } catch (error) {
    if (!isSdkError(error)) throw error;
    context.get(logContext).warn({ err: error }, 'could not load the favourites');
    return false;
  }
}

/**
 * Whether all customers of an audience have it among their favourites. While that is unknown, the page is not shared.
 */
function isSavedByAll(
  { favouriteState, onUnknownFavourite }: AudienceCustomer,
  context: Context,
  key: FavouriteKey,
): boolean {
  if (favouriteState && isDeepStrictEqual(favouriteState.favourite, key)) return favouriteState.isSaved;
  onUnknownFavourite(key);
  context.set(hasPersonalPartContext, true);
  return false;
}
