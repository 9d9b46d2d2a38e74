import type { Origin, Variant } from '@basin/gateway/engine';
import { changeVariant, setStock, withoutBackOrders, withPrice } from './change-product.ts';
import type { MockBackend, MockBackendOptions } from './mock-backend.ts';
import { openShop } from './open-shop.ts';
import { defaultOrigins } from './origins.ts';
import { OverriddenCalls } from './overridden-calls.ts';

/**
 * Opens the whole back end with a small shop in this process or browser tab, without network, ports or persistence.
 *
 * @throws {Error} in Node before version 22, or in a browser from before 2024
 */
export async function createMockBackend(options: MockBackendOptions = {}): Promise<MockBackend> {
  if (!('groupBy' in Map))
    throw new Error('The mock back end needs Node 22 or newer, or a browser from 2024 or newer.');
  const origins = { ...defaultOrigins, ...options.origins };
  const settings = { origins, now: options.now ?? (() => new Date()) };
  const calls = new OverriddenCalls();
  let shop = await openShop(settings);
  const current: Readonly<Record<string, () => Origin>> = {
    [origins.gateway]: () => calls.over(shop.gateway, 'gateway'),
    [origins.author]: () => calls.over(shop.gateway.author, 'author'),
    [origins.identity]: () => calls.over(shop.gateway.identity, 'identity'),
    [origins.images]: () => shop.gateway.images,
    [origins.payment]: () => shop.gateway.payment,
  };
  const systemAt = (url: string) => current[new URL(url).origin];
  const urls = {
    gatewayUrl: `${origins.gateway}/api`,
    authorUrl: origins.author,
    identityUrl: origins.identity,
    clientId: 'storefront',
    redirectUri: `${origins.shop}/login/callback`,
  };
  const fetch = async (request: Request) => {
    const system = systemAt(request.url);
    if (!system)
      throw new TypeError(
        `${request.url} does not belong to the mock back end, whose origins are ${Object.keys(current).join(', ')}`,
      );
    return system().fetch(request);
  };
  return {
    fetch,
    urls,
    sdkOptions: { ...urls, fetch },
    answers: (url) => systemAt(url) !== undefined,
    product: (sku) => {
      const change = async (to: (variant: Variant) => Variant) => {
        await changeVariant(shop.db, sku, to);
        await shop.gateway.fetch(new Request(`${origins.gateway}/revision`)); // updates the search index
      };
      return {
        async outOfStock() {
          await change(withoutBackOrders);
          await setStock(shop.db, sku, 0);
        },
        stock: (available) => setStock(shop.db, sku, available),
        price: ({ cents }) => change(withPrice(cents)),
      };
    },
    card: { declined: () => calls.of('checkout.pay').fails(402) },
    call: (name) => calls.of(name),
    async reset() {
      const before = shop;
      shop = await openShop(settings);
      calls.clear();
      await before.gateway.close();
    },
    close: () => shop.gateway.close(),
  };
}
