import { expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/database.ts';
import { findSeller } from './find-seller.ts';
import { storeContent } from './store-content.ts';

test('the seller is the configured one, or else has the name of the shop', async () => {
  const db = await memoryDatabase();
  const store = (path: string, document: object) =>
    db.transaction().execute((tx) => storeContent(tx, new Map([[path, { ...document }]])));
  expect(await findSeller(db, 'en')).toEqual([]);
  await store('/dictionary/en', { 'site.name': 'Hearn & Loach' });
  expect(await findSeller(db, 'fr')).toEqual(['Hearn & Loach']);
  const invoiceSeller = ['Hearn & Loach Ltd', '12 Ferry Lane'];
  await store('/settings/en/configuration', { general: { invoiceSeller } });
  expect(await findSeller(db, 'fr')).toEqual(invoiceSeller);
  await db.destroy();
});
