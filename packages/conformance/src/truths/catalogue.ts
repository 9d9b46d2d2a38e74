import { choosePrice } from '@basin/domain';
import { truthsOf } from '../truth.ts';
import { expectSame, expectStatus, expectThat, Untold } from '../verdict.ts';

/** Products, prices and stock beside the listings. */
export const catalogueTruths = [
  ...truthsOf('catalogue', [
    [
      'catalogue.products',
      'products come by their commerce id',
      async (visit) => {
        const { productId } = (await visit.goods()).first.document;
        if (productId === undefined) throw new Untold('the listing has no ctId_s');
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
      'a sku says where it may not be sold',
      async (visit) => {
        const { sku } = (await visit.goods()).first;
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
      'help texts are there or none are',
      async (visit) => {
        await (await visit.visitor()).reply('catalogue.tooltips', { query: { collection: 'tooltips' } });
      },
    ],
    [
      'catalogue.rooms',
      'rooms to shop are answered as a search',
      async (visit) => {
        await (await visit.visitor()).reply('catalogue.rooms', { query: { profilename: 'Shop_The_Room', rows: '30' } });
      },
    ],
    [
      'catalogue.inspirations',
      'galleries are answered as a search',
      async (visit) => {
        const query = { fq: ['assetType_s:"Inspiration Gallery"', 'language_s:"en"'], rows: '30' };
        await (await visit.visitor()).reply('catalogue.inspirations', { query });
      },
    ],
  ]),
  ...truthsOf('product', [
    [
      'product.query',
      'a product is found by sku, and its price is that of the cart',
      async (visit) => {
        const { sku, centAmount } = (await visit.goods()).first;
        const where = `masterVariant(sku="${sku}") or variants(sku="${sku}")`;
        const { results } = await (await visit.visitor()).reply('product.query', { query: { where } });
        const variant = results
          .flatMap((product) => [product.masterVariant, ...product.variants])
          .find((each) => each.sku === sku);
        expectThat(variant !== undefined, `${sku} is not among the results`);
        const price = choosePrice(variant.prices, { persona: 'GST', discounted: true });
        expectSame(price?.centAmount, centAmount, 'the price');
      },
    ],
    [
      'product.query',
      'a predicate that cannot be read is 400',
      async (visit) =>
        expectStatus(await (await visit.visitor()).ask('product.query', { query: { where: 'drop table (' } }), 400),
    ],
  ]),
  ...truthsOf('inventory', [
    [
      'inventory.stock',
      'a sku has its stock, an unknown one none',
      async (visit) => {
        const shopper = await visit.visitor();
        const { sku, stock } = (await visit.goods()).first;
        expectSame((await shopper.reply('inventory.stock', { query: { sku } })).availableQuantity, stock, 'the stock');
        const unknown = await shopper.reply('inventory.stock', { query: { sku: `NO-SUCH-${visit.mark}` } });
        expectSame(unknown.availableQuantity, 0, 'the stock of an unknown sku');
      },
    ],
  ]),
];
