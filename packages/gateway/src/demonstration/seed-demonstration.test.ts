import { expect, test } from 'vitest';
import { countPublicPasswords } from './public-passwords.ts';
import { hashPassword } from '../identity/password-hash.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { testGateway } from '../../testing/gateway.ts';
import { createShopper } from '../../testing/shopper.ts';
import { seedContent } from './seed-content.ts';
import { seedDemonstration } from './seed-demonstration.ts';

const options = { today: new Date('2030-01-02T00:00:00Z'), count: 20 };

test('the demonstration is seeded once: deleted records are not seeded again at the next start', async () => {
  const db = await memoryDatabase();
  await seedDemonstration(db, options);
  await db.deleteFrom('discount_codes').where('code', '=', 'WELCOME10').execute();
  await db.deleteFrom('customers').execute();
  await db.deleteFrom('products').execute();
  await seedDemonstration(db, options);
  const codes = await db.selectFrom('discount_codes').select('code').execute();
  expect(codes.map(({ code }) => code)).not.toContain('WELCOME10');
  expect(codes.map(({ code }) => code)).toContain('FIFTYOFF');
  expect(await db.selectFrom('customers').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
  await db.destroy();
});

test('accounts with the published password are counted until each has a new one', async () => {
  const db = await memoryDatabase();
  expect(await countPublicPasswords(db)).toBe(0);
  await seedDemonstration(db, options);
  expect(await countPublicPasswords(db)).toBe(7);
  const own = await hashPassword('a password of my own');
  await db.updateTable('accounts').set({ password_hash: own }).where('login', 'like', 'trade%').execute();
  expect(await countPublicPasswords(db)).toBe(6);
  await db.updateTable('accounts').set({ password_hash: own }).execute();
  expect(await countPublicPasswords(db)).toBe(0);
  await db.destroy();
});

test('a gateway without demonstration data serves guests an empty catalogue', async () => {
  const gateway = await testGateway({ fill: seedContent });
  const guest = await createShopper(gateway);
  const listing = await guest.send('GET', '/search/listing?q=*&rows=10');
  expect(listing).toMatchObject({ status: 200, body: { response: { numFound: 0 } } });
  expect((await guest.createCart()).lineItems).toEqual([]);
  await gateway.close();
});
