import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper } from '../../testing/shopper.ts';
import { hasContentOfType } from './file-type.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ checkReplies: false });
});
afterAll(() => gateway.close());

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const script = '<script>alert(1)</script>';

/** Contents that a browser would run or render as a page, or that are not an accepted type. */
const hostile: Readonly<Record<string, string>> = {
  svg: `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`,
  html: `<!doctype html>${script}`,
  xml: `<?xml version="1.0"?><?xml-stylesheet href="data:,"?><x xmlns="http://www.w3.org/1999/xhtml">${script}</x>`,
  javascript: 'alert(1)',
  'a gif that is a script': 'GIF89a=1;alert(1)',
  nothing: '',
  'a bitmap': 'BM      ',
  'an archive': 'PK\u0003\u0004',
  'a program': 'MZ\u0090',
  'a late PDF': `${script}%PDF-1.7`,
};
const claims = ['image/svg+xml', 'text/html', 'application/octet-stream', 'image/png', 'application/pdf', 'image/jpeg'];

/** Sixty files without the content of an accepted type. */
const rejected = Object.entries(hostile).flatMap(([kind, text]) => claims.map((type) => [kind, type, text] as const));

/** Files with valid magic bytes followed by a script. */
const disguised = [
  ['application/pdf', `%PDF-1.7${script}`],
  ['image/jpeg', `\u00ff\u00d8\u00ff${script}`],
  ['image/png', `\u0089PNG\r\n\u001a\n${script}`],
  ['image/webp', `RIFF0000WEBP${script}`],
  ['image/heic', `0000ftypheic${script}`],
] as const;
const names = ['evil.html', 'evil.svg', 'evil.png.html', 'evil', 'evil.PNG', 'evil.pdf'];

async function put(token: string, fileName: string, type: string, body: Uint8Array<ArrayBuffer>): Promise<Response> {
  const query = new URLSearchParams({ fileName, formAsset: 'case', brand: 'basin' });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
  const url = `http://gateway.test/assets/upload?${query.toString()}`;
  return gateway.fetch(new Request(url, { method: 'PUT', headers, body }));
}

test('GW-017 sixty files without the content of an accepted type are rejected, whatever type they claim', async () => {
  expect(rejected).toHaveLength(60);
  const { token } = await createShopper(gateway);
  for (const [kind, type, text] of rejected) {
    gateway.pass(3_600_000 / 50); // stays below the rate limit
    expect([kind, type, (await put(token, 'a.png', type, latin(text))).status]).toEqual([kind, type, 415]);
  }
});

test('control: thirty of the rejected files claim an accepted type, so checking the claimed type alone is not enough', () => {
  const trusted = rejected.filter(([, type]) => ['image/png', 'image/jpeg', 'application/pdf'].includes(type));
  expect(trusted).toHaveLength(30);
  expect(trusted.filter(([, type, text]) => hasContentOfType(type, latin(text)))).toEqual([]);
});

describe('a script disguised as a picture or PDF', () => {
  const uploads = disguised.flatMap(([type, text]) => names.map((name) => [name, type, text] as const));

  test('GW-017 a disguised script is served under its type with a matching suffix and as a download, so that a browser never runs it', async () => {
    const { token } = await createShopper(gateway);
    for (const [name, type, text] of uploads) {
      const { assetId } = (await (await put(token, name, type, latin(text))).json()) as { assetId: string };
      const url = `http://gateway.test/assets/upload/${assetId}`;
      const { status, headers } = await gateway.fetch(
        new Request(url, { headers: { Authorization: `Bearer ${token}` } }),
      );
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename=[\w.-]+\.(?:pdf|jpe?g|png|webp|hei[cf])$/i,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
  });

  test('control: some of the disguised files are uploaded with a suffix that opens as a page', () => {
    expect(uploads.some(([name]) => name.endsWith('.html'))).toBe(true);
  });
});
