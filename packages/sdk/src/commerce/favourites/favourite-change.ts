import { messages } from '@basin/domain';
import { errorTextOf } from '../../state/request-status.ts';

/** What analytics records of a change of the favourites. */
export interface FavouriteEvent {
  readonly action: 'add' | 'remove';
  readonly status: 'succeeded' | 'failed';
  /** In words for the shopper. */
  readonly message: string;
}

/** Told of each change of the favourites, made or failed. */
export type OnFavouriteChange = (event: FavouriteEvent) => void;

/** Makes a change and reports how it went; a failure is thrown on. @see catalogue spec §8 */
export async function reported(
  onChange: OnFavouriteChange | undefined,
  action: FavouriteEvent['action'],
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (problem) {
    onChange?.({ action, status: 'failed', message: errorTextOf(problem) });
    throw problem;
  }
  onChange?.({
    action,
    status: 'succeeded',
    message: messages[action === 'add' ? 'favouriteSaved' : 'favouriteRemoved'],
  });
}
