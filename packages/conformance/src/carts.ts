import type { CartDocument } from '@basin/sdk/contract';
import type { CallRequest } from './exchange.ts';
import type { BuyableProduct } from './buyable-products.ts';
import type { Shopper } from './shopper.ts';

/** A deliverable postal address. */
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

/** An action as sent, valid or invalid. */
type Action = Readonly<Record<string, unknown>>;

export const addition = ({ sku }: BuyableProduct, quantity = 1): Action => ({ action: 'addLineItem', sku, quantity });

/** Returns a request that changes a version of a cart. */
export const change = ({ id, version }: Pick<CartDocument, 'id' | 'version'>, ...actions: Action[]): CallRequest => ({
  query: { expand: 'calculation' },
  body: { cartId: id, version, actions },
});

/** Creates a cart and applies these actions. */
export async function cartWith(shopper: Shopper, ...actions: Action[]): Promise<CartDocument> {
  const cart = await shopper.reply('cart.create', { body: draft });
  return actions.length === 0 ? cart : shopper.reply('cart.update', change(cart, ...actions));
}

/** Reads the current state of a cart. */
export const cartNow = (shopper: Shopper, { id }: Pick<CartDocument, 'id'>): Promise<CartDocument> =>
  shopper.reply('cart.get', { params: { id } });

/** Returns the quantities in a cart, by sku. */
export const unitsOf = ({
  lineItems,
}: {
  readonly lineItems: readonly { readonly sku: string; readonly quantity: number }[];
}): Readonly<Record<string, number>> => Object.fromEntries(lineItems.map(({ sku, quantity }) => [sku, quantity]));
