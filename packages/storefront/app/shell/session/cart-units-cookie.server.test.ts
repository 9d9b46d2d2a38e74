import { parse } from 'hono/utils/cookie';
import { beforeAll, describe, expect, test } from 'vitest';
import { cartUnitsContext, sdkContext, sessionContext } from '../request-context.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { createCartUnitsCookie } from './cart-units-cookie.server.ts';

const cookie = createCartUnitsCookie({ secret: 's'.repeat(32), publicOrigin: 'https://basin.example' });
const pair = (setCookie: string | undefined) => parse(setCookie?.split(';', 1)[0] ?? '');

describe('the count of a guest’s cart', () => {
  const session = { '__Host-sid': '2~abc', '__Host-sid.1': 'def' };
  const kept = pair(cookie.write(12, session));

  test('is read in the session that it was written for, and written only when it changes', () => {
    expect(cookie.read({ ...kept, ...session })).toBe(12);
    expect(cookie.write(12, { ...session, ...kept })).toBeUndefined();
    expect(cookie.write(13, { ...session, ...kept })).toContain('HttpOnly; Secure');
  });

  test('is 0 for a visitor without a session, whatever the cookie says', () => {
    expect(cookie.read(kept)).toBe(0);
    expect(cookie.read({})).toBe(0);
  });

  test.each([
    ['another session', { ...kept, ...session, '__Host-sid.1': 'xyz' }],
    ['a session that is shorter now', { ...kept, '__Host-sid': '2~abc' }],
    ['no count', session],
    [
      'a count that was changed',
      { ...session, '__Host-cart-units': kept['__Host-cart-units']?.replace('12', '13') ?? '' },
    ],
    ['a count that was ended', { ...session, '__Host-cart-units': '' }],
  ])('is unknown with %s', (_, cookies) => {
    expect(cookie.read(cookies)).toBeUndefined();
  });
});

describe('the cookie with it', () => {
  let shop: TestShop;
  let session: string;
  const askStock = ({ context }: LoaderArgs) => context.get(sdkContext).inventory.stock({ query: { sku: 'ANY' } });
  const count = ({ context }: LoaderArgs) => context.set(cartUnitsContext, 2);
  beforeAll(async () => {
    shop = await testShop();
    const first = await shop.visit('/en', (args) => (count(args), askStock(args)));
    expect(first.setCookies).toHaveLength(1); // the new session, for which nothing was counted yet
    session = first.cookie?.split(';', 1)[0] ?? '';
  });

  test('comes with a page of a guest that counted the cart, and ends with a form until the next one', async () => {
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

  test('does not come while a page has more to say than the count', async () => {
    const { setCookies } = await shop.visit(
      '/en',
      (args) => {
        count(args);
        args.context.get(sessionContext).set('reasonToSignIn', 'signIn.required');
      },
      { cookie: session },
    );
    expect(setCookies).toEqual([expect.stringMatching(/^__Host-sid=/)]);
  });
});
