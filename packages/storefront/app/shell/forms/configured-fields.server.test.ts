import { expect, test } from 'vitest';
import { testShop, type LoaderArgs } from '../../testing/shop.ts';
import { withConfiguredProblems } from './configured-fields.server.ts';

/** Creates a shop whose settings have these patterns. */
async function shopWith(fieldPatterns: Readonly<Record<string, string>>) {
  const shop = await testShop();
  const { db } = shop.gateway;
  const path = '/settings/en/configuration';
  const row = db.selectFrom('content').selectAll().where('path', '=', path);
  const { document } = await row.executeTakeFirstOrThrow();
  const configured = JSON.stringify({ ...document, general: { ...(document.general as object), fieldPatterns } });
  await db.updateTable('content').set({ document: configured }).where('path', '=', path).execute();
  const problemsOf = async (values: { modelNumber?: string; subject?: string }) => {
    const check = ({ context }: LoaderArgs) => withConfiguredProblems(context, { values, problems: {} });
    return (await shop.visit('/en/support/contact', check)).data.problems;
  };
  return { shop, problemsOf };
}

test('DOM-148 a form field is validated with the pattern that the settings have under its name', async () => {
  const { shop, problemsOf } = await shopWith({ modelNumber: '^K-\\d{3,6}$', subject: '^(a+)+$' });
  expect(await problemsOf({ modelNumber: 'K-1234', subject: 'A drain' })).toEqual({});
  expect(await problemsOf({ modelNumber: 'K-1' })).toEqual({ modelNumber: { key: 'field.error.pattern' } });
  await shop.gateway.close();
});
