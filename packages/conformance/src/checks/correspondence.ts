import { address } from '../carts.ts';
import { keyOf } from '../placed-order.ts';
import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat } from '../verdict.ts';
import type { Visit } from '../visit.ts';

const emailOf = ({ suffix }: Visit) => `conformance-${suffix}@example.com`;

/** Messages from shoppers, and files. */
export const correspondenceChecks = [
  ...checksOf('crm', [
    [
      'crm.subscribe',
      'a subscription succeeds, also when repeated; a missing address is 400',
      async (visit) => {
        const shopper = await visit.visitor();
        const body = { email: emailOf(visit), brand: 'basin', source: 'conformance', locale: 'en-US', optIn: true };
        await shopper.reply('crm.subscribe', { body });
        await shopper.reply('crm.subscribe', { body });
        visit.leftovers.push(`newsletter ${body.email}`);
        expectStatus(await shopper.call('crm.subscribe', { body: { ...body, email: 'nobody' } }), 400);
      },
    ],
    [
      'crm.openCase',
      'one key opens one case',
      async (visit) => {
        const shopper = await visit.visitor();
        const text = { subject: 'Conformance', description: `Test case ${visit.suffix}` };
        const body = { name: 'Conny Form', email: emailOf(visit), ...text, brand: 'basin', locale: 'en-US' };
        const request = { body, headers: keyOf() };
        const [one, again] = [
          await shopper.reply('crm.openCase', request),
          await shopper.reply('crm.openCase', request),
        ];
        expectSame([one.success, again], [true, one], 'the second response');
        visit.leftovers.push(`case ${one.caseNumber ?? visit.suffix}`);
        expectStatus(await shopper.call('crm.openCase', { body }), 400);
      },
    ],
  ]),
  ...checksOf('registration', [
    [
      'registration.register',
      'registered products are listed for the customer',
      async (visit) => {
        const customer = await visit.customer();
        const { first } = await visit.buyableProducts();
        const product = {
          modelNumber: first.sku,
          sku: first.sku,
          quantity: 1,
          purchaseDate: '2025-01-31',
          placeOfPurchase: 'Online',
        };
        const person = { firstName: 'Conny', lastName: 'Form', email: customer.email, phone: address.phone, address };
        const body = { type: 'online', ...person, products: [product], lang: 'en-US', brand: 'basin' };
        const request = { body, headers: keyOf() };
        for (const time of ['first', 'second']) {
          const { success } = await customer.reply('registration.register', request);
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
        const query = { fileName: `conformance-${visit.suffix}.png`, formAsset: 'registration', brand: 'basin' };
        const upload = (bytes: BlobPart, type: string) =>
          shopper.call('assets.upload', {
            query,
            headers: { 'Content-Type': type },
            body: new Blob([bytes], { type }),
          });
        const { reply, status } = await upload(pixel(), 'image/png');
        expectThat(reply !== undefined, `an image was rejected with ${status}`);
        visit.leftovers.push(`file ${query.fileName}`);
        expectStatus(await upload('<script>', 'text/html'), 415, 400);
        const params = { assetId: reply.assetId };
        expectStatus(await shopper.call('assets.get', { params }), 200);
        const foreign = await (await visit.guest()).call('assets.get', { params });
        expectThat(!foreign.isSuccess, 'another guest can read the file');
      },
    ],
    [
      'assets.catalogPdf',
      'a page of the catalogue is a PDF with a file name; page ten thousand is missing',
      async (visit) => {
        const shopper = await visit.visitor();
        const { status, headers } = await shopper.call('assets.catalogPdf', { query: { page: '1' } });
        expectSame([status, headers.get('content-type')], [200, 'application/pdf'], 'the response');
        expectThat((headers.get('content-disposition') ?? '').includes('filename'), 'the response has no file name');
        expectStatus(await shopper.call('assets.catalogPdf', { query: { page: '10000' } }), 404);
      },
    ],
    [
      'assets.zip',
      'files that are not URLs are rejected',
      async (visit) => {
        const body = { downloadFileName: 'conformance.zip', files: ['/etc/passwd'] };
        expectStatus(await (await visit.visitor()).call('assets.zip', { body }), 400);
      },
    ],
  ]),
];

/** Returns an image of one pixel. */
const pixel = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  );
