import { storeCalls } from '../../contract/stores.ts';
import { callsOf, type Noun } from '../noun.ts';
import { createStores, type Stores, type StoresNounCalls } from './stores.ts';

/** The stores of a brand: list, get. */
export const stores: Noun<StoresNounCalls, Stores> = {
  areas: { stores: /* @__PURE__ */ callsOf(storeCalls, 'list', 'details') },
  create: (calls, { logger }) => createStores(calls, { logger }),
};
