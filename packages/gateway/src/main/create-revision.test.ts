import { expect, test } from 'vitest';
import { fillDemoShop } from '../../testing/demo-shop.ts';
import { testGateway } from '../../testing/gateway.ts';

test('the revision changes with every change of products or content, also one made directly in the database, and with no other', async () => {
  const gateway = await testGateway({ fill: fillDemoShop });
  const read = async () => {
    const response = await gateway.fetch(new Request('http://gateway.test/revision'));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return ((await response.json()) as { revision: string }).revision;
  };
  const revisions = [await read(), await read()];
  await gateway.db.updateTable('stock').set({ available: 3 }).execute();
  revisions.push(await read());
  expect(new Set(revisions).size).toBe(1);
  await gateway.db.updateTable('content').set({ document: '{"a":"b"}' }).where('path', '=', '/dictionary/fr').execute();
  revisions.push(await read());
  await gateway.db.updateTable('catalogue_revision').set({ revision: 9_999 }).execute();
  revisions.push(await read());
  expect(new Set(revisions).size).toBe(3);
});
