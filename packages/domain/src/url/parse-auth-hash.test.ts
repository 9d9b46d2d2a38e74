import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { parseAuthHash } from './parse-auth-hash.ts';

test('#login opens sign-in, #signup and #createaccount open sign-up', () => {
  shows(parseAuthHash, ['#login'], { opens: 'auth', tab: 0 });
  shows(parseAuthHash, ['#signup'], { opens: 'auth', tab: 1 });
  shows(parseAuthHash, ['#createaccount'], { opens: 'auth', tab: 1 });
  shows(parseAuthHash, ['createAccount'], { opens: 'auth', tab: 1 });
});

test('#newsletter opens the newsletter', () => {
  shows(parseAuthHash, ['#newsletter'], { opens: 'newsletter', tab: 0 });
});

test('DOM-009 the text after a double colon is the target', () => {
  shows(parseAuthHash, ['#login::/en/cart'], { opens: 'auth', tab: 0, target: '/en/cart' });
  shows(parseAuthHash, ['#signup::/en/a::b'], { opens: 'auth', tab: 1, target: '/en/a::b' });
});

test('#isAuth and #KPN open sign-in and continue to the target, or to the link itself', () => {
  shows(parseAuthHash, ['#isAuth::/en/my-account'], { opens: 'auth', tab: 0, target: '/en/my-account' });
  shows(parseAuthHash, ['#isAuthTrade', '/en/for-professionals'], {
    opens: 'auth',
    tab: 0,
    target: '/en/for-professionals',
  });
  shows(parseAuthHash, ['#KPN', '/en/pro'], { opens: 'auth', tab: 0, target: '/en/pro' });
  shows(parseAuthHash, ['#KPN-page::/en/pro', '/en'], { opens: 'auth', tab: 0, target: '/en/pro' });
});

test('a hash target on another site is ignored', () => {
  shows(parseAuthHash, ['#login:://evil.example'], { opens: 'auth', tab: 0 });
  shows(parseAuthHash, ['#isAuth::https://evil.example', '/en'], { opens: 'auth', tab: 0 });
});

test('any other hash triggers nothing', () => {
  for (const hash of ['', '#', '#reviews', '#logins', '#my-login', 'lo#gin', '#::/en/cart'])
    shows(parseAuthHash, [hash, '/en'], undefined);
});
