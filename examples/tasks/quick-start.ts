import { createMockBackend } from '@basin/mock-backend';
import { createSdk } from '@basin/sdk';

/** The least expensive faucets in polished nickel, a line each. */
export async function faucetsInNickel(): Promise<string[]> {
  const backend = await createMockBackend(); // your gateway later: createSdk({ gatewayUrl, authorUrl, locale: 'en' })
  const sdk = createSdk({ ...backend.sdkOptions, locale: 'en' });
  const { products, total } = await sdk.products.list({
    category: 'bathroom-faucets',
    filters: { finish: ['polished-nickel'] },
    price: { to: 90_000 }, // cents
    sort: 'price-asc',
  });
  await backend.close();
  const lines = products.map(({ name, price }) => `${name}, from ${price?.from.cents ?? '–'} cents`);
  return [`${total} faucets`, ...lines];
}
