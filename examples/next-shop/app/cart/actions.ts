'use server';

import type { ChangedCart } from '@basin/sdk';
import { leadTo } from '../../lead-to.ts';
import { shopper } from '../../sdk.ts';
import { typed } from '../../texts.ts';

/** Adds a product with the parts that it needs. */
export async function addToCart(form: FormData): Promise<void> {
  const sdk = await shopper();
  const accessories = form.getAll('part').flatMap((sku) => (typeof sku === 'string' ? [{ sku }] : []));
  showCart(await sdk.cart.add({ sku: typed(form, 'sku'), quantity: Number(typed(form, 'quantity')), accessories }));
}

/** Makes a line so many units; 0 takes it out. */
export async function setQuantity(form: FormData): Promise<void> {
  const sdk = await shopper();
  showCart(await sdk.cart.setQuantity(typed(form, 'line'), Number(typed(form, 'quantity'))));
}

const showCart = ({ notices }: ChangedCart) => leadTo(notices.length > 0 ? '/cart?cut=yes' : '/cart');
