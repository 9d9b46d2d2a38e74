import { localeFrom, favouritesRows, priceStartingAtField } from '@basin/domain';
import { contract } from '@basin/sdk/contract';
import { findOffers } from '../catalogue/index.ts';
import { implement } from '../http/implement.ts';
import { withQueryErrors, personaOf } from './query-errors.ts';
import { visiblePersonas } from './field-access.ts';
import { pickFields, type SolrDocument } from './product-document.ts';
import { productPrice } from './product-price.ts';
import { searchContent } from './search-content.ts';
import type { SearchEngine } from './search-engine.ts';
import type { Db } from '../database/database.ts';

const restrictionFields = ['sku_s', 'RegionStatesExcluded_ss', 'RegionSpecialOrder_s'];
const productSku = 'ProductMappingSKUID_s';

/** Handlers of catalogue look-ups, and of tooltips, rooms and inspiration, which editors maintain. */
export const catalogueHandlers = (engine: SearchEngine) =>
  implement(contract.catalogue, {
    products: ({ principal, query: { collection, skuSearch, q = skuSearch, rows = favouritesRows, ...query } }) => {
      // each variant with a matching number is a separate suggestion
      const profilename = skuSearch === undefined ? 'profile_basin_PDP' : 'profile_basin_SKU';
      const request = { ...query, q, rows, collections: collection, profilename };
      return withQueryErrors(engine.search({ ...request, persona: personaOf(principal) }));
    },
    restrictions: ({ principal, body }) => {
      const request = { fl: restrictionFields, ...body, profilename: 'profile_basin_SKU' };
      return withQueryErrors(engine.search({ ...request, persona: personaOf(principal) }));
    },
    tooltips: ({ db, query: { collection } }) => {
      const language = localeFrom(collection.split('_').at(-1));
      return withQueryErrors(searchContent(db, 'tooltips', { fq: [`language_s:"${language}"`], rows: 100 }));
    },
    rooms: ({ db, query }) => withQueryErrors(searchContent(db, 'rooms', query)),
    async inspirations({ db, principal, query: { fl = [], ...query }, now }) {
      const found = await withQueryErrors(searchContent(db, 'inspiration', query));
      const documents = await withPrices(db, found.response.docs, visiblePersonas(personaOf(principal)), now());
      return { ...found, response: { ...found.response, docs: documents.map((each) => pickFields(each, fl)) } };
    },
  });

/** Adds the starting price of each document's product, for each persona. */
async function withPrices(
  db: Db,
  documents: readonly SolrDocument[],
  personas: readonly string[],
  now: Date,
): Promise<SolrDocument[]> {
  const offers = await findOffers(
    db,
    documents.map((document) => String(document[productSku])),
  );
  return documents.map((document) => {
    const product = offers.get(String(document[productSku]))?.product;
    const prices = personas.flatMap((persona) => {
      const price = product && productPrice(product, persona, now);
      return price ? [[priceStartingAtField(persona), price.final] as const] : [];
    });
    return { ...document, ...Object.fromEntries(prices) };
  });
}
