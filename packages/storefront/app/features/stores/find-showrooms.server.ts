import { defaultStoreLocationType, storeFeatures, type StoreFeature, storesWith } from '@basin/domain';
import { findStoresNear, nullOn, storeFields } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { logContext, sdkContext } from '../../shell/request-context.server.ts';
import { shopBrand } from '../../shell/settings/shop-brand.ts';
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
const mostOfAll = 250;

type Context = Readonly<RouterContextProvider>;

/** The showrooms near a place, nearest first, or all of them by name; each has every feature that is asked for. */
export async function findShowrooms(context: Context, { searchParams }: URL): Promise<FoundShowrooms> {
  const near = (searchParams.get('near') ?? '').trim().slice(0, 100);
  const features = storeFeatures.filter((feature) => searchParams.getAll('feature').includes(feature));
  const stores = near === '' ? await allStores(context) : await storesNear(context, near);
  return { near, features, showrooms: storesWith(stores, features).map(showroomView) };
}

function storesNear(context: Context, city: string) {
  const log = context.get(logContext);
  const logger = {
    warn: (message: string, problem?: unknown) => log.warn({ err: problem }, message),
    error: (message: string, problem?: unknown) => log.error({ err: problem }, message),
  };
  return findStoresNear(context.get(sdkContext), { city }, { brand: shopBrand, logger, top: mostNear });
}

async function allStores(context: Context) {
  const query = {
    brand: shopBrand,
    $select: storeFields.filter((field) => field !== '__Distance').join(),
    $filter: `LocationType eq '${defaultStoreLocationType}'`,
    $top: mostOfAll,
    $format: 'json',
  } as const;
  const stores = await context.get(sdkContext).stores.list({ query });
  return stores.toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
}

/** The city from which a visitor asks; empty when it is not known. */
export async function cityOfVisitor(context: Context): Promise<string> {
  const place = await context
    .get(sdkContext)
    .maps.locationByIp({ params: { ip: 'caller' } })
    .catch(nullOn(404));
  return place?.city ?? '';
}
