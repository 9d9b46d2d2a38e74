import { wisconsinAddress } from '../checkout.ts';
import type { Inputs } from './inputs.ts';
import type { Caller } from './caller.ts';

const brand = 'Averell';

const english = { query: { lang: 'en-US' } };
const newList = { body: { name: { en: 'Favourites' } } };

type FavouritesList = Awaited<ReturnType<Caller['calls']['favourites']['create']>>;

async function openList({ calls }: Caller): Promise<FavouritesList> {
  const { results } = await calls.favourites.list(english);
  return results[0] ?? calls.favourites.create(newList);
}

const additionTo = ({ id: listId, version }: FavouritesList, sku: string) => ({
  params: { listId, kind: 'product' as const },
  body: { version, actions: [{ action: 'addLineItem' as const, sku }] },
});

async function listWithLine(caller: Caller): Promise<FavouritesList> {
  const list = await openList(caller);
  if (list.lineItems.length > 0) return list;
  return caller.calls.favourites.add(additionTo(list, 'TL-300-GY'));
}

/** Inputs for the calls of favourites, product registration, contact forms and assets. */
export const formInputs: Inputs<'favourites' | 'registration' | 'crm' | 'assets'> = {
  favourites: {
    list: () => english,
    create: () => newList,
    add: async (caller) => additionTo(await openList(caller), 'TL-300-WH'),
    remove: async (caller) => {
      const { id: listId, version, lineItems } = await listWithLine(caller);
      const lineItemId = lineItems[0]?.id ?? '';
      return { params: { listId }, body: { version, action: 'removeLineItem', lineItemId } };
    },
    quote: async ({ calls }) => {
      const { id: listId } = await calls.favourites.create({ body: { name: { en: 'Lakeview' }, kind: 'project' } });
      return { params: { listId }, body: { lang: 'en-US' } };
    },
  },
  registration: {
    ownedProducts: () => english,
    list: () => ({}),
    register: ({ email }) => ({
      body: {
        type: 'offline',
        firstName: 'Pat',
        lastName: 'Doe',
        email,
        phone: '555-010-0123',
        address: wisconsinAddress,
        products: [{ modelNumber: 'SH-200', quantity: 1, purchaseDate: '2029-12-01', placeOfPurchase: 'Showroom' }],
        lang: 'en-US',
        brand,
      },
    }),
  },
  crm: {
    subscribe: ({ email }) => ({ body: { email, brand, source: 'footer', locale: 'en-US', optIn: true } }),
    openCase: ({ email }) => ({
      body: { name: 'Pat Doe', email, subject: 'A leak', description: 'It drips.', brand, locale: 'en-US' },
    }),
  },
  assets: {
    upload: () => receipt,
    get: async ({ calls }) => ({ params: { assetId: (await calls.assets.upload(receipt)).assetId } }),
    zip: () => ({
      body: {
        downloadFileName: 'swatches',
        files: ['http://127.0.0.1:4003/is/image/BASIN/swatch-polished-chrome?wid=60&fmt=jpeg'],
      },
    }),
    catalogPdf: () => ({ query: { page: 1 } }),
    catalogContents: () => ({}),
  },
};

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const receipt = {
  query: { fileName: 'receipt.png', formAsset: 'registration', brand },
  body: new Blob([pixel], { type: 'image/png' }),
};
