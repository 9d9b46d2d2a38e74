import type { SdkCalls } from '@basin/sdk';

/** Returns products by commerce id in batches of fifty, for example for a list of favourites. */
export async function productsById(sdk: SdkCalls, ids: readonly string[]) {
  const quoted = ids.slice(0, 50).map((id) => JSON.stringify(id));
  const { documents } = await sdk.catalogue.products({
    query: { q: '*:*', fq: [`ctId_s:(${quoted.join(' OR ')})`, 'language_s:"en"'], rows: 50, start: 0 },
  });
  return documents.map(({ slug, name }) => ({ slug, name }));
}
