import { storeCalls } from '../../contract/stores.ts';
import type { Noun } from '../noun.ts';
import { createStores, type Stores, type StoresNounCalls } from './stores.ts';

/** The stores of a brand: list, get. */
export const stores: Noun<StoresNounCalls, Stores> = {
  areas: { stores: { list: storeCalls.list, details: storeCalls.details } },
  create: (calls, { logger }) => createStores(calls, { logger }),
};
