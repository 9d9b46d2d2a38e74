import { signInAs } from '@basin/gateway/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { previewContext } from '../../shell/preview/preview.server.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { disableFeatures } from '../../testing/disable-features.ts';
import { partOf } from '../../testing/page-parts.ts';
import { customersOnly, guardPages } from '../../shell/security/page-guard.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { castArgs, asFormPost } from '../../testing/visitor.ts';
import { loadFrame } from '../../shell/document/load-frame.server.ts';
import { handleFavouriteForm } from '../favourites/index.server.ts';
import { handlePayment } from '../checkout/index.server.ts';
import { loadModelNumbers } from '../registration/index.server.ts';
import { loadSuggestions } from '../search/index.server.ts';
import { handleShowroomForm, loadCalendarFile } from '../stores/index.server.ts';
import { loadContentPage } from './content-page.server.ts';
import { loadEditorsParts } from './editors-parts.server.ts';

let shop: TestShop;
let cookie: string;
let now = new Date();
beforeAll(async () => {
  shop = await testShop({ now: () => now });
  const { token } = await signInAs(shop.gateway, 'homeowner@example.com');
  const signIn = ({ context }: LoaderArgs) => context.get(sdkContext).session.signIn({ access_token: token });
  cookie = (await shop.visit('/en', signIn)).cookie?.split(';', 1)[0] ?? '';
});
beforeEach(() => {
  shop.calls.length = 0;
});

const strip = { name: 'news', type: 'strip', heading: 'The kiln is lit again.' };

/** Adds a strip to a page as an editor. */
async function addStrip(path: string): Promise<void> {
  const pages = shop.gateway.db;
  const row = pages.selectFrom('content').selectAll().where('path', '=', `/pages${path}`);
  const { document } = await row.executeTakeFirstOrThrow();
  const components = [...(document.components as object[]), strip];
  const edited = JSON.stringify({ ...document, components });
  await pages.updateTable('content').set({ document: edited }).where('path', '=', `/pages${path}`).execute();
}

const editorsParts = (path: string) =>
  shop.visit(path, (args) => loadEditorsParts(castArgs(loadEditorsParts, args)), { cookie });

test.each(['/cart', '/shared-cart', '/checkout', '/order-confirmation'])(
  'STO-043 STO-044 STO-045 STO-046 the page %s is fetched as a page-model document and shows the parts that an editor added',
  async (path) => {
    await addStrip(`/fr${path}`);
    const { data } = await editorsParts(`/fr${path}`);
    expect(shop.calls).toContain(`GET /fr${path}.model.json`);
    expect(data && partOf(data, 'strip').heading).toBeDefined();
    expect(JSON.stringify(data?.parts)).toContain(strip.heading);
  },
);

test.each(['order-details', 'order-history', 'my-favourites', 'account-settings'])(
  'STO-047 STO-048 STO-052 STO-053 the account page %s is fetched as a page-model document and shows the parts that an editor added',
  async (name) => {
    const path = `/en/my-account/${name}`;
    await addStrip(path);
    const { data } = await editorsParts(path);
    expect(shop.calls).toContain(`GET ${path}.model.json`);
    expect(data?.parts.map(({ type }) => type)).toEqual([name, 'strip']);
  },
);

test.each(['/cart', '/my-account/my-products', '/product-details'])(
  'the preview of %s reports no unknown component for what the shop itself shows there',
  async (path) => {
    const load = (args: LoaderArgs) => {
      const { content } = args.context.get(sdkContext);
      args.context.set(previewContext, { pageModel: ({ params }) => content.pageModel({ params }) });
      return loadEditorsParts(castArgs(loadEditorsParts, args));
    };
    const { data } = await shop.visit(`/en${path}`, load, { cookie });
    expect(data?.parts.map(({ type }) => type)).not.toContain('unknown');
  },
);

test('every checkout step shows the editor’s parts of the checkout page', async () => {
  await editorsParts('/en/checkout/payment');
  expect(shop.calls).toContain('GET /en/checkout.model.json');
});

test('a page without a page model has no editor’s parts', async () => {
  expect((await editorsParts('/en/my-account/no-such-page')).data).toBeNull();
});

