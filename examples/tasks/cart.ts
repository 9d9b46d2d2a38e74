import type { Cart, Sdk } from '@basin/sdk';

/** Adds a product with its required parts and returns what the page shows. */
export async function addWithParts(sdk: Sdk, slug: string) {
  const product = await sdk.products.get(slug);
  if (!product) return null;
  const { sku, requiredParts } = product;
  const { cart, notices } = await sdk.cart.add({ sku, quantity: 2, accessories: requiredParts });
  // if the stock reduced the quantity, show the shopper the new quantity
  return { units: cart?.units ?? 0, cut: notices.map(({ sku }) => sku) };
}

/** Sets the quantity of a line to one, then removes it. */
export async function removeLine(sdk: Sdk, lineItemId: string): Promise<Cart | null> {
  await sdk.cart.setQuantity(lineItemId, 1);
  const { cart } = await sdk.cart.remove(lineItemId);
  return cart; // null when the cart is empty
}

const problems = {
  unknown: 'There is no such code.',
  notNow: 'This code is not valid at this time.',
  notForThisCart: 'This code does not apply to what is in your cart.',
  usedUp: 'This code has been used as often as it may be.',
  notWithOthers: 'This code cannot be used together with another one.',
} as const;

/** Applies a discount code. Returns the message to show if it reduces nothing. */
export async function enterCode(sdk: Sdk, code: string): Promise<string | null> {
  const { rejection } = await sdk.cart.applyCode(code);
  return rejection && problems[rejection];
}

/** Shares a copy of the cart. Others add its lines with `addToCart(id)`. */
export async function shareCart(sdk: Sdk): Promise<string | null> {
  const copy = await sdk.sharedCarts.create({ name: 'The guest bathroom' });
  return copy?.id ?? null;
}
