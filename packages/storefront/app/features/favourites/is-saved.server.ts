import { isPermitted } from '@basin/domain';
import { isSdkError, type FavouriteKey } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { logContext, shopperContext } from '../../shell/request-context.server.ts';
import { favouritesOf } from '../../shell/sdk/nouns.server.ts';

/** Whether something is among the favourites; for a guest, and where they cannot be asked for, it is not. */
export async function isSaved(context: Readonly<RouterContextProvider>, key: FavouriteKey): Promise<boolean> {
  if (!isPermitted(context.get(shopperContext).role, 'keepFavourites')) return false;
  try {
    return await favouritesOf(context).has(key);
  } catch (error) {
    if (!isSdkError(error)) throw error;
    context.get(logContext).warn({ err: error }, 'the favourites could not be asked for');
    return false;
  }
}
