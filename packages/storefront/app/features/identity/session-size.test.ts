import { passwordLengths } from '@basin/domain';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from './sign-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { sdkContext, sessionContext } from '../../shell/request-context.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const long = (length: number, character = 'x') => character.repeat(length);

/** The longest values that the contract allows. Each character of the second account takes three bytes. */
const accounts = [
  { email: `${long(64)}@${long(61)}.${long(61)}.${long(61)}.com`, firstName: long(64, 'é'), lastName: long(64, 'ñ') },
  { email: `${long(60, '語')}1@${long(180, '語')}.example`, firstName: long(64, '語'), lastName: long(64, '語') },
];

test.each(accounts)(
  'no session cookie exceeds 3,500 bytes, and the session is restored completely (%#)',
  async (account) => {
    const password = `Aa1!${long(passwordLengths.default)}`;
    const { email } = account;
    const fill = async ({ context }: LoaderArgs) => {
      await context.get(sdkContext).customer.signUp({
        body: { ...account, password, accountType: 'homeowner', locale: 'en-US', newsletterOptIn: false },
      });
      expect(await signIn(context, { email, password })).toBeUndefined();
      const session = context.get(sessionContext);
      session.set('payment', {
        type: 'card',
        token: long(128),
        brand: 'VI',
        lastFour: '1111',
        expMonth: '01',
        expYear: '2030',
      });
      session.set('customerId', long(128));
      session.set('submittedCart', { cartId: long(128), email });
      session.set('lastOrder', { orderNumber: long(128), email });
      session.set('pendingFavourite', { intent: 'add', article: `/en/${long(200)}` });
      session.set('recovery', { token: long(512), question: long(512, '語') });
      for (let count = 0; count < 50; count += 1)
        queueNotice(context, { key: 'product.added', values: { name: long(300, '語') }, tone: 'success' });
      return session.data;
    };
    const { data, setCookies } = await shop.visit('/en/sign-in', fill);
    expect(setCookies.map((cookie) => Buffer.byteLength(cookie)).filter((bytes) => bytes > 3_500)).toEqual([]);
    const cookie = setCookies.map((set) => set.split(';', 1).join('')).join('; ');
    expect(cookie.length).toBeLessThan(14_300); // servers accept 16 KB of headers
    const back = await shop.visit('/en', ({ context }) => context.get(sessionContext).data, { cookie });
    expect(back.data).toEqual(JSON.parse(JSON.stringify(data)));
    expect(back.data.tokens).toMatchObject({ isAuthenticated: true });
    expect(back.data.tokens?.idToken).toBeUndefined();
  },
);
