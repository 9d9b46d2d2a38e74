import { createMockBackend } from '@basin/mock-backend';
import { createSdk } from '@basin/sdk';

const backend = await createMockBackend(); // later your gateway: createSdk({ gatewayUrl, authorUrl, locale: 'en' })
const sdk = createSdk({ ...backend.sdkOptions, locale: 'en' });
const { products, total } = await sdk.products.list({
  category: 'bathroom-faucets',
  filters: { finish: ['polished-nickel'] },
  price: { to: 90_000 }, // cents
  sort: 'price-asc',
});
console.log(`${total} faucets`);
for (const { name, price } of products) console.log(`${name}, from ${price?.from.cents ?? '–'} cents`);
await backend.close();
