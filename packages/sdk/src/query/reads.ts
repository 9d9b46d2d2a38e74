import type { Sdk } from '@basin/sdk';

/** The nouns of an SDK. */
export type NounName = Exclude<keyof Sdk, 'session' | 'calls'>;

/**
 * The functions of each noun without side effects. Functions with personal data in their input, such as order look-ups,
 * are excluded.
 */
export const reads = {
  products: [
    'list',
    'get',
    'search',
    'suggest',
    'topSearches',
    'bySku',
    'offers',
    'prices',
    'byNumber',
    'compare',
    'parts',
    'restrictions',
    'isOnBackOrder',
    'part',
    'documents',
    'addresses',
  ],
  cart: ['get'],
  sharedCarts: ['get'],
  checkout: ['getDelivery', 'quoteShipping'],
  orders: ['list', 'get'],
  favourites: ['list', 'has'],
  account: ['profile', 'ownedProducts', 'registrations', 'suggestModels'],
  stores: ['list', 'get'],
  location: ['get'],
  inspiration: ['list', 'get', 'rooms', 'room'],
  content: ['page', 'texts', 'settings', 'options', 'address', 'flags', 'tooltips'],
} as const satisfies { readonly [Name in NounName]?: readonly (keyof Sdk[Name])[] };

export type Reads = typeof reads;
