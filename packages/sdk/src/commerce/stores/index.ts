export { stores } from './noun.ts';
export type { StoreCard, StoreAddress, StoreDetails, StoreHours } from './read-store.ts';
export {
  createStores,
  type ListStores,
  type StorePlace,
  type Stores,
  type StoresNounCalls,
  type StoresOptions,
} from './stores.ts';
