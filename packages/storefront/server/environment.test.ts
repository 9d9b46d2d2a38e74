import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

const secret = 's'.repeat(32);

test('with only a secret set, all other settings default to the loopback address', () => {
  expect(readEnvironment({ SESSION_SECRET: secret })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    workers: 1,
    publicOrigin: 'http://localhost:3000',
    gatewayUrl: 'http://127.0.0.1:4000',
    authorUrl: 'http://127.0.0.1:4001',
    identityUrl: 'http://127.0.0.1:4002',
    imagesUrl: 'http://127.0.0.1:4003',
    identityOrigin: 'http://127.0.0.1:4002',
    imagesOrigin: 'http://127.0.0.1:4003',
    paymentOrigin: 'http://127.0.0.1:4004',
    embeds: {},
    sessionSecret: secret,
    logLevel: 'info',
  });
});

test('the default public origin uses the port, and a path in PUBLIC_ORIGIN is dropped', () => {
  expect(readEnvironment({ SESSION_SECRET: secret, PORT: '5800' }).publicOrigin).toBe('http://localhost:5800');
  expect(readEnvironment({ SESSION_SECRET: secret, PUBLIC_ORIGIN: 'https://shop.example/en' }).publicOrigin).toBe(
    'https://shop.example',
  );
});

test('a system with a different public host name has a public origin in addition to its internal URL', () => {
  const { identityUrl, identityOrigin, imagesUrl, imagesOrigin, paymentOrigin } = readEnvironment({
    SESSION_SECRET: secret,
    IDENTITY_URL: 'http://10.0.0.2:4002',
    IDENTITY_ORIGIN: 'https://id.example',
    IMAGES_URL: 'http://10.0.0.2:4003',
    IMAGES_ORIGIN: 'https://images.example/',
    PAYMENT_URL: 'https://pay.example',
  });
  expect([identityUrl, imagesUrl]).toEqual(['http://10.0.0.2:4002', 'http://10.0.0.2:4003']);
  expect([identityOrigin, imagesOrigin]).toEqual(['https://id.example', 'https://images.example']);
  expect(paymentOrigin).toBe('https://pay.example');
});

test('analytics settings hold a system, a URL and origins; without ANALYTICS_SYSTEM they are undefined', () => {
  const variables = { SESSION_SECRET: secret, ANALYTICS_URL: 'https://tags.example/tag.js' };
  expect(readEnvironment(variables).analytics).toBeUndefined();
  const origins = 'https://collect.example/g  https://eu.collect.example';
  expect(readEnvironment({ ...variables, ANALYTICS_SYSTEM: 'segment', ANALYTICS_ORIGINS: origins }).analytics).toEqual({
    system: 'segment',
    url: 'https://tags.example/tag.js',
    origins: ['https://collect.example', 'https://eu.collect.example'],
    policies: [],
  });
  expect(readEnvironment({ SESSION_SECRET: secret, ANALYTICS_SYSTEM: 'dataLayer' }).analytics?.url).toBeUndefined();
});

test('an embed holds a URL and its origins; without a URL it is omitted', () => {
  const variables = { SESSION_SECRET: secret, FINANCING_ORIGINS: 'https://offers.example/x' };
  expect(readEnvironment(variables).embeds).toEqual({});
  const [url, VIDEO_URL] = ['https://financing.example/{key}/widget.js', 'https://video.example/player.js'];
  expect(readEnvironment({ ...variables, FINANCING_URL: url, VIDEO_URL }).embeds).toEqual({
    financing: { url, origins: ['https://financing.example', 'https://offers.example'] },
    video: { url: VIDEO_URL, origins: ['https://video.example'] },
  });
});

test('an empty variable counts as absent', () => {
  expect(readEnvironment({ SESSION_SECRET: secret, PORT: '' }).port).toBe(3000);
});

test.each([
  [{ SESSION_SECRET: secret, PORT: 'three' }, 'PORT must be a port'],
  [{ SESSION_SECRET: secret, PORT: '0' }, 'PORT must be a port'],
  [{ SESSION_SECRET: secret, PORT: '70000' }, 'PORT must be a port'],
  [{ SESSION_SECRET: secret, PORT: '30.5' }, 'PORT must be a port'],
  [{ SESSION_SECRET: secret, GATEWAY_URL: 'javascript:alert(1)' }, 'GATEWAY_URL must be an http or https address'],
  [{ SESSION_SECRET: secret, IMAGES_URL: 'images' }, 'IMAGES_URL must be an http or https address'],
  [{ SESSION_SECRET: secret, HOST: 'shop.example' }, 'HOST must be an IP address to listen on, such as 0.0.0.0'],
  [{ SESSION_SECRET: secret, PUBLIC_ORIGIN: 'shop' }, 'PUBLIC_ORIGIN must be an http or https address'],
  [{ SESSION_SECRET: secret, IMAGES_ORIGIN: 'images' }, 'IMAGES_ORIGIN must be an http or https address'],
  [{ SESSION_SECRET: secret, LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a level such as info'],
  [{ SESSION_SECRET: secret, ANALYTICS_SYSTEM: 'x' }, 'ANALYTICS_SYSTEM must be one of dataLayer, segment, endpoint'],
  [{ SESSION_SECRET: secret, ANALYTICS_SYSTEM: 'segment' }, 'ANALYTICS_URL must be set for ANALYTICS_SYSTEM=segment'],
  [
    { SESSION_SECRET: secret, ANALYTICS_ORIGINS: '*' },
    'ANALYTICS_ORIGINS must be origins such as https://collect.example',
  ],
  [
    { SESSION_SECRET: secret, ANALYTICS_POLICIES: "'none';" },
    'ANALYTICS_POLICIES must be names of Trusted Types policies',
  ],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters'],
  [{}, 'SESSION_SECRET must be set, for example to the output of `openssl rand -hex 32`'],
])('%o is rejected with a one-line message that does not reveal the value', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(new EnvironmentError(message));
});
