import { storeFeatures, type StoreFeature } from '@basin/domain';
import type { StoreCard } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { statesByCountry } from '../../shell/settings/option-list.server.ts';
import { shippingCountries } from '../../shell/forms/shipping-countries.ts';
import { logContext, sdkContext } from '../../shell/request-context.server.ts';
import { nullInOutage } from '../../shell/sdk/null-in-outage.server.ts';
import { storesOf } from '../../shell/sdk/nouns.server.ts';
import { mapArea, type MapArea } from './map-area.server.ts';
import type { ShowroomView } from './showroom-view.ts';
import { showroomView } from './showroom-view.server.ts';

/** The search in the URL and the showrooms that match it. */
export interface FoundShowrooms {
  /** A city or a postal code. Empty for all showrooms. */
  readonly near: string;
  readonly features: readonly StoreFeature[];
  readonly showrooms: readonly ShowroomView[];
  readonly area: MapArea;
  /** The states and provinces with showrooms, for the list of all showrooms. */
  readonly regions: readonly Region[];
  /** The heading when a place is searched; otherwise the count or `emptyText` is the heading. */
  readonly heading: 'store.near' | 'store.none' | null;
  /** The text when there are no showrooms. The one for a known place differs from the one for an unknown place. */
  readonly emptyText: EmptyText | null;
  /** The link to all showrooms with the selected features, or from a place far from all to those with virtual meetings. */
  readonly all: { readonly text: 'store.all' | 'store.virtual'; readonly query: string };
  /** The codes of the selected regions. Empty for all. */
  readonly chosenRegions: readonly string[];
}

type EmptyText =
  'store.unfit' | 'store.unfit.near' | 'store.empty' | 'store.none.far' | 'store.none.next' | 'store.unavailable';

/** A state or province with showrooms. */
interface Region {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const maxNearbyResults = 12;

/**
 * Returns the showrooms near a place by distance, or by name all showrooms or those of some regions. Each has all
 * requested features.
 */
export async function findShowrooms(context: Context, { searchParams }: URL): Promise<FoundShowrooms> {
  const near = (searchParams.get('near') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 100);
  const features = storeFeatures.filter((feature) => searchParams.getAll('feature').includes(feature));
  const listed = await storesOf(context)
    .list({ features, ...(near !== '' && { near, limit: maxNearbyResults }) })
    .catch(nullInOutage(context));
  const stores = listed ?? [];
  const regions = near === '' ? await regionsOf(context, stores) : [];
  const requested = searchParams.getAll('region');
  const chosenRegions = regions.map(({ value }) => value).filter((code) => requested.includes(code));
  const shown = stores.filter(
    ({ address: { state } }) => chosenRegions.length === 0 || chosenRegions.includes(state ?? ''),
  );
  const showrooms = shown.map(showroomView);
  const emptyText = await emptyTextOf(context, { near, features, listed });
  const heading = near === '' || !listed ? null : showrooms.length > 0 ? 'store.near' : 'store.none';
  return {
    near,
    features,
    showrooms,
    area: mapArea(showrooms, near !== ''),
    regions,
    heading,
    emptyText,
    all:
      emptyText === 'store.none.far'
        ? { text: 'store.virtual', query: queryOf(['VirtualMeetings']) }
        : { text: 'store.all', query: queryOf(features) },
    chosenRegions,
  };
}

const queryOf = (features: readonly StoreFeature[]) =>
  features.length === 0 ? '' : `?${new URLSearchParams(features.map((feature) => ['feature', feature])).toString()}`;

interface Search extends Pick<FoundShowrooms, 'near' | 'features'> {
  /** Null in an outage. */
  readonly listed: readonly StoreCard[] | null;
}

async function emptyTextOf(context: Context, { near, features, listed }: Search) {
  if (!listed) return 'store.unavailable';
  if (listed.length > 0) return null;
  if (near === '') return features.length > 0 ? 'store.unfit' : 'store.empty';
  if (features.length > 0) {
    const { list } = storesOf(context);
    const others = await Promise.all([list({ features, limit: 1 }), list({ near, limit: 1 })]).catch(
      nullInOutage(context),
    );
    if (!others) return 'store.unavailable';
    const [[suitable], [nearby]] = others;
    if (!suitable) return 'store.unfit';
    if (nearby) return 'store.unfit.near';
  }
  return (await isPlace(context, near)) ? 'store.none.far' : 'store.none.next';
}

/** Whether a text names a place in a country with showrooms. */
async function isPlace(context: Context, query: string): Promise<boolean> {
  const { maps } = context.get(sdkContext);
  const found = await Promise.all(
    shippingCountries.map((country) => maps.validateAddress({ query: { query, country } })),
  ).catch((err: unknown) => {
    context.get(logContext).warn({ err }, 'could not look up a place');
    return [];
  });
  return found.some(({ suggestions }) => suggestions.length > 0);
}

async function regionsOf(context: Context, stores: readonly StoreCard[]): Promise<readonly Region[]> {
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
