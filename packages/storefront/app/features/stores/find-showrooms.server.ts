import { storeFeatures, type StoreFeature } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import type { StoreCard } from '@basin/sdk';
import { statesByCountry } from '../../shell/settings/option-list.server.ts';
import { storesOf } from '../../shell/sdk/nouns.server.ts';
import type { ShowroomView } from './showroom-view.ts';
import { showroomView } from './showroom-view.server.ts';

/** What an address asks for, and the showrooms that answer. */
export interface FoundShowrooms {
  /** A city or a postal code; empty for all showrooms. */
  readonly near: string;
  readonly features: readonly StoreFeature[];
  readonly showrooms: readonly ShowroomView[];
  /** The states and provinces that have showrooms, for a list of all of them. */
  readonly regions: readonly Region[];
  /** The codes of those that are asked for; empty for all. */
  readonly chosenRegions: readonly string[];
}

/** A state or a province with its showrooms. */
interface Region {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const mostNear = 12;

/** The showrooms near a place, nearest first, or all of them by name, of all regions or some; each has every feature that is asked for. */
export async function findShowrooms(
  context: Readonly<RouterContextProvider>,
  { searchParams }: URL,
): Promise<FoundShowrooms> {
  const near = (searchParams.get('near') ?? '').trim().slice(0, 100);
  const features = storeFeatures.filter((feature) => searchParams.getAll('feature').includes(feature));
  const stores = await storesOf(context).list({ features, ...(near !== '' && { near, limit: mostNear }) });
  const regions = near === '' ? await regionsOf(context, stores) : [];
  const asked = searchParams.getAll('region');
  const chosenRegions = regions.map(({ value }) => value).filter((code) => asked.includes(code));
  const shown = stores.filter(
    ({ address: { state } }) => chosenRegions.length === 0 || chosenRegions.includes(state ?? ''),
  );
  return { near, features, showrooms: shown.map(showroomView), regions, chosenRegions };
}

async function regionsOf(
  context: Readonly<RouterContextProvider>,
  stores: readonly StoreCard[],
): Promise<readonly Region[]> {
  const { US, CA } = await statesByCountry(context);
  return [...US, ...CA]
    .map(({ value, label }) => ({
      value,
      label,
      count: stores.filter(({ address }) => address.state === value).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
