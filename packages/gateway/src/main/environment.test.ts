import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('the defaults of the README apply without any variable, and an empty variable counts as unset', () => {
  const defaults = {
    host: '127.0.0.1',
    port: 4000,
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    solr: undefined,
    languagesDir: undefined,
    smtpUrl: undefined,
    origins: {
      shop: 'http://localhost:3000',
      gateway: 'http://127.0.0.1:4000',
      author: 'http://127.0.0.1:4001',
      identity: 'http://127.0.0.1:4002',
      images: 'http://127.0.0.1:4003',
      payment: 'http://127.0.0.1:4004',
    },
    corsOrigins: [],
    uploadSpace: 10_000_000_000,
    seedsDemonstration: false,
    logLevel: 'info',
    isProduction: false,
    showsOutbox: true,
  };
  const { proxies, ...read } = readEnvironment({});
  expect(read).toEqual(defaults);
  expect([proxies.check('127.0.0.1'), proxies.check('10.0.0.1')]).toEqual([true, false]);
  expect(readEnvironment({ GATEWAY_PORT: '', DATA_DIR: '', DATABASE_URL: '' })).toMatchObject(defaults);
});

test('environment variables override the defaults', () => {
  const given = { GATEWAY_PORT: '5300', DATABASE_URL: 'postgres://me:secret@db:5432/shop', NODE_ENV: 'production' };
  expect(readEnvironment({ ...given, PUBLIC_ORIGIN: 'https://shop.example/en' })).toMatchObject({
    port: 5300,
    databaseUrl: 'postgres://me:secret@db:5432/shop',
    origins: { shop: 'https://shop.example', identity: 'http://127.0.0.1:5302' },
    isProduction: true,
  });
  const { proxies } = readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1' });
  expect(['10.1.1.1', '11.1.1.1'].map((address) => proxies.check(address))).toEqual([true, false]);
  expect(proxies.check('2001:db8::1', 'ipv6')).toBe(true);
  const { corsOrigins } = readEnvironment({ CORS_ORIGINS: 'https://app.example/, http://localhost:5173' });
  expect(corsOrigins).toEqual(['https://app.example', 'http://localhost:5173']);
});

test('the public URL of the shop is on the port of the shop unless it is set', () => {
  expect(readEnvironment({ PORT: '3100' }).origins.shop).toBe('http://localhost:3100');
  expect(readEnvironment({ PORT: '3100', PUBLIC_ORIGIN: 'https://shop.example' }).origins.shop).toBe(
    'https://shop.example',
  );
  for (const port of ['four', '0', '65536'])
    expect(() => readEnvironment({ PORT: port })).toThrow('PORT: must be a port number');
});

test('the outbox is shown in development and in the demonstration, but not in production', () => {
  const showsOutbox = (variables: Record<string, string>) => readEnvironment(variables).showsOutbox;
  expect(showsOutbox({})).toBe(true);
  expect(showsOutbox({ NODE_ENV: 'production' })).toBe(false);
  expect(showsOutbox({ NODE_ENV: 'production', SEED: 'demo' })).toBe(true);
});

test('the public origin of each system can be set independently of its host and port', () => {
  const host = '0.0.0.0';
  const given = Object.fromEntries(
    ['GATEWAY', 'AUTHOR', 'IDENTITY', 'IMAGES', 'PAYMENT'].map((name) => [
      `${name}_ORIGIN`,
      `https://${name.toLowerCase()}.example/path`,
    ]),
  );
  expect(readEnvironment({ HOST: host, ...given })).toMatchObject({
    host: '0.0.0.0',
    origins: {
      gateway: 'https://gateway.example',
      author: 'https://author.example',
      identity: 'https://identity.example',
      images: 'https://images.example',
      payment: 'https://payment.example',
    },
  });
  expect(readEnvironment({ HOST: host }).origins.images).toBe('http://127.0.0.1:4003');
  expect(readEnvironment({ HOST: '::1' }).origins.images).toBe('http://[::1]:4003');
});

test('the start of the gateway uses every setting', async () => {
  const source = await readFile(new URL('start-gateway.ts', import.meta.url), 'utf8');
  const names = Object.keys(readEnvironment({}));
  expect(names).toContain('uploadSpace');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
});

test('the gateway feeds Solr by default', () => {
  const solrUrl = 'http://solr:8983/solr/{collection}';
  expect(readEnvironment({ SOLR_URL: solrUrl }).solr).toEqual({ url: solrUrl, feeds: true });
  expect(readEnvironment({ SOLR_URL: solrUrl, SOLR_FEED: 'off' }).solr).toEqual({ url: solrUrl, feeds: false });
});

test.each([
  ['SOLR_URL', 'http://solr:8983/solr'],
  ['SOLR_URL', 'solr/{collection}'],
  ['SOLR_FEED', 'yes'],
  ['GATEWAY_PORT', 'http'],
  ['GATEWAY_PORT', '0'],
  ['GATEWAY_PORT', '65533'],
  ['DATABASE_URL', 'mysql://me@db/shop'],
  ['DATABASE_URL', 'shop'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['IDENTITY_ORIGIN', 'id.example'],
  ['IMAGES_ORIGIN', 'ftp://images.example'],
  ['PAYMENT_ORIGIN', 'pay'],
  ['HOST', 'shop.example'],
  ['LOG_LEVEL', 'loud'],
  ['SEED', 'yes'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,proxy.example'],
  ['CORS_ORIGINS', 'https://app.example,*'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://mail.example.com?from=shop'],
  ['UPLOAD_SPACE_MB', '1e9'],
  ['UPLOAD_SPACE_MB', '0'],
])('an invalid %s (%s) is rejected with an error that names the variable', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(RangeError);
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name}: must `));
});
