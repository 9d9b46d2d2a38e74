import { unzipSync } from 'fflate';
import { hasStatus, type UploadProgress } from '@basin/sdk';
import { afterAll, describe, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway } from '../../testing/gateway.ts';
import { recordFetch, sdkOn } from '../../testing/sdk.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';

const gateway = await testGateway({ fill: fillCatalogue });
afterAll(() => gateway.close());

const receipt = new Blob(['%PDF-1.7 a receipt'], { type: 'application/pdf' });
const query = { fileName: 'receipt.pdf', formAsset: 'registration', brand: 'basin' };
const wholeImages = 'http://127.0.0.1:4003';

describe('uploading a file', () => {
  const put = (shopper: Shopper, body: Blob | string, type: string, fileName = 'receipt.pdf') =>
    gateway.fetch(
      new Request(`http://gateway.test/assets/upload?fileName=${fileName}&formAsset=registration&brand=basin`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${shopper.token}`, 'Content-Type': type },
        body,
      }),
    );

  test('GW-017 SDK-201 a file is uploaded by PUT with its content type, and only its owner can read it', async () => {
    const { requests, fetch } = recordFetch(gateway.fetch);
    const sdk = sdkOn(gateway, { fetch: { gateway: fetch } });
    const { assetId, url } = await sdk.assets.upload({ query, body: receipt });
    const sent = requests.at(-1);
    expect([sent?.method, sent?.url.pathname, sent?.body]).toEqual(['PUT', '/api/assets/upload', '%PDF-1.7 a receipt']);
    expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual(query);
    const { blob, filename } = await sdk.assets.get({ params: { assetId } });
    expect([blob.type, await blob.text(), filename]).toEqual(['application/pdf', '%PDF-1.7 a receipt', 'receipt.pdf']);
    expect(url.endsWith(`/assets/upload/${assetId}`)).toBe(true);
    const otherShopper = await sdkOn(gateway)
      .assets.get({ params: { assetId } })
      .catch((error: unknown) => error);
    expect(hasStatus(otherShopper, 404)).toBe(true);
  });

  test('SDK-201 an upload reports its progress', async () => {
    const body = new Blob(['%PDF-1.7', 'x'.repeat(300_000)], { type: 'application/pdf' });
    const progress: UploadProgress[] = [];
    await sdkOn(gateway).assets.upload({ query, body, onProgress: (step) => progress.push(step) });
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.map(({ sentBytes }) => sentBytes)).toEqual(
      progress.map(({ sentBytes }) => sentBytes).sort((a, b) => a - b),
    );
    expect(progress.at(-1)).toEqual({ sentBytes: body.size, totalBytes: body.size });
  });

  test('GW-017 an upload with the same name replaces the previous one', async () => {
    const shopper = await createShopper(gateway);
    const ids = [
      await put(shopper, '%PDF-1.7 a', 'application/pdf'),
      await put(shopper, '%PDF-1.7 b', 'application/pdf'),
    ].map(async (response) => ((await response.json()) as { assetId: string }).assetId);
    const [first, second] = await Promise.all(ids);
    expect(second).toBe(first);
  });

  test('GW-017 an upload with the same name for another brand or form is a separate file', async () => {
    const sdk = sdkOn(gateway);
    const queries = [query, { ...query, brand: 'terrane' }, { ...query, formAsset: 'case' }];
    const ids = queries.map(async (each) => (await sdk.assets.upload({ query: each, body: receipt })).assetId);
    expect(new Set(await Promise.all(ids)).size).toBe(3);
  });

  test.each(['Évier d’angle (1).pdf', "l'été, moins cher & plus.pdf", '水栓.pdf'])(
    'GW-017 SDK-201 an upload keeps its file name %s',
    async (fileName) => {
      const sdk = sdkOn(gateway);
      const { assetId, url } = await sdk.assets.upload({ query: { ...query, fileName }, body: receipt });
      expect(url).toMatch(/^[\x21-\x7e]+$/);
      expect((await sdk.assets.get({ params: { assetId } })).filename).toBe(fileName);
    },
  );

  test('GW-017 an upload is served with an RFC 6266 and 8187 file name, normalized to NFC', async () => {
    const shopper = await createShopper(gateway);
    const ids = ['Évier.pdf', 'E\u0301vier.pdf'].map(async (name) => {
      const response = await put(shopper, '%PDF-1.7', 'application/pdf', encodeURIComponent(name));
      return ((await response.json()) as { assetId: string }).assetId;
    });
    const [id = '', other] = await Promise.all(ids);
    expect(other).toBe(id);
    const headers = { Authorization: `Bearer ${shopper.token}` };
    const file = await gateway.fetch(new Request(`http://gateway.test/assets/upload/${id}`, { headers }));
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="?vier.pdf"; filename*=UTF-8\'\'%C3%89vier.pdf',
    );
  });

  test.each([
    '../a.pdf',
    'a/b.pdf',
    'a"b.pdf',
    'a\r\nX: y.pdf',
    'a\u202efdp.pdf',
    '.pdf',
    'a%2fb.pdf',
    'é'.repeat(129),
  ])('GW-017 an upload with the file name %j is rejected', async (name) => {
    const response = await put(await createShopper(gateway), '%PDF-1.7', 'application/pdf', encodeURIComponent(name));
    expect(response.status).toBe(400);
  });

  test.each([
    ['of an unsupported type', '<svg onload="x()"/>', 'image/svg+xml', 415],
    ['whose content does not match its type', '<script>x()</script>', 'image/png', 415],
    ['longer than 10 MB', 'x'.repeat(10 * 1024 * 1024 + 1), 'application/pdf', 413],
  ])('GW-017 an upload %s is rejected', async (_, body, type, status) => {
    expect((await put(await createShopper(gateway), body, type)).status).toBe(status);
  });

  test('GW-017 an upload that no form refers to is deleted after a day, and one attached to a case stays', async () => {
    const sdk = sdkOn(gateway);
    const loose = await sdk.assets.upload({ query: { ...query, fileName: 'loose.pdf' }, body: receipt });
    const attached = await sdk.assets.upload({ query: { ...query, fileName: 'attached.pdf' }, body: receipt });
    const words = { name: 'Pat', email: 'pat@example.org', subject: 'A drip', description: 'It drips.' };
    await sdk.crm.openCase({ body: { ...words, brand: 'basin', locale: 'en', attachments: [attached.url] } });
    gateway.pass(25 * 60 * 60 * 1000);
    await sdkOn(gateway).assets.upload({ query, body: receipt });
    const rows = await gateway.db.selectFrom('uploads').select('id').execute();
    const ids = rows.map(({ id }) => id);
    expect([ids.includes(attached.assetId), ids.includes(loose.assetId)]).toEqual([true, false]);
  });

  test('GW-017 a form with a file is handled once when its response is lost and the file is uploaded again', async () => {
    const sdk = sdkOn(gateway);
    const words = { name: 'Pat', email: 'pat@example.org', subject: 'A drip', description: 'It drips.' };
    const send = async () => {
      const { url } = await sdk.assets.upload({ query, body: receipt });
      const body = { ...words, brand: 'basin', locale: 'en', attachments: [url] };
      return sdk.crm.openCase({ body, idempotencyKey: 'intent-1' });
    };
    expect(await send()).toEqual(await send());
  });
});

