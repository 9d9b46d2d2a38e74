import { productSorts } from '../src/commerce/products/list-products.ts';
import { filled, read, tableOf } from './filled-page.ts';

/** The page of listings, its tables made from the source of filters and orders. */
export const listingPage = (): ReturnType<typeof filled> =>
  filled('packages/sdk/docs/listing.md', {
    example: ['```ts', read('examples/list-and-search.ts').trimEnd(), '```'].join('\n'),
    filters: tableOf(['filter', 'what products have by it'], said('filter-fields', /\/\*\* (.+?) \*\/\n +(\w+): '/g)),
    sorts: tableOf(
      ['sort', 'what comes first'],
      said('list-products', /\/\*\* (.+?) \*\/\n +'([\w-]+)',/g).slice(0, productSorts.length),
    ),
  });

/** What a source says over each name. */
const said = (file: string, over: RegExp): string[][] =>
  [...read(`packages/sdk/src/commerce/products/${file}.ts`).matchAll(over)].map(([, about = '', name = '']) => [
    `\`${name}\``,
    about,
  ]);
