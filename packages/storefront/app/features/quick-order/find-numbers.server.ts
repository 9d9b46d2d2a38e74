import type { NumberedProduct } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { accountOf, productsOf } from '../../shell/sdk/nouns.server.ts';

/** The number of texts searched in parallel. */
const batchSize = 10;

/**
 * Returns the product of each model number or SKU as it was typed. A number without its hyphens or spaces is found too,
 * unless it could be several.
 */
export async function findNumbers(
  context: Context,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NumberedProduct>> {
  const products = await productsOf(context).byNumber(numbers);
  const unknown = [...new Set(numbers)].filter((number) => !products.has(number) && isLikeNumber(number));
  const spellings = await spellingsOf(context, unknown);
  if (spellings.size === 0) return products;
  const found = await productsOf(context).byNumber([...spellings.values()]);
  const respelt = [...spellings].flatMap(([typed, number]) => {
    const product = found.get(number);
    return product ? [[typed, product] as const] : [];
  });
  return new Map([...products, ...respelt]);
}

/** Whether the gateway searches a text as a model number. */
const isLikeNumber = (text: string): boolean => /\d/.test(text) && folded(text).length >= 3;

/** Returns the only model number of the catalogue with the same letters and digits as each text. */
async function spellingsOf(context: Context, texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const spellings = new Map<string, string>();
  for (let start = 0; start < texts.length; start += batchSize) {
    const search = async (text: string) => {
      const { suggestions = [] } = (await accountOf(context).suggestModels(text)) ?? {};
      const [number, other] = suggestions.filter((each) => folded(each) === folded(text));
      if (number !== undefined && other === undefined) spellings.set(text, number);
    };
    await Promise.all(texts.slice(start, start + batchSize).map(search));
  }
  return spellings;
}

const folded = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