describe('downloading an archive', () => {
  const names = ['swatch-polished-chrome', 'swatch-matte-black'];
  const files = names.map((name) => `${wholeImages}/is/image/BASIN/${name}?wid=60&fmt=jpeg`);

  test('GW-017 SDK-202 a POST returns a named archive with the requested files of the shop', async () => {
    const { requests, fetch } = recordFetch(gateway.fetch);
    const sdk = sdkOn(gateway, { fetch: { gateway: fetch } });
    const { blob, filename } = await sdk.assets.zip({
      body: { downloadFileName: 'drawings', files: [...files, files[0] ?? ''] },
    });
    expect([requests.at(-1)?.method, requests.at(-1)?.url.pathname]).toEqual(['POST', '/api/assets/zip-download']);
    expect([filename, blob.type]).toEqual(['drawings.zip', 'application/zip']);
    const entries = unzipSync(await blob.bytes());
    expect(Object.keys(entries)).toEqual(names.map((name) => `${name}.jpg`));
    for (const bytes of Object.values(entries)) expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd?http',
    'http://127.0.0.1:4000/customer/me',
    'http',
  ])('GW-017 an archive never fetches %s', async (address) => {
    const shopper = await createShopper(gateway);
    const response = await shopper.send('POST', '/assets/zip-download', {
      downloadFileName: 'x.zip',
      files: [address],
    });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidField', field: 'files' }] } });
  });
});

describe('downloading a catalogue page', () => {
  test('GW-017 SDK-203 a catalogue page is a PDF file with the file name of the response', async () => {
    const { requests, fetch } = recordFetch(gateway.fetch);
    const sdk = sdkOn(gateway, { fetch: { gateway: fetch } });
    const { blob, filename } = await sdk.assets.catalogPdf({ query: { page: 1 } });
    expect(requests.at(-1)?.url.href).toMatch(/\/api\/catalog\/pdf-file-download\?page=1$/);
    expect([blob.type, filename]).toEqual(['application/pdf', 'catalogue-1-en.pdf']);
    const { text } = await extractText(await getDocumentProxy(await blob.bytes()), { mergePages: true });
    expect(text).toContain('bolt name');
    expect(text).toContain('100-BOLT');
    expect(text).toContain('$5.00');
    expect(text).toContain('Page 1 / 2');
  });

  test('GW-017 a catalogue page is in the language of the browser, and a page after the last one is a 404', async () => {
    const { token } = await createShopper(gateway);
    const request = (page: number) => {
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'fr-CA,fr;q=0.9' };
      return gateway.fetch(new Request(`http://gateway.test/catalog/pdf-file-download?page=${page}`, { headers }));
    };
    const { headers } = await request(2);
    expect(headers.get('content-disposition')).toBe('attachment; filename=catalogue-2-fr.pdf');
    expect((await request(3)).status).toBe(404);
  });

  test('the contents of the catalogue have the number of its pages, and the page on which each category begins', async () => {
    const contents = await sdkOn(gateway).assets.catalogContents({});
    expect(contents.pages).toBe(2);
    expect(contents.categories.map(({ page }) => page)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
    expect(contents.categories[9]).toMatchObject({ category: 'two-piece-set category', page: 2 });
  });
});
