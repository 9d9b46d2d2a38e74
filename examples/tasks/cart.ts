import type { Cart, Sdk } from '@basin/sdk';

/** Adds a product with what it needs, and says what a page then shows. */
export async function addWithParts(sdk: Sdk, slug: string) {
  const product = await sdk.products.get(slug);
  if (!product) return null;
  const { sku, requiredParts } = product;
  const { cart, notices } = await sdk.cart.add({ sku, quantity: 2, accessories: requiredParts });
  // a quantity that the stock cut: tell the shopper how many they have now
  return { units: cart?.units ?? 0, cut: notices.map(({ sku }) => sku) };
}

/** Makes a line one unit, then takes it out. */
export async function takeOut(sdk: Sdk, lineItemId: string): Promise<Cart | null> {
  await sdk.cart.setQuantity(lineItemId, 1);
  const { cart } = await sdk.cart.remove(lineItemId);
  return cart; // null when nothing is left
}

const problems = {
  unknown: 'There is no such code.',
  notNow: 'This code is not valid at this time.',
  notForThisCart: 'This code does not apply to what is in your cart.',
  usedUp: 'This code has been used as often as it may be.',
  notWithOthers: 'This code cannot be used together with another one.',
} as const;

/** Enters a discount code, and says what a page then shows when it takes nothing off. */
export async function enterCode(sdk: Sdk, code: string): Promise<string | null> {
  const { rejection } = await sdk.cart.applyCode(code);
  return rejection && problems[rejection];
}

/** Copies the cart for others to see; they take its items with `addToCart(id)`. */
export async function share(sdk: Sdk): Promise<string | null> {
  const copy = await sdk.sharedCarts.create({ name: 'The guest bathroom' });
  return copy?.id ?? null;
}
