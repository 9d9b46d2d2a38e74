import { cart, createSdkFor, products } from '@basin/sdk';

/** Adds two of the cheapest faucet in a finish, with the parts that it requires, and applies a discount code. */
export async function buyFaucet(gatewayUrl: string, finish: string) {
  const sdk = createSdkFor({ products, cart }, { gatewayUrl, locale: 'en' });
  const { products: found } = await sdk.products.list({
    category: 'bathroom-faucets',
    filters: { finish: [finish] }, // such as 'polished-nickel'
    price: { to: 90_000 }, // cents
    sort: 'price-asc',
  });
  // finishes, this shopper's price and why, stock, required parts, documents
  const faucet = found[0] && (await sdk.products.get(found[0].slug));
  if (!faucet) return null;
  const { notices } = await sdk.cart.add({ sku: faucet.sku, quantity: 2, accessories: faucet.requiredParts });
  return { notices, rejection: (await sdk.cart.applyCode('WELCOME10')).rejection };
}
