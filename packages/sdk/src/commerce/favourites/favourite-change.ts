import { messages } from '@basin/domain';
import { errorTextOf } from '../../state/request-status.ts';

/** The analytics event for a change to the favourites. */
export interface FavouriteEvent {
  readonly action: 'add' | 'remove';
  readonly status: 'succeeded' | 'failed';
  /** A text for the shopper. */
  readonly message: string;
}

/** Called for each change to the favourites, whether it succeeded or failed. */
export type OnFavouriteChange = (event: FavouriteEvent) => void;

/** Runs a change and reports its outcome; a failure is rethrown. @see catalogue spec §8 */
export async function reportChange(
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
