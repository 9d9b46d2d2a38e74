import { expect, test } from 'vitest';
import { isHost, originAt, originsWarning } from './host.ts';

test('a host to listen on is an IP address or localhost', () => {
  for (const host of ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']) expect(isHost(host)).toBe(true);
  for (const host of ['', 'shop.example', '127.0.0.1:80', '[::1]', '300.1.1.1']) expect(isHost(host)).toBe(false);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:80'],
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
  ['10.0.0.5', 'http://10.0.0.5:80'],
])('a server that listens on %s is reached on this machine at %s', (host, origin) => {
  expect(originAt(host, 80)).toBe(origin);
});

test('a server for other machines warns of public origins with a loopback address and names their settings', () => {
  const origins = {
    PUBLIC_ORIGIN: 'https://shop.example',
    IMAGES_ORIGIN: 'http://127.0.0.1:4003',
    PAYMENT_ORIGIN: 'http://[::1]:4004',
  };
  expect(originsWarning('0.0.0.0', origins)).toBe(
    'HOST is 0.0.0.0, but browsers on other machines cannot reach a loopback address: set IMAGES_ORIGIN, PAYMENT_ORIGIN to public URLs',
  );
  expect(originsWarning('10.0.0.5', { IMAGES_ORIGIN: 'http://10.0.0.5:4003' })).toBeUndefined();
});

test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])(
  'a server on %s serves only this machine and logs no warning',
  (host) => {
    expect(originsWarning(host, { IMAGES_ORIGIN: 'http://127.0.0.1:4003' })).toBeUndefined();
  },
);
