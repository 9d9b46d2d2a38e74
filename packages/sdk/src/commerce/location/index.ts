export {
  createLocation,
  type StoredLocation,
  type LocationCalls,
  type LocationOptions,
  type ShopperPlace,
  type ShopperPlaces,
} from './location.ts';
export { location } from './noun.ts';
