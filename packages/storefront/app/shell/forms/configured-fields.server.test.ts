import { expect, test } from 'vitest';
import { handleAddressBookForm, handleSettingsForm } from '../../features/account/index.server.ts';
import { handleAccountForm } from '../../features/identity/index.server.ts';
import { testShop, type LoaderArgs } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
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

test('DOM-148 forms with a name are validated with the pattern of names: sign-up, profile and address', async () => {
  const { shop } = await shopWith({ firstName: '^P' });
  const visit = visitorOf(shop);
  const person = { firstName: 'Kim', lastName: 'Doe', email: 'kim@example.org', password: 'Soak!Basin2030' };
  const place = { streetName: '1 Main St', city: 'Kohler', postalCode: '53044', state: 'WI', country: 'US' };
  const address = { ...person, ...place, label: 'Home', phone: '5550100123' };
  const rejected = { problems: { firstName: { key: 'field.error.pattern' } } };
  const signUp = { intent: 'signUp', ...person };
  expect(
    await visit('/en/sign-in', (args) => handleAccountForm(castArgs(handleAccountForm, asFormPost(args, signUp)))),
  ).toMatchObject({ result: rejected });
  const profile = { intent: 'save', ...person };
  expect(
    await visit('/en/my-account', (args) =>
      handleSettingsForm(castArgs(handleSettingsForm, asFormPost(args, profile))),
    ),
  ).toMatchObject({ form: rejected });
  const saved = { intent: 'save', id: '', ...address };
  expect(
    await visit('/en/my-account', (args) =>
      handleAddressBookForm(castArgs(handleAddressBookForm, asFormPost(args, saved))),
    ),
  ).toMatchObject(rejected);
  await shop.gateway.close();
});
