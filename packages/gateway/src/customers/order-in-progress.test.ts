import { afterAll, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway } from '../../testing/gateway.ts';
import { placeOrder } from '../../testing/placed-orders.ts';
import { signInAs } from '../../testing/shopper.ts';
import { transact } from '../database/transact.ts';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { takeStep } from '../fulfilment/index.ts';

const gateway = await testGateway({ fill: fillCatalogue });
await seedAccounts(gateway.db);
afterAll(() => gateway.close());

test('GW-008 an account cannot be deleted until each of its orders has shipped completely', async () => {
  const customer = await signInAs(gateway, 'homeowner@example.com');
  const order = await placeOrder(gateway, customer, [{ action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 2 }]);
  const [line] = order.lineItems;
  const ship = (quantity: number) =>
    transact(gateway.db, (tx) => {
      const parcel = { carrier: 'UPS', trackingNumber: `1Z${quantity}` };
      const change = { step: 'ship', parcel, units: [{ id: line?.id ?? '', quantity }] } as const;
      const context = { now: gateway.now, newId: () => crypto.randomUUID() };
      return takeStep(tx, { orderNumber: order.orderNumber, change, takenBy: 'ana' }, context);
    });
  const erase = () => customer.send('DELETE', '/customer/account');
  const rejection = { status: 409, body: { errors: [{ code: 'OrderInProgress' }] } };

  expect(await erase()).toMatchObject(rejection);
  expect(JSON.stringify(await erase())).toContain(order.orderNumber);
  await ship(1);
  expect(await erase()).toMatchObject(rejection);
  await ship(1);
  expect((await erase()).status).toBe(204);
});