test.each([
  '/en/my-account/my-products',
  '/fr/my-account/my-services',
  '/en/register-offline-product',
  '/en/my-account/register-online-product',
])('STO-050 STO-051 STO-054 STO-055 %s is fetched as a page-model document', async (path) => {
  const load = (args: LoaderArgs) => loadContentPage(castArgs(loadContentPage, args));
  const { data } = await shop.visit(path, load, { cookie });
  expect(shop.calls).toContain(`GET ${path}.model.json`);
  expect(partOf(data, 'page-intro').heading).toBe(data.title);
});

test('a disabled feature is neither linked, explained nor served, and its forms do nothing', async () => {
  const linked = /register-offline|rooms-inspiration|my-favourites/;
  const frame = () => shop.visit('/en', (args) => loadFrame(castArgs(loadFrame, args)));
  const page = (path: string) => shop.visit(`/en/${path}`, (args) => loadContentPage(castArgs(loadContentPage, args)));
  const suggested = async (keyword: string) =>
    (
      await shop.visit(`/en/search/suggestions?keyword=${keyword}`, (args) =>
        loadSuggestions(castArgs(loadSuggestions, args)),
      )
    ).data;
  expect((await suggested('register')).pages.map(({ path }) => path).join()).toMatch(linked);
  expect(JSON.stringify((await frame()).data.navigation)).toMatch(linked);
  expect(JSON.stringify((await page('inspiration')).data)).toMatch(linked);
  const planned = /How many boxes/;
  expect(JSON.stringify((await page('support/help-and-faq')).data)).toMatch(planned);
  await disableFeatures(shop);
  now = new Date(now.getTime() + 3_600_000); // the shop's cached settings expire
  // stale settings are served until the new ones are loaded
  await expect.poll(async () => (await frame()).data.switchedOff).toContain('compare');
  expect(JSON.stringify((await frame()).data.navigation)).not.toMatch(linked);
  expect(JSON.stringify((await page('inspiration')).data)).not.toMatch(linked);
  expect(JSON.stringify((await page('support/help-and-faq')).data)).not.toMatch(planned);
  expect((await suggested('register')).pages.map(({ path }) => path).join()).not.toMatch(linked);
  const missing = { init: { status: 404 } };
  for (const path of ['my-favourites', 'register-online-product']) {
    const guest = shop.visit(`/en/my-account/${path}`, async (args) => {
      for (const guard of [guardPages, customersOnly])
        await guard({ ...args, pattern: '' }, () => Promise.resolve(new Response()));
      return loadEditorsParts(castArgs(loadEditorsParts, args));
    });
    await expect(guest).rejects.toMatchObject(missing);
  }
  const book = shop.visit('/en/locations/chicago-il', (args) => {
    const given = { ...asFormPost(args, { intent: 'book' }), params: { showroom: 'chicago-il' } };
    return handleShowroomForm(castArgs(handleShowroomForm, given));
  });
  await expect(book).rejects.toMatchObject(missing);
  const file = shop.visit('/en/locations/chicago-il/appointment.ics?start=2030-12-02T10:00', (args) =>
    loadCalendarFile(castArgs(loadCalendarFile, { ...args, params: { showroom: 'chicago-il' } })),
  );
  await expect(file).rejects.toMatchObject(missing);
  const models = shop.visit('/en/model-numbers?typed=1', (args) => loadModelNumbers(castArgs(loadModelNumbers, args)));
  await expect(models).rejects.toMatchObject(missing);
  const pay = shop.visit('/en/checkout/payment', (args) =>
    handlePayment(castArgs(handlePayment, asFormPost(args, { intent: 'payPal' }))),
  );
  await expect(pay).rejects.toMatchObject(missing);
  await expect(page('inspiration/rooms-inspiration')).rejects.toMatchObject(missing);
  await expect(
    shop.visit('/en/compare', (args) => loadEditorsParts(castArgs(loadEditorsParts, args))),
  ).rejects.toMatchObject(missing);
  const save = shop.visit('/en/favourites', (args) =>
    handleFavouriteForm(castArgs(handleFavouriteForm, asFormPost(args, { intent: 'add', sku: 'X' }))),
  );
  await expect(save).rejects.toMatchObject(missing);
});
