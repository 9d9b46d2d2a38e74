import { expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { newKey } from '../../testing/checkout.ts';
import { testGateway } from '../../testing/gateway.ts';
import { times } from '../../testing/in-parallel.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { createShopper } from '../../testing/shopper.ts';

test('GW-016 a product that is registered in eight tabs at once is registered once', async () => {
  const database = await postgresDatabase();
  try {
    await fillCatalogue(database.db);
    const guest = await createShopper(await testGateway({ database: database.db }));
    const purchase = { quantity: 1, purchaseDate: '2029-12-24', placeOfPurchase: 'Store' };
    const body = {
      ...{ firstName: 'Pat', lastName: 'Doe', email: 'pat@example.org', phone: '5550100123' },
      address: { country: 'US', postalCode: '53000' },
      products: [{ modelNumber: '100-BOLT', serialNumber: 'S-1', ...purchase }],
      ...{ type: 'offline', lang: 'en-US', brand: 'basin' },
    };
    const register = () => guest.send('POST', '/product-registration', body, newKey());
    const replies = await Promise.all(times(8, register));
    const results = replies.map((reply) => (reply.body as { success: string }).success);
    expect(results.filter((success) => success === 'true')).toHaveLength(1);
  } finally {
    await database.drop();
  }
});
