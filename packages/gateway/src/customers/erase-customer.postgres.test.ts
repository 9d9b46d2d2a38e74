import { expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { fillCart, newKey, payCart, submission } from '../../testing/checkout.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { testGateway } from '../../testing/gateway.ts';
import { signInAs } from '../../testing/shopper.ts';

const emails = ['homeowner', 'trade', 'friends', 'company'].map((name) => `${name}@example.com`);

test('GW-008 an account that is deleted while its order is placed either stays for the order or takes its cart along', async () => {
  const database = await postgresDatabase();
  try {
    await seedAccounts(database.db);
    await fillCatalogue(database.db);
    const gateway = await testGateway({ database: database.db });
    const results = emails.map(async (email) => {
      const customer = await signInAs(gateway, email);
      const cart = await fillCart(customer, [{ action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 1 }]);
      const body = submission(cart, await payCart(gateway, customer, cart));
      const [placed, deleted] = await Promise.all([
        customer.send('POST', '/checkout/v2/order/submit', body, newKey()),
        customer.send('DELETE', '/customer/account'),
      ]);
      return [placed.status, deleted.status];
    });
    const either = ['201 409', '404 204', '401 204']; // the order is placed, or the account is deleted with its cart
    for (const statuses of await Promise.all(results)) expect(either).toContain(statuses.join(' '));
  } finally {
    await database.drop();
  }
});
