import { storeFeatures, type StoreFeature } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import { storesOf } from '../../shell/sdk/nouns.server.ts';
import type { ShowroomView } from './showroom-view.ts';
import { showroomView } from './showroom-view.server.ts';

/** What an address asks for, and the showrooms that answer. */
export interface FoundShowrooms {
  /** A city or a postal code; empty for all showrooms. */
  readonly near: string;
  readonly features: readonly StoreFeature[];
  readonly showrooms: readonly ShowroomView[];
}

const mostNear = 12;

/** The showrooms near a place, nearest first, or all of them by name; each has every feature that is asked for. */
export async function findShowrooms(
  context: Readonly<RouterContextProvider>,
  { searchParams }: URL,
): Promise<FoundShowrooms> {
  const near = (searchParams.get('near') ?? '').trim().slice(0, 100);
  const features = storeFeatures.filter((feature) => searchParams.getAll('feature').includes(feature));
  const stores = await storesOf(context).list({ features, ...(near !== '' && { near, limit: mostNear }) });
  return { near, features, showrooms: stores.map(showroomView) };
}
