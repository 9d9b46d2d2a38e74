import { productSorts } from '../src/commerce/products/list-products.ts';
import { filled, read, tableOf } from './filled-page.ts';

/** Returns the page of listings, with tables generated from the source of filters and sort orders. */
export const listingPage = (): ReturnType<typeof filled> =>
  filled('packages/sdk/docs/listing.md', {
    example: ['```ts', read('examples/list-and-search.ts').trimEnd(), '```'].join('\n'),
    filters: tableOf(['filter', 'matching products'], commentsIn('filter-fields', /\/\*\* (.+?) \*\/\n +(\w+): '/g)),
    sorts: tableOf(
      ['sort', 'order'],
      commentsIn('list-products', /\/\*\* (.+?) \*\/\n +'([\w-]+)',/g).slice(0, productSorts.length),
    ),
  });

/** Returns the names in a source file, each with the comment above it. */
const commentsIn = (file: string, pattern: RegExp): string[][] =>
  [...read(`packages/sdk/src/commerce/products/${file}.ts`).matchAll(pattern)].map(([, about = '', name = '']) => [
    `\`${name}\``,
    about,
  ]);
