import type { ProductSuggestion } from '@basin/sdk';
import type { LoaderFunctionArgs } from 'react-router';
import { productsOf } from '../../shell/sdk/nouns.server.ts';

/** What a shopper may mean while typing: products first, then service parts. Read by the search field only. */
export function loadSuggestions({ context, url }: LoaderFunctionArgs): Promise<readonly ProductSuggestion[]> {
  return productsOf(context).suggest(url.searchParams.get('keyword') ?? '');
}
