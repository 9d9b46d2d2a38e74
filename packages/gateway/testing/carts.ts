import type { CartAction } from '@basin/sdk/contract';
import type { Cart } from '../src/cart/cart.ts';
import type { Gateway } from '../src/http/origin.ts';
import { createShopper, type Shopper } from './shopper.ts';

/** A new guest with an open cart. */
export async function guestWithCart(gateway: Pick<Gateway, 'fetch'>): Promise<Shopper> {
  const guest = await createShopper(gateway);
  await guest.createCart();
  return guest;
}

/** An address to which everything ships. */
export const wisconsin = {
  country: 'US',
  state: 'WI',
  city: 'Sampletown',
  postalCode: '53000',
  streetName: 'Example Ave',
};

/** An action that adds two sets of a bowl and a tank. */
export const bundle = {
  action: 'addbundle',
  sku: 'BX-100-WH',
  quantity: 2,
  bundleItems: [
    { sku: 'BX-100-BOWL', quantity: 1 },
    { sku: 'BX-100-TANK', quantity: 1 },
  ],
} satisfies CartAction;

/** The lines of a cart, each as `2 TL-300-GY`. */
export const shape = (cart: Cart): string[] => cart.lineItems.map(({ sku, quantity }) => `${quantity} ${sku}`);
