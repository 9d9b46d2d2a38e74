import { partInFinish, variantsFromColours } from '@basin/domain';
import type { Product } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { findDocumentsBySku } from './search-products.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What a product needs to be fitted, each part in the finish that goes with the product's; a missing part is left out. */
export async function findRequiredParts(context: Context, keys: readonly string[], finish: string) {
  const documents = await findDocumentsBySku(context, keys);
  return keys.flatMap((key) => {
    const part = documents.find(({ variantSkus }) => variantSkus.includes(key));
    return part ? inFinish(key, part, finish) : [];
  });
}

function inFinish(key: string, part: Product, finish: string) {
  const found = partInFinish(finish, variantsFromColours(part.colourSkuDetails, new Date()));
  return found ? [{ key, part, variant: found.variant, match: found.match }] : [];
}
