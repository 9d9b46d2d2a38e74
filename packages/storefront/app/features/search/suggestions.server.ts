import type { ProductSuggestion } from '@basin/sdk';
import type { LoaderFunctionArgs } from 'react-router';
import { productsOf } from '../../shell/sdk/nouns.server.ts';

/** What a shopper may mean while typing: products first, then service parts; before the first letter, what is looked for most. */
export function loadSuggestions({ context, url }: LoaderFunctionArgs): Promise<readonly ProductSuggestion[]> {
  const typed = url.searchParams.get('keyword') ?? '';
  const products = productsOf(context);
  return typed.trim() === '' ? products.topSearches() : products.suggest(typed);
}
