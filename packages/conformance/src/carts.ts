import type { Cart } from '@basin/sdk/contract';
import type { Asked } from './exchange.ts';
import type { Good } from './goods.ts';
import type { Shopper } from './shopper.ts';

/** A place where parcels go. */
export const address = {
  country: 'US',
  state: 'WI',
  city: 'Milwaukee',
  postalCode: '53202',
  streetNumber: '100',
  streetName: 'E Wisconsin Ave',
  firstName: 'Conny',
  lastName: 'Form',
  phone: '4145550100',
};

export const draft = { currency: 'USD', taxMode: 'ExternalAmount' };

/** An action as it travels, right or wrong. */
type Action = Readonly<Record<string, unknown>>;

export const addition = ({ sku }: Good, quantity = 1): Action => ({ action: 'addLineItem', sku, quantity });

/** The body of a change of a cart in a version. */
export const change = ({ id, version }: Pick<Cart, 'id' | 'version'>, ...actions: Action[]): Asked => ({
  query: { expand: 'calculation' },
  body: { cartId: id, version, actions },
});

/** An open cart with these actions done. */
export async function cartWith(shopper: Shopper, ...actions: Action[]): Promise<Cart> {
  const cart = await shopper.reply('cart.create', { body: draft });
  return actions.length === 0 ? cart : shopper.reply('cart.update', change(cart, ...actions));
}

/** The cart as the gateway has it now. */
export const cartNow = (shopper: Shopper, { id }: Pick<Cart, 'id'>): Promise<Cart> =>
  shopper.reply('cart.get', { params: { id } });

/** What a cart holds, by sku. */
export const unitsOf = ({
  lineItems,
}: {
  readonly lineItems: readonly { readonly sku: string; readonly quantity: number }[];
}): Readonly<Record<string, number>> => Object.fromEntries(lineItems.map(({ sku, quantity }) => [sku, quantity]));
