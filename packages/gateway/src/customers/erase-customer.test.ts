import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import type { PaymentDocument } from '../checkout/payments.ts';
import type { Order } from '../orders/order.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { eraseCustomer } from './erase-customer.ts';
import { seedAccounts } from '../demonstration/seed-accounts.ts';

const db = await memoryDatabase(seedAccounts);
afterAll(() => db.destroy());

const address = {
  country: 'US',
  state: 'IL',
  postalCode: '60607',
  firstName: 'Trudy',
  lastName: 'Trade',
  phone: '3125550100',
};

test('the orders of an erased customer stay for the accounts, without personal data', async () => {
  const { id } = await db
    .selectFrom('customers')
    .where('email', '=', 'trade@example.com')
    .select('id')
    .executeTakeFirstOrThrow();
  const at = new Date('2030-01-02T10:00:00Z');
  const money = { centAmount: 12_300, currencyCode: 'USD' };
  const shared = {
    customerId: id,
    anonymousId: 'g-1',
    customerEmail: 'trade@example.com',
    shippingAddress: address,
    billingAddress: address,
    totalPrice: money,
  };
  const owner = { customer_id: id, anonymous_id: 'g-1', created_at: at };
  const cart = { ...owner, version: 1, last_modified_at: at, document: JSON.stringify(shared satisfies Partial<Cart>) };
  await db
    .insertInto('carts')
    .values([
      { ...cart, id: 'ordered', state: 'Ordered' },
      { ...cart, id: 'open', state: 'Active' },
    ])
    .execute();
  const payment = {
    paymentType: 'CREDIT_CARD',
    billingAddress: address,
    brand: 'VI',
    lastFour: '1111',
  } satisfies PaymentDocument;
  await db
    .insertInto('payments')
    .values({
      id: 'p',
      cart_id: 'ordered',
      cent_amount: 12_300,
      status: 'AUTHORIZED',
      document: JSON.stringify(payment),
      created_at: at,
    })
    .execute();
  const fields = { associateId: 'A-1', purchaseOrderNumber: 'For Trudy' };
  const custom = { type: { typeId: 'type', id: 'order' }, fields } as const;
  const life = { orderState: 'Complete' as const, lineItems: [], trackings: [], returnInfo: [] };
  const order = { ...shared, ...life, billingAddress: address, custom } satisfies Partial<Order>;
  await db
    .insertInto('orders')
    .values({
      ...owner,
      id: 'o',
      order_number: 'N-1',
      cart_id: 'ordered',
      customer_email: 'trade@example.com',
      state: 'Complete',
      document: JSON.stringify(order),
    })
    .execute();
  await db
    .insertInto('newsletter_subscriptions')
    .values({
      email: 'studio@example.com',
      owner: `customer:${id}`,
      document: JSON.stringify({ brand: 'basin', source: 'footer', locale: 'en-US', optIn: true }),
      subscribed_at: at,
      last_modified_at: at,
    })
    .execute();

  await eraseCustomer({ db, newId: () => '1' }, { id });

  const rows = await Promise.all(
    (['orders', 'carts', 'payments', 'customers', 'accounts', 'newsletter_subscriptions'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );
  const left = JSON.stringify(rows);
  for (const trace of [id, 'g-1', 'trade@example.com', 'studio@example.com', 'Trudy', '3125550100'])
    expect(left).not.toContain(trace);
  const remaining = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  expect(remaining).toMatchObject({
    customer_id: 'erased-1',
    order_number: 'N-1',
    document: { totalPrice: money, shippingAddress: { country: 'US', state: 'IL', postalCode: '60607' } },
  });
  expect((await db.selectFrom('carts').select('id').execute()).map((each) => each.id)).toEqual(['ordered']);
});

test.each([
  ['erasing', 'erase-customer.ts', []],
  ['exporting', 'export-customer.ts', ['idempotency_keys']],
])('%s a customer covers every table that has rows of a customer', async (_, file, without: string[]) => {
  // the database deletes what belongs to a deleted row
  const { rows } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.columns
    where table_schema = 'public' and column_name in ('customer_id', 'owner', 'uid')
    except select conrelid::regclass::text from pg_constraint where contype = 'f' and confdeltype = 'c'`.execute(db);
  const source = await readFile(new URL(file, import.meta.url), 'utf8');
  const names = rows.map(({ name }) => name);
  expect(names).toContain('uploads');
  expect(names.filter((name) => !source.includes(`'${name}'`) && !without.includes(name))).toEqual([]);
});
