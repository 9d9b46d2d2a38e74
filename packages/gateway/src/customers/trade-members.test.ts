import { afterAll, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { transact } from '../database/transact.ts';
import { storeAccount } from './store-account.ts';
import { tradeApplicationOf } from './trade-application.ts';
import { removeFromTrade, tradeApplicants } from './trade-members.ts';

const gateway = await testGateway();
afterAll(() => gateway.close());

test('a trade customer imported with the group of another sales channel does not wait for trade prices and can be removed', async () => {
  const { db, now } = gateway;
  const email = 'ada@example.org';
  const document = { firstName: 'Ada', lastName: 'Stone', accountType: 'trade', newsletterOptIn: false } as const;
  const account = { email, login: email, persona: ['SHOP:TVS', 'SHOP:FAF'], document: { ...document, addresses: [] } };
  await transact(db, (tx) => storeAccount(tx, account, 'none'));
  const find = () => db.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
  expect(await tradeApplicants(db)).toEqual([]);
  expect(tradeApplicationOf(await find())).toBeUndefined();
  await transact(db, (tx) => removeFromTrade(tx, { email, by: 'lee' }, { now, newId: () => crypto.randomUUID() }));
  expect((await find()).persona).toEqual(['SHOP:FAF']);
});
