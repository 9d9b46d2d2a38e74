import { parse } from 'hono/utils/cookie';
import { beforeAll, describe, expect, test } from 'vitest';
import { cartUnitsContext, sdkContext, sessionContext } from '../request-context.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { createCartUnitsCookie } from './cart-units-cookie.server.ts';

const cookie = createCartUnitsCookie({ secret: 's'.repeat(32), publicOrigin: 'https://basin.example' });
const pair = (setCookie: string | undefined) => parse(setCookie?.split(';', 1)[0] ?? '');

describe('the signed cart count', () => {
  const session = { '__Host-sid': '2~abc', '__Host-sid.1': 'def' };
  const stored = pair(cookie.write(12, session));

  test('a guest’s cart count is valid only in the session that it was written for, and is written only when it changes', () => {
    expect(cookie.read({ ...stored, ...session })).toBe(12);
    expect(cookie.write(12, { ...session, ...stored })).toBeUndefined();
    expect(cookie.write(13, { ...session, ...stored })).toContain('HttpOnly; Secure');
  });

  test('the cart count is 0 for a visitor without a session, whatever the cookie says', () => {
    expect(cookie.read(stored)).toBe(0);
    expect(cookie.read({})).toBe(0);
  });

  test.each([
    ['another session', { ...stored, ...session, '__Host-sid.1': 'xyz' }],
    ['a session that has become shorter', { ...stored, '__Host-sid': '2~abc' }],
    ['no count', session],
    ['a modified count', { ...session, '__Host-cart-units': stored['__Host-cart-units']?.replace('12', '13') ?? '' }],
    ['a deleted count', { ...session, '__Host-cart-units': '' }],
  ])('the cart count is unknown with %s', (_, cookies) => {
    expect(cookie.read(cookies)).toBeUndefined();
  });
});

describe('the cart count cookie', () => {
  let shop: TestShop;
  let session: string;
  const askStock = ({ context }: LoaderArgs) => context.get(sdkContext).inventory.stock({ query: { sku: 'ANY' } });
  const count = ({ context }: LoaderArgs) => context.set(cartUnitsContext, 2);
  beforeAll(async () => {
    shop = await testShop();
    const first = await shop.visit('/en', (args) => (count(args), askStock(args)));
    expect(first.setCookies).toHaveLength(1); // the new session, which has no count yet
    session = first.cookie?.split(';', 1)[0] ?? '';
  });

  test('the cart count cookie is set by a guest’s page that read the cart, and deleted by a form until the next such page', async () => {
    const counted = await shop.visit('/en', count, { cookie: session });
    expect(counted.setCookies).toEqual([expect.stringMatching(/^__Host-cart-units=2\./)]);
    const withCount = `${session}; ${counted.cookie?.split(';', 1)[0] ?? ''}`;
    const pages = [
      shop.visit('/en', () => undefined, { cookie: withCount }),
      shop.visit('/en', () => undefined, { cookie: withCount, method: 'POST' }),
      shop.visit('/en', count, { cookie: withCount, method: 'POST' }),
    ];
    const ended = expect.stringMatching(/^__Host-cart-units=; Max-Age=0/) as string;
    expect((await Promise.all(pages)).map(({ setCookies }) => setCookies)).toEqual([[], [ended], []]);
  });

  test('the cart count cookie is not set while a page shows more personal data than the count', async () => {
    const { setCookies } = await shop.visit(
      '/en',
      (args) => {
        count(args);
        args.context.get(sessionContext).set('signInMessage', 'signIn.required');
      },
      { cookie: session },
    );
    expect(setCookies).toEqual([expect.stringMatching(/^__Host-sid=/)]);
  });
});
