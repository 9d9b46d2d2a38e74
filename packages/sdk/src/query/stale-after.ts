import type { Sdk } from '@basin/sdk';
import type { NounName, Reads } from './reads.ts';

type ReadOf<Name extends NounName> = Name extends keyof Reads ? Reads[Name][number] : never;

/** A function that changes something, by noun and name: `cart.add`. */
export type Change = {
  [Name in NounName]: `${Name}.${Exclude<keyof Sdk[Name] & string, ReadOf<Name>>}`;
}[NounName];

const everything = [['basin']] as const;
const cart = [
  ['basin', 'cart'],
  ['basin', 'checkout'],
] as const;

/** What a change makes stale besides the noun that it belongs to. */
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
 * The beginnings of the keys that a change makes stale:
 * `staleAfter('cart.add').map((queryKey) => client.invalidateQueries({ queryKey }))`.
 */
export function staleAfter(change: Change): readonly (readonly string[])[] {
  const [noun = ''] = change.split('.');
  return alsoStale[change] ?? alsoStale[noun as NounName] ?? [['basin', noun]];
}
