import type { Sdk } from '@basin/sdk';
import type { NounName, Reads } from './reads.ts';

type ReadOf<Name extends NounName> = Name extends keyof Reads ? Reads[Name][number] : never;

/** A function with side effects, by noun and name: `cart.add`. */
export type Change = {
  [Name in NounName]: `${Name}.${Exclude<keyof Sdk[Name] & string, ReadOf<Name>>}`;
}[NounName];

const everything = [['basin']] as const;
const cart = [
  ['basin', 'cart'],
  ['basin', 'checkout'],
] as const;

/** The keys that a change makes stale instead of those of its own noun. */
const alsoStale: Readonly<Partial<Record<NounName | Change, readonly (readonly string[])[]>>> = {
  cart,
  'sharedCarts.addToCart': cart,
  'checkout.setAddress': cart,
  'checkout.removeUndeliverable': cart,
  'checkout.placeOrder': [...cart, ['basin', 'orders'], ['basin', 'products'], ['basin', 'account', 'ownedProducts']],
  'account.signIn': everything,
  'account.signOut': everything,
  'account.delete': everything,
  'account.joinGroup': everything,
  'account.joinCompany': everything,
  'location.moveTo': [
    ['basin', 'stores'],
    ['basin', 'products'],
  ],
};

/**
 * Returns the key prefixes that a change makes stale: `staleAfter('cart.add').map((queryKey) =>
 * client.invalidateQueries({ queryKey }))`.
 */
export function staleAfter(change: Change): readonly (readonly string[])[] {
  const [noun = ''] = change.split('.');
  return alsoStale[change] ?? alsoStale[noun as NounName] ?? [['basin', noun]];
}
