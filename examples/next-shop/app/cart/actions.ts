'use server';

import type { ChangedCart } from '@basin/sdk';
import { refreshAndRedirect } from '../../refresh-and-redirect.ts';
import { shopper } from '../../sdk.ts';
import { fieldValue } from '../../texts.ts';

/** Adds a product with its required parts. */
export async function addToCart(form: FormData): Promise<void> {
  const sdk = await shopper();
  const accessories = form.getAll('part').flatMap((sku) => (typeof sku === 'string' ? [{ sku }] : []));
  const quantity = Number(fieldValue(form, 'quantity'));
  showCart(await sdk.cart.add({ sku: fieldValue(form, 'sku'), quantity, accessories }));
}

/** Sets the quantity of a line; 0 removes it. */
export async function setQuantity(form: FormData): Promise<void> {
  const sdk = await shopper();
  showCart(await sdk.cart.setQuantity(fieldValue(form, 'line'), Number(fieldValue(form, 'quantity'))));
}

const showCart = ({ notices }: ChangedCart) => refreshAndRedirect(notices.length > 0 ? '/cart?cut=yes' : '/cart');
