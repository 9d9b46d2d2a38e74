import type { Inputs } from './inputs.ts';

const site = '/content/basin/us/en';
const faucets = { q: '*:*', fq: ['language_s:"en"'], fl: ['sku_s', 'slug_s', 'productName_s'] };

/** Inputs for the read-only calls: configuration, content, search, catalogue and stores. */
export const readOnlyInputs: Inputs<
  'config' | 'content' | 'features' | 'search' | 'catalogue' | 'product' | 'inventory' | 'maps' | 'stores'
> = {
  config: {
    global: () => ({ query: { path: site, caConfig: 'true' } }),
    listingServlet: () => ({ query: { path: `${site}/config/listing-servlet` } }),
    urlProperty: () => ({ query: { path: `${site}/config/urls/store-pages` } }),
    list: () => ({ query: { path: `${site}/config/lists/countries` } }),
  },
  content: {
    dictionary: () => ({ params: { locale: 'en' } }),
    pageModel: () => ({ params: { pagePath: site } }),
  },
  features: { list: () => ({ query: { path: site } }) },
  search: {
    listing: () => ({ query: { ...faucets, rows: 5, start: 0 } }),
    product: () => ({
      params: { slug: 'bowl' },
      body: { q: 'slug_s:"bowl"', fq: faucets.fq, search_type: 'product_detail' },
    }),
    query: () => ({ query: { ...faucets, q: 'basin', rows: 5 } }),
  },
  catalogue: {
    products: () => ({ query: { q: '*:*', fq: faucets.fq, rows: 5, start: 0, collection: 'basin_catalog' } }),
    models: () => ({ query: { q: 'BX', skuSearch: 'BX', rows: 5 } }),
    backOrder: () => ({ query: { ...faucets, rows: 1 } }),
    restrictions: () => ({ body: { q: 'sku_s:("SH-200-CP")', fq: faucets.fq } }),
    tooltips: () => ({ query: { collection: 'basin_tooltips' } }),
    rooms: () => ({ query: { fq: faucets.fq, rows: 5 } }),
    inspirations: () => ({ query: { q: '*:*', fq: faucets.fq, rows: 5 } }),
  },
  product: { query: () => ({ query: { where: 'masterVariant(sku="TL-300-WH")' } }) },
  inventory: { stock: () => ({ query: { sku: 'TL-300-GY' } }) },
  maps: {
    validateAddress: () => ({ query: { query: '12 Lakeside Street, Madison, WI 53703', country: 'US' } }),
    locationByIp: () => ({ params: { ip: '127.0.0.1' } }),
    locationByZip: () => ({ params: { zip: '53703' } }),
    reverse: () => ({ query: { brand: 'Averell', lat: 41.8781, long: -87.6298 } }),
  },
  stores: {
    details: async ({ gateway }) => {
      const { document } = await gateway.db.selectFrom('stores').select('document').executeTakeFirstOrThrow();
      return { query: { path: document.pagePath } };
    },
    list: () => ({ query: { brand: 'Averell', spatialFilter: "nearby('Chicago, IL',64)" } }),
    localities: () => ({ query: { $filter: "StartsWith(Locality,'Chi') eq true" } }),
  },
};
