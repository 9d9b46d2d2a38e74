import { formatMoney } from '@basin/domain';
import { createSdk, hasStatus } from '@basin/sdk';

const sku = 'TL-300-GY';

/** Runs the visit of every consumer: reads, fills a cart, gets an error response and sends an invalid request. */
export async function visit(gatewayUrl) {
  const sdk = createSdk({ gatewayUrl });
  const { documents } = await sdk.calls.search.listing({ query: { fq: [`sku_s:"${sku}"`], rows: 5 } });
  const none = await sdk.cart.get();
  const { cart } = await sdk.cart.add({ sku, quantity: 2 });
  const change = { cartId: cart.id, actions: [{ action: 'addLineItem', sku, quantity: 1 }] };
  const stale = await sdk.calls.cart.update({ body: { ...change, version: cart.version - 1 } }).catch((error) => error);
  const wrong = await sdk.calls.cart.update({ body: { actions: [{ action: 'buy' }] } }).catch((error) => error);
  return {
    found: documents.map(({ slug }) => slug),
    none,
    total: formatMoney(cart.sums.total, 'en-US'),
    isConflict: hasStatus(stale, 409),
    wrong: wrong.kind,
  };
}
