import type { Sdk } from '@basin/sdk';

// The comment above each line shows the equivalent in a raw commerce SDK.

export async function buyProduct(sdk: Sdk, slug: string, email: string) {
  // productProjections().search().get({ queryArgs: { 'filter.query': …, facet: …, priceCurrency, priceCustomerGroup } })
  const { facets } = await sdk.products.list({ category: 'bathroom-faucets', sort: 'price-asc' });

  // productProjections().get(…), then masterVariant, variants, prices.find(…), availability.channels[…]
  const product = await sdk.products.get(slug);
  if (!product) return undefined;
  const { price, stock, requiredParts } = product; // this shopper's price and why, the chosen finish's stock

  // me().activeCart().get(), carts().post(…) when there is none, carts().withId(…).post({ body: { version, actions: [{ action: 'addLineItem', … }] } })
  const { cart, notices } = await sdk.cart.add({ sku: product.sku, quantity: 2, accessories: requiredParts });

  // the same with version, actions and a retry after ConcurrentModification
  const line = cart?.lines.find(({ sku }) => sku === product.sku);
  if (line) await sdk.cart.changeQuantity(line.id, 1);

  // setShippingAddress, setCustomerEmail, setLineItemTaxRate, shippingMethods().matchingCart(), setShippingMethod
  const address = { line1: '500 Example Ave', city: 'Sampletown', state: 'WI', postalCode: '53000', country: 'US' };
  const { shipments, undeliverable } = await sdk.checkout.setAddress({ address, email });
  return { facets, price, stock, notices, shipments, undeliverable };
}
