import { choosePrice } from '@basin/domain';
import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat, Inconclusive } from '../verdict.ts';

/** Products, prices and stock outside the listings. */
export const catalogueChecks = [
  ...checksOf('catalogue', [
    [
      'catalogue.products',
      'a commerce id finds its product',
      async (visit) => {
        const { productId } = (await visit.buyableProducts()).first.document;
        if (productId === undefined) throw new Inconclusive('the listing has no ctId_s');
        const query = { q: '*:*', fq: [`ctId_s:("${productId}")`, 'language_s:"en"'], rows: '50', start: '0' };
        const { documents } = await (await visit.visitor()).reply('catalogue.products', { query });
        expectSame(
          documents.map((document) => document.productId),
          [productId],
          'the products',
        );
      },
    ],
    [
      'catalogue.restrictions',
      'a sku lists the places where it may not be sold',
      async (visit) => {
        const { sku } = (await visit.buyableProducts()).first;
        const body = {
          fq: [`sku_s:"${sku}"`, 'language_s:"en"'],
          fl: 'sku_s,RegionStatesExcluded_ss,RegionSpecialOrder_s',
        };
        const { documents } = await (await visit.visitor()).reply('catalogue.restrictions', { body });
        expectSame(
          documents.map((document) => document.sku),
          [sku],
          'the skus',
        );
      },
    ],
    [
      'catalogue.tooltips',
      'help texts return a list, possibly empty',
      async (visit) => {
        await (await visit.visitor()).reply('catalogue.tooltips', { query: { collection: 'tooltips' } });
      },
    ],
    [
      'catalogue.rooms',
      'rooms return a search result',
      async (visit) => {
        await (await visit.visitor()).reply('catalogue.rooms', { query: { profilename: 'Shop_The_Room', rows: '30' } });
      },
    ],
    [
      'catalogue.inspirations',
      'galleries return a search result',
      async (visit) => {
        const query = { fq: ['assetType_s:"Inspiration Gallery"', 'language_s:"en"'], rows: '30' };
        await (await visit.visitor()).reply('catalogue.inspirations', { query });
      },
    ],
  ]),
  ...checksOf('product', [
    [
      'product.query',
      'a sku finds its product, whose price is the cart price',
      async (visit) => {
        const { sku, centAmount } = (await visit.buyableProducts()).first;
        const where = `masterVariant(sku="${sku}") or variants(sku="${sku}")`;
        const { results } = await (await visit.visitor()).reply('product.query', { query: { where } });
        const variant = results
          .flatMap((product) => [product.masterVariant, ...product.variants])
          .find((each) => each.sku === sku);
        expectThat(variant !== undefined, `${sku} is not among the results`);
        const price = choosePrice(variant.prices, { sku, persona: 'GST', discounted: true });
        expectSame(price?.centAmount, centAmount, 'the price');
      },
    ],
    [
      'product.query',
      'an invalid predicate is 400',
      async (visit) =>
        expectStatus(await (await visit.visitor()).call('product.query', { query: { where: 'drop table (' } }), 400),
    ],
  ]),
  ...checksOf('inventory', [
    [
      'inventory.stock',
      'a known sku has stock, an unknown one has none',
      async (visit) => {
        const shopper = await visit.visitor();
        const { sku, stock } = (await visit.buyableProducts()).first;
        expectSame((await shopper.reply('inventory.stock', { query: { sku } })).availableQuantity, stock, 'the stock');
        const unknown = await shopper.reply('inventory.stock', { query: { sku: `NO-SUCH-${visit.suffix}` } });
        expectSame(unknown.availableQuantity, 0, 'the stock of an unknown sku');
      },
    ],
  ]),
];
