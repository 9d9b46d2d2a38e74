import { beforeAll, describe, expect, test } from 'vitest';
import { loadContact as contactPage } from '../../features/contact/contact-page.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { castArgs, asFormPost } from '../../testing/visitor.ts';
import { guardPages } from './page-guard.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

/** Changes a page that no configured path covers, as an editor does. */
async function edit(change: object): Promise<void> {
  const contact = '/pages/en/support/contact';
  const { document } = await shop.gateway.db
    .selectFrom('content')
    .select('document')
    .where('path', '=', contact)
    .executeTakeFirstOrThrow();
  const edited = { ...document, isSecure: false, isGated: false, ...change };
  await shop.gateway.db
    .updateTable('content')
    .set({ document: JSON.stringify(edited) })
    .where('path', '=', contact)
    .execute();
}

type Handler = (args: LoaderArgs) => unknown;
const read: Handler = (args) => contactPage(castArgs(contactPage, args));
const send: Handler = (args) =>
  guardPages({ ...asFormPost(args, { message: 'Hello' }), pattern: '' }, () => Promise.resolve(new Response()));

/** Returns where a guest is redirected and with which status. Returns undefined when the page is served. */
async function barrier(handler: Handler, cookie = '') {
  const thrown: unknown = await shop.visit('/en/support/contact?x=1', handler, { cookie }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return thrown instanceof Response ? [thrown.status, thrown.headers.get('Location')] : thrown;
}

const returnTo = 'returnTo=%2Fen%2Fsupport%2Fcontact%3Fx%3D1';

describe('the page guard', () => {
  test('STO-059 STO-065 a page whose model is secure asks a guest to sign in, and so does its form', async () => {
    expect([await barrier(read), await barrier(send)]).toEqual([undefined, undefined]);
    await edit({ isSecure: true });
    expect(await barrier(read)).toEqual([302, `/en/sign-in?${returnTo}`]);
    expect(await barrier(send)).toEqual([307, `/en/sign-in?${returnTo}`]);
  });

  test('STO-060 STO-065 a page whose model is gated opens the sign-in dialog over the landing page', async () => {
    await edit({ isGated: true });
    const landing = `/en?${returnTo}#login::/en/support/contact?x=1`;
    expect([await barrier(read), await barrier(send)]).toEqual([
      [303, landing],
      [303, landing],
    ]);
  });

  test('a form, such as one that adds to the cart, is handled while the content system is unavailable', async () => {
    await edit({});
    expect(await barrier(send, 'basin-overrides=content.pageModel%3Berror%3D503')).toBeUndefined();
  });
});
