import { address } from '../carts.ts';
import { keyOf } from '../placed-order.ts';
import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat } from '../verdict.ts';
import type { Visit } from '../visit.ts';

const writer = ({ mark }: Visit) => `conformance-${mark}@example.com`;

/** Messages from shoppers, and files. */
export const correspondenceChecks = [
  ...checksOf('crm', [
    [
      'crm.subscribe',
      'a subscription succeeds, also when repeated; a missing address is 400',
      async (visit) => {
        const shopper = await visit.visitor();
        const body = { email: writer(visit), brand: 'basin', source: 'conformance', locale: 'en-US', optIn: true };
        await shopper.reply('crm.subscribe', { body });
        await shopper.reply('crm.subscribe', { body });
        visit.leftovers.push(`newsletter ${body.email}`);
        expectStatus(await shopper.ask('crm.subscribe', { body: { ...body, email: 'nobody' } }), 400);
      },
    ],
    [
      'crm.openCase',
      'one key opens one case',
      async (visit) => {
        const shopper = await visit.visitor();
        const text = { subject: 'Conformance', description: `Test case ${visit.mark}` };
        const body = { name: 'Conny Form', email: writer(visit), ...text, brand: 'basin', locale: 'en-US' };
        const asked = { body, headers: keyOf() };
        const [one, again] = [await shopper.reply('crm.openCase', asked), await shopper.reply('crm.openCase', asked)];
        expectSame([one.success, again], [true, one], 'the second answer');
        visit.leftovers.push(`case ${one.caseNumber ?? visit.mark}`);
        expectStatus(await shopper.ask('crm.openCase', { body }), 400);
      },
    ],
  ]),
  ...checksOf('registration', [
    [
      'registration.register',
      'registered products are listed for the customer',
      async (visit) => {
        const customer = await visit.customer();
        const { first } = await visit.goods();
        const product = {
          modelNumber: first.sku,
          sku: first.sku,
          quantity: 1,
          purchaseDate: '2025-01-31',
          placeOfPurchase: 'Online',
        };
        const person = { firstName: 'Conny', lastName: 'Form', email: customer.email, phone: address.phone, address };
        const body = { type: 'online', ...person, products: [product], lang: 'en-US', brand: 'basin' };
        const asked = { body, headers: keyOf() };
        for (const time of ['first', 'second']) {
          const { success } = await customer.reply('registration.register', asked);
          expectSame(success, true, `success of the ${time} request`);
        }
        const registered = await customer.reply('registration.list');
        const models = registered.flatMap(({ products }) => products.map(({ modelNumber }) => modelNumber));
        const own = models.filter((model) => model === first.sku);
        if (!visit.settings.account) expectSame(own.length, 1, 'the number of registrations for one key');
        expectThat(own.length > 0, 'the registered product is not listed');
        await customer.reply('registration.ownedProducts', { query: { lang: 'en-US' } });
      },
    ],
  ]),
  ...checksOf('assets', [
    [
      'assets.upload',
      'an image is stored under its name, and any other file is rejected',
      async (visit) => {
        const shopper = await visit.visitor();
        const query = { fileName: `conformance-${visit.mark}.png`, formAsset: 'registration', brand: 'basin' };
        const upload = (bytes: BlobPart, type: string) =>
          shopper.ask('assets.upload', { query, headers: { 'Content-Type': type }, body: new Blob([bytes], { type }) });
        const { reply, status } = await upload(pixel(), 'image/png');
        expectThat(reply !== undefined, `an image was answered with ${status}`);
        visit.leftovers.push(`file ${query.fileName}`);
        expectStatus(await upload('<script>', 'text/html'), 415, 400);
        const params = { assetId: reply.assetId };
        expectStatus(await shopper.ask('assets.get', { params }), 200);
        const foreign = await (await visit.guest()).ask('assets.get', { params });
        expectThat(!foreign.isSuccess, 'another guest can read the file');
      },
    ],
    [
      'assets.catalogPdf',
      'a page of the catalogue is a PDF with a file name; page ten thousand is missing',
      async (visit) => {
        const shopper = await visit.visitor();
        const { status, headers } = await shopper.ask('assets.catalogPdf', { query: { page: '1' } });
        expectSame([status, headers.get('content-type')], [200, 'application/pdf'], 'the answer');
        expectThat((headers.get('content-disposition') ?? '').includes('filename'), 'it has no file name');
        expectStatus(await shopper.ask('assets.catalogPdf', { query: { page: '10000' } }), 404);
      },
    ],
    [
      'assets.zip',
      'files that are not URLs are rejected',
      async (visit) => {
        const body = { downloadFileName: 'conformance.zip', files: ['/etc/passwd'] };
        expectStatus(await (await visit.visitor()).ask('assets.zip', { body }), 400);
      },
    ],
  ]),
];

/** Returns an image of one pixel. */
const pixel = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (letter) => letter.charCodeAt(0),
  );
