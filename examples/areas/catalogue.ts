import type { SdkCalls } from '@basin/sdk';

/** The products behind commerce ids, fifty at a time: what a list of favourites shows. */
export async function productsOf(sdk: SdkCalls, ids: readonly string[]) {
  const quoted = ids.slice(0, 50).map((id) => JSON.stringify(id));
  const { documents } = await sdk.catalogue.products({
    query: { q: '*:*', fq: [`ctId_s:(${quoted.join(' OR ')})`, 'language_s:"en"'], rows: 50, start: 0 },
  });
  return documents.map(({ slug, name }) => ({ slug, name }));
}
