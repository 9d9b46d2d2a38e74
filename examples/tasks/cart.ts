import { hasStatus, type Cart, type Sdk } from '@basin/sdk';

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

/** Enters a discount code: applied, not for this cart, or unknown. */
export async function enterCode(sdk: Sdk, code: string): Promise<'applied' | 'notForThisCart' | 'unknown'> {
  try {
    const { cart } = await sdk.cart.applyCode(code);
    return cart?.codes.some((each) => each.code === code && each.isApplied) ? 'applied' : 'notForThisCart';
  } catch (error) {
    if (hasStatus(error, 400) || hasStatus(error, 404)) return 'unknown';
    throw error;
  }
}

/** Copies the cart for others to see; they take its items with `addToCart(id)`. */
export async function share(sdk: Sdk): Promise<string | null> {
  const copy = await sdk.sharedCarts.create({ name: 'The guest bathroom' });
  return copy?.id ?? null;
}
