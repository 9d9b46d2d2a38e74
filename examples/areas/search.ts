import type { SdkCalls } from '@basin/sdk';

/** Returns one page of a listing with its facets. */
export async function listingPage(sdk: SdkCalls, category: string, page: number) {
  const { total, documents, facets } = await sdk.search.listing({
    query: {
      q: '*:*',
      fq: [`Product_Category:${JSON.stringify(category)}`, 'language_s:"en"'],
      rows: 30,
      start: page * 30,
    },
  });
  return { total, names: documents.map(({ name }) => name), filters: facets.map(({ label }) => label) };
}
