import { signInAs } from '@basin/gateway/testing';
import { expect, test } from 'vitest';
import { sdkContext } from '../../shell/request-context.server.ts';
import { testShop, type LoaderArgs } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { handleSettingsForm, loadAccountSettings } from './account-settings.server.ts';
import { loadPersonalData } from './personal-data.server.ts';

const shop = await testShop();
const page = '/en/my-account/account-settings';

/** Visits the page as the customer, each time in another browser. */
async function inBrowser<Data>(
  load: (args: LoaderArgs) => Promise<Data>,
  email = 'homeowner@example.com',
): Promise<Data> {
  const visit = visitorOf(shop);
  const { token } = await signInAs(shop.gateway, email);
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: token }));
  return visit(page, load);
}

const profile = async (email?: string) =>
  (await inBrowser((args) => loadAccountSettings(castArgs(loadAccountSettings, args)), email)).values;

/** Returns a function that submits the form as it is shown now, with these fields changed. */
async function openForm(email?: string) {
  const shown = await profile(email);
  const known = Object.fromEntries(Object.entries(shown).map(([name, value]) => [`known-${name}`, value]));
  return (typed: Record<string, string>) =>
    inBrowser((args) => {
      const form = asFormPost(args, { intent: 'save', ...shown, ...known, ...typed });
      return handleSettingsForm(castArgs(handleSettingsForm, form));
    }, email);
}

/** Submits a form as the homeowner, with these overrides of the gateway. */
async function withOverrides(overrides: string, form: Record<string, string>) {
  const { token } = await signInAs(shop.gateway, 'homeowner@example.com');
  const signIn = ({ context }: LoaderArgs) => context.get(sdkContext).session.signIn({ access_token: token });
  const [session = ''] = (await shop.visit('/en', signIn)).cookie?.split(';', 1) ?? [];
  const send = (args: LoaderArgs) => handleSettingsForm(castArgs(handleSettingsForm, asFormPost(args, form)));
  const cookie = `${session}; basin-overrides=${encodeURIComponent(overrides)}`;
  return (await shop.visit(page, send, { cookie })).data;
}

test('two tabs that change different fields of the profile keep both changes', async () => {
  const [save, saveInOtherTab] = [await openForm(), await openForm()];
  await saveInOtherTab({ lastName: 'Lovelace' });
  await save({ firstName: 'Augusta' });
  expect(await profile()).toEqual({ firstName: 'Augusta', lastName: 'Lovelace' });
});

test('a rejected profile keeps what the shopper typed, and no value that may have changed elsewhere', async () => {
  const save = await openForm();
  const rejected = await save({ firstName: '' });
  const problems = { firstName: { key: 'field.error.required' } };
  expect(rejected).toEqual({ intent: 'save', form: { values: { firstName: '' }, problems } });
});

test('a profile that was typed for another account is not saved', async () => {
  const { owner = '' } = await inBrowser((args) => loadAccountSettings(castArgs(loadAccountSettings, args)));
  const save = await openForm('friends@example.com');
  const before = await profile('friends@example.com');
  const rejected = await save({ firstName: 'Augusta', owner });
  expect(rejected).toEqual({ intent: 'save', form: { values: { firstName: 'Augusta' }, problems: {} } });
  expect(await profile('friends@example.com')).toEqual(before);
});

test('a friends and family code that was typed for another account is not used', async () => {
  const { owner = '' } = await inBrowser((args) => loadAccountSettings(castArgs(loadAccountSettings, args)));
  const form = { intent: 'joinFriends', friendsCode: 'FRIENDS30', owner: `${owner}-other` };
  expect(await withOverrides('', form)).toEqual({
    intent: 'joinFriends',
    form: { values: { friendsCode: 'FRIENDS30' }, problems: {} },
  });
});

test('an invitation code of a company that was typed for another account is not used', async () => {
  const form = { intent: 'joinCompany', email: 'ada@company.example', invitationCode: 'COMPANY-2030' };
  const answer = await withOverrides('', { ...form, owner: 'other' });
  expect(answer instanceof Response && answer.headers.get('Location')).toBe(page);
  const load = (args: LoaderArgs) => loadAccountSettings(castArgs(loadAccountSettings, args));
  expect(await inBrowser(load)).toMatchObject({ isAssociateOffered: true });
});

test('a profile that is not saved in an outage is shown again as it was typed', async () => {
  const form = { intent: 'save', firstName: 'Grace', lastName: 'Lovelace', 'known-lastName': 'Lovelace' };
  const rejected = await withOverrides('customer.updateProfile;error=503', form);
  expect(rejected).toEqual({ intent: 'save', form: { values: { firstName: 'Grace' }, problems: {} } });
});

test('DOM-156 a trade customer clears the company, and needs a valid ZIP code of the United States', async () => {
  const save = await openForm('trade@example.com');
  const problemOf = async (postalCode: string) => {
    const rejected = await save({ postalCode });
    return rejected instanceof Response ? undefined : rejected.form.problems.postalCode?.key;
  };
  expect(await problemOf('123')).toBe('field.error.postalCode.US');
  expect(await problemOf('K1A 0B1')).toBe('field.error.postalCode.US');
  expect(await problemOf('')).toBe('field.error.required');
  await save({ companyName: '', postalCode: '60608' });
  expect(await profile('trade@example.com')).toMatchObject({ companyName: '', postalCode: '60608' });
});

test.each([
  ['homeowner@example.com', true, true],
  ['friends@example.com', true, false],
  ['company@example.com', false, false],
  ['trade@example.com', false, false],
])(
  '%s is offered to join a company: %s, friends and family: %s',
  async (email, isAssociateOffered, isFriendsOffered) => {
    const load = (args: LoaderArgs) => loadAccountSettings(castArgs(loadAccountSettings, args));
    expect(await inBrowser(load, email)).toMatchObject({ isAssociateOffered, isFriendsOffered });
  },
);

test('a trade applicant reads when the application was received, and finds it in the downloaded data', async () => {
  const { db } = shop.gateway;
  const row = db.selectFrom('customers').where('email', '=', 'homeowner@example.com').selectAll();
  const { id, created_at, document } = await row.executeTakeFirstOrThrow();
  const applicant = JSON.stringify({ ...document, accountType: 'trade' });
  await db.updateTable('customers').set({ document: applicant }).where('id', '=', id).execute();
  const { tradeApplication } = await inBrowser((args) => loadAccountSettings(castArgs(loadAccountSettings, args)));
  expect(tradeApplication).toEqual({ state: 'inReview', since: created_at });
  const file = await inBrowser((args) => loadPersonalData(castArgs(loadPersonalData, args)));
  const application = { state: 'inReview', since: created_at.toISOString() };
  expect(await file.json()).toMatchObject({ customer: { tradeApplication: application } });
});

test.each([
  ['identity.signIn;error=429', 'error.rateLimit'],
  ['identity.signIn;error=503', 'error.outage'],
  ['identity.signIn;error=wrong-password', 'email.change.wrong'],
])('a password that deletes the account is called wrong only when it is (%s)', async (overrides, key) => {
  const data = await withOverrides(overrides, { intent: 'deleteAccount', lastPassword: 'Soak!Basin' });
  expect(data).toMatchObject({ form: { problems: { lastPassword: { key } } } });
});
