import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Reply } from '../http/implement.ts';
import { handleCall, type ServingContext } from '../http/handle-call.ts';
import { contract } from '@basin/sdk/contract';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';
import { createFetchShopFile } from './shop-files.ts';
import { zipFiles } from './zip.ts';

let gateway: TestGateway;
let guest: Shopper;
beforeAll(async () => {
  gateway = await testGateway({ checkReplies: false });
  guest = await createShopper(gateway);
});
afterAll(() => gateway.close());

const parts = [
  ...['\r\nSet-Cookie: a=b', '\n\n<script>', '\r', '\u0085', '\u2028', '\0', '"; filename="evil.exe', '"', "'", '\\'],
  ...['../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', 'C:\\x', '..', '.', '...', '%2e%2e%2f', '%0d%0a', '%00'],
  ...[
    "; filename*=UTF-8''evil.exe",
    'reçu',
    '收据',
    '🛁',
    '\u202Egpj.exe',
    '\uD800',
    'a'.repeat(300),
    ' ',
    '~',
    '*?<>|',
  ],
];
/** 150 names that try to break out of a header or a folder. */
const names = parts.flatMap((part) => [part, `${part}.pdf`, `a${part}`, `a${part}b.zip`, `${part}${part}`]);

test('GW-017 none of 150 hostile file names breaks out of its header', async () => {
  expect(names).toHaveLength(150);
  const serving = {
    checkReplies: false,
    resolvePrincipal: () => Promise.resolve({ kind: 'guest' }),
  } as unknown as ServingContext;
  const request = new Request('http://gateway.test/catalog/pdf-file-download?page=1');
  for (const filename of names) {
    const handler = () => new Reply({ blob: new Blob(['x']), filename });
    const incoming = { request, matched: {}, callerAddress: undefined };
    const { headers } = await handleCall({ entry: contract.assets.catalogPdf, handler }, incoming, serving);
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename(?:\*?=)/);
    expect(disposition).not.toMatch(/[\r\n\0]/);
    // outside quoted strings, each parameter occurs once
    const outside = disposition.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
    expect(outside).toMatch(
      /^attachment(?:; filename=[\w.%~!#$&+^`|'*-]*(?:"")?)?(?:; filename\*=UTF-8''[\w.%~!#$&+^`|-]+)?$/,
    );
    expect([...headers.keys()]).not.toContain('set-cookie');
  }
});

test('GW-017 a hostile download name is rejected or harmless', async () => {
  const files = ['http://127.0.0.1:4003/is/image/BASIN/swatch-matte-black?wid=20&fmt=jpeg'];
  for (const downloadFileName of names) {
    const { status } = await gateway.fetch(
      new Request('http://gateway.test/assets/zip-download', {
        method: 'POST',
        headers: { Authorization: `Bearer ${guest.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ downloadFileName, files }),
      }),
    );
    expect([downloadFileName, [200, 400].includes(status)]).toEqual([downloadFileName, true]);
    if (/[\r\n"/\\;]/.test(downloadFileName)) expect([downloadFileName, status]).toEqual([downloadFileName, 400]);
  }
});

test('GW-017 no hostile file name creates an archive entry outside the archive', async () => {
  const origin = 'http://files.test';
  for (const name of names.map((each) => each.toWellFormed())) {
    const headers = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` };
    const fetchShopFile = createFetchShopFile(new Map([[origin, () => new Response('x', { headers })]]));
    const archive = await zipFiles([`${origin}/a`, `${origin}/b`], fetchShopFile);
    const entries = Object.keys(unzipSync(await archive.bytes()));
    expect(entries).toHaveLength(2);
    for (const entry of entries)
      expect([name, entry]).toEqual([name, expect.not.stringMatching(/[/\\\p{Cc}]|^\.+$|^$/u)]);
  }
});

test.each([
  ['Pencil Trim, 1/2 x 8 in. - Tear sheet.pdf', 'Pencil Trim, 1-2 x 8 in. - Tear sheet.pdf'],
  ['Basin 24": "Linden"?.pdf', 'Basin 24-- -Linden--.pdf'],
])('GW-017 the file %s is archived as %s, which every system can extract', async (name, entry) => {
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` };
  const fetchShopFile = createFetchShopFile(new Map([['http://files.test', () => new Response('x', { headers })]]));
  const archive = await zipFiles(['http://files.test/a'], fetchShopFile);
  expect(Object.keys(unzipSync(await archive.bytes()))).toEqual([entry]);
});

test('GW-017 a file whose URL has a malformed escape is archived under the undecoded name', async () => {
  const fetchShopFile = createFetchShopFile(new Map([['http://files.test', () => new Response('x')]]));
  const archive = await zipFiles(['http://files.test/a%E0.pdf'], fetchShopFile);
  expect(Object.keys(unzipSync(await archive.bytes()))).toEqual(['a%E0.pdf']);
});

test('control: a header built by string concatenation breaks', () => {
  const byHand = (name: string) => new Headers({ 'content-disposition': `attachment; filename="${name}"` });
  expect(() => byHand(parts[0] ?? '')).toThrow();
  expect(byHand(parts[6] ?? '').get('content-disposition')).toContain('filename="evil.exe');
});
