import { expect, test } from 'vitest';
import { memoryDatabase } from '../../../testing/database.ts';
import { up } from './012-channels-of-brands.ts';

const line = (sku: string, salesChannel?: string) => ({ sku, quantity: 1, custom: { fields: { salesChannel } } });
const before = [
  line('TR1001-GY', 'KOUS'),
  line('AV1002-CP', 'KOUS'),
  line('OR1003-CP', 'KOUS'),
  line('OR1004-CP', 'X'),
];

test('the migration sets the brand’s sales channel on lines of open carts and changes nothing else', async () => {
  const db = await memoryDatabase();
  const cart = (id: string, state: 'Active' | 'Ordered', lineItems: readonly object[]) => ({
    id,
    state,
    version: 7,
    anonymous_id: `g-${id}`,
    customer_id: null,
    document: JSON.stringify({ id, lineItems }),
    created_at: new Date(0),
    last_modified_at: new Date(0),
  });
  const carts = [cart('open', 'Active', before), cart('done', 'Ordered', before), cart('empty', 'Active', [])];
  await db.insertInto('carts').values(carts).execute();
  await up(db as never);
  const rows = await db.selectFrom('carts').select(['id', 'version', 'document']).execute();
  const lines = new Map(rows.map(({ id, document }) => [id, document.lineItems]));
  expect(lines.get('open')).toEqual([line('TR1001-GY', 'TRUS'), before[1], line('OR1003-CP', 'ORUS'), before[3]]);
  expect([lines.get('done'), lines.get('empty')]).toEqual([before, []]);
  expect(rows.every(({ version }) => version === 7)).toBe(true);
  await db.destroy();
});
