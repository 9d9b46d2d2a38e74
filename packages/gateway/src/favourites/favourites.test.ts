import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { seedContent } from '../demonstration/seed-content.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway } from '../../testing/gateway.ts';
import { customerSdkOn } from '../../testing/sdk.ts';
import { createShopper, signInAs, type Shopper } from '../../testing/shopper.ts';

const gateway = await testGateway({
  fill: [seedAccounts, seedContent, fillCatalogue],
});
beforeEach(async () => {
  await gateway.db.deleteFrom('favourites_lists').execute();
});
afterAll(() => gateway.close());

interface WireList {
  id: string;
  version: number;
  name: Record<string, string>;
  lineItems: { id: string; productId: string; sku: string; addedAt: string }[];
  textLineItems: { id: string; custom: { fields: Record<string, string> } }[];
}

const article = {
  action: 'addTextLineItem',
  name: { en: 'Small bathroom ideas' },
  description: { en: 'Five layouts' },
  custom: {
    type: { typeId: 'type', key: 'favorites-item' },
    fields: { itemType: 'article', link: '/en/inspiration/small.html', thumbnail: '/thumb.jpg', articleType: 'blog' },
  },
};
const bolt = { action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 1 };

describe('favourites over the wire', () => {
  const create = async (customer: Shopper, name: object = { en: 'Favorites' }) =>
    (await customer.send('POST', '/favorites/create', { name })).body as WireList;

  test('GW-015 SDK-182 SDK-183 a list is created with names by locale, and only its customer can read it', async () => {
    const [one, other] = await Promise.all([
      signInAs(gateway, 'homeowner@example.com'),
      signInAs(gateway, 'trade@example.com'),
    ]);
    const { status, body } = await one.send('POST', '/favorites/create', { name: { en: 'Favorites' } });
    expect([status, body]).toMatchObject([
      201,
      { version: 1, name: { en: 'Favorites' }, lineItems: [], textLineItems: [] },
    ]);
    const read = await one.send('GET', '/favorites?lang=en');
    expect(read).toMatchObject({ status: 200, body: { count: 1, results: [{ id: (body as WireList).id }] } });
    expect((await other.send('GET', '/favorites?lang=en')).body).toMatchObject({ results: [] });
  });

  test('GW-015 SDK-184 SDK-185 SDK-186 a product and an article are added and removed, each with the current version', async () => {
    const customer = await signInAs(gateway, 'homeowner@example.com');
    const { id } = await create(customer);
    const custom = { type: { typeId: 'type', key: 'favorites-item' }, fields: { sku: bolt.sku } };
    const added = await customer.send('POST', `/favorites/${id}/product/add`, {
      version: 1,
      actions: [{ ...bolt, custom }],
    });
    expect(added).toMatchObject({
      status: 200,
      body: { version: 2, lineItems: [{ productId: 'bolt', sku: bolt.sku, name: { en: 'bolt name' }, custom }] },
    });
    const saved = await customer.send('POST', `/favorites/${id}/text/add`, { version: 2, actions: [article] });
    expect(saved.body).toMatchObject({
      version: 3,
      textLineItems: [{ name: article.name, description: article.description, custom: article.custom }],
    });
    const { lineItems, textLineItems } = saved.body as WireList;
    const remove = (version: number, removal: object) =>
      customer.send('POST', `/favorites/${id}/remove`, { version, ...removal });
    await remove(3, { action: 'removeLineItem', lineItemId: lineItems[0]?.id });
    const removal = { action: 'removeTextLineItem', textLineItemId: textLineItems[0]?.id };
    expect((await remove(4, { actions: [removal, removal] })).status).toBe(400);
    const emptied = await remove(4, { actions: [removal] });
    expect(emptied).toMatchObject({ status: 200, body: { version: 5, lineItems: [], textLineItems: [] } });
    expect((await remove(5, { action: 'removeLineItem', lineItemId: lineItems[0]?.id })).status).toBe(400);
  });

  test('DOM-116 DOM-117 DOM-118 a list has its version and name, and each product and article has its fields and the time it was added', async () => {
    const customer = await signInAs(gateway, 'homeowner@example.com');
    const { id } = await create(customer);
    await customer.send('POST', `/favorites/${id}/product/add`, { version: 1, actions: [bolt] });
    await customer.send('POST', `/favorites/${id}/text/add`, { version: 2, actions: [article] });
    const [addedAt, anyId] = [gateway.now().toISOString(), expect.stringMatching(/\w/) as unknown];
    const named = { id, version: 3, name: { en: 'Favorites' } };
    const lineItems = [{ id: anyId, productId: 'bolt', sku: bolt.sku, addedAt }];
    const { name, description, custom } = article;
    const onWire = { ...named, lineItems, textLineItems: [{ name, description, custom, addedAt }] };
    expect((await customer.send('GET', '/favorites?lang=en')).body).toMatchObject({ results: [onWire] });
    const sdk = await customerSdkOn(gateway, 'homeowner@example.com');
    const { results } = await sdk.favourites.list({ query: { lang: 'en' } });
    const textLineItems = [{ name, description, ...custom.fields, addedAt }];
    expect(results).toMatchObject([{ ...named, lineItems, textLineItems }]);
  });

  test('GW-015 SDK-149 a change with a stale version is a conflict that contains the current version', async () => {
    const customer = await signInAs(gateway, 'homeowner@example.com');
    const { id } = await create(customer);
    const add = () => customer.send('POST', `/favorites/${id}/product/add`, { version: 1, actions: [bolt] });
    const responses = await Promise.all([add(), add()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await add()).body).toMatchObject({ errors: [{ code: 'ConcurrentModification', currentVersion: 2 }] });
  });

  test('GW-015 a product or an article that is in the list already is not added again, and the version stays', async () => {
    const customer = await signInAs(gateway, 'homeowner@example.com');
    const { id } = await create(customer);
    const add = (kind: string, version: number, action: object) =>
      customer.send('POST', `/favorites/${id}/${kind}/add`, { version, actions: [action] });
    await add('product', 1, bolt);
    await add('text', 2, article);
    const items = { version: 3, lineItems: [{ sku: bolt.sku }], textLineItems: [{ name: article.name }] };
    expect(await add('product', 3, bolt)).toMatchObject({ status: 200, body: items });
    expect(await add('text', 3, article)).toMatchObject({ status: 200, body: items });
  });

  test.each([
    ['an unknown sku', 'product', { ...bolt, sku: 'NO-SUCH' }],
    ['an article added as a product', 'product', article],
    ['a product added as a text', 'text', bolt],
  ])('GW-015 %s is rejected and changes nothing', async (_, kind, action) => {
    const customer = await signInAs(gateway, 'homeowner@example.com');
    const { id } = await create(customer);
    const { status } = await customer.send('POST', `/favorites/${id}/${kind}/add`, {
      version: 1,
      actions: [bolt, action],
    });
    expect(status).toBe(400);
    expect((await customer.send('GET', '/favorites?lang=en')).body).toMatchObject({
      results: [{ version: 1, lineItems: [], textLineItems: [] }],
    });
  });

  test('GW-015 SDK-161 a guest has no favourites, and customers cannot reach the lists of others', async () => {
    const [owner, thief, guest] = await Promise.all([
      signInAs(gateway, 'homeowner@example.com'),
      signInAs(gateway, 'trade@example.com'),
      createShopper(gateway),
    ]);
    expect((await guest.send('GET', '/favorites?lang=en')).status).toBe(403);
    const { id } = await create(owner);
    const stolen = await thief.send('POST', `/favorites/${id}/product/add`, { version: 1, actions: [bolt] });
    const invented = await thief.send('POST', '/favorites/no-such/product/add', { version: 1, actions: [bolt] });
    expect([stolen.status, invented.status]).toEqual([404, 404]);
  });

  test.each<[string, string, object?]>([
    ['GET', '/favorites?lang=en'],
    ['POST', '/favorites/create', { name: { en: 'Favorites' } }],
    ['POST', '/favorites/l-1/product/add', { version: 1, actions: [bolt] }],
    ['POST', '/favorites/l-1/remove', { version: 1, action: 'removeLineItem', lineItemId: 'i-1' }],
    ['GET', '/customer/me'],
    ['POST', '/customer/profile', { version: 1, actions: [{ action: 'setFirstName', firstName: 'Pat' }] }],
    ['POST', '/customer/address', { version: 1, actions: [{ action: 'removeAddress', addressId: 'a-1' }] }],
  ])('GW-015 SDK-161 %s %s requires a signed-in customer, a consumer or a professional', async (method, path, body) => {
    const signedOut = { status: 403, body: { message: 'A signed-in customer is required.' } };
    expect(await (await createShopper(gateway)).send(method, path, body)).toMatchObject(signedOut);
    for (const email of ['homeowner@example.com', 'trade@example.com'])
      expect((await (await signInAs(gateway, email)).send(method, path, body)).status).not.toBe(403);
  });

  test('GW-015 DOM-073 a list expires after 30 days without a change, or after its own period; the favourites do not', async () => {
    const customer = await signInAs(gateway, 'homeowner@example.com');
    await customer.send('POST', '/favorites/create', { name: { en: 'Ideas' } });
    await customer.send('POST', '/favorites/create', { name: { en: 'Sale' }, deleteDaysAfterLastModification: 3 });
    await customer.send('POST', '/favorites/create', { name: { en: 'Favorites' } });
    gateway.pass(30 * 86_400_000 - 1);
    const later = await signInAs(gateway, 'homeowner@example.com');
    expect((await later.send('GET', '/favorites?lang=en')).body).toMatchObject({ count: 2 });
    gateway.pass(1);
    const tooLate = await signInAs(gateway, 'homeowner@example.com');
    expect((await tooLate.send('GET', '/favorites?lang=en')).body).toMatchObject({ count: 1 });
  });

  test('GW-015 a list does not grow without end by texts in invented languages', async () => {
    const customer = await signInAs(gateway, 'homeowner@example.com');
    const { id } = await create(customer);
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const tags = letters.flatMap((one) => letters.map((other) => one + other));
    const name = Object.fromEntries(tags.map((tag) => [tag, 'x'.repeat(250)]));
    const statuses: number[] = [];
    for (let version = 1; version <= 6; version++) {
      const body = { version, actions: [{ ...article, name, custom: undefined }] };
      statuses.push((await customer.send('POST', `/favorites/${id}/text/add`, body)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 400]);
  });
});
