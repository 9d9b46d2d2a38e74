import type { ListingView, Packed, ResultsOrder, ProductCardView } from '../catalogue/index.ts';
import type { PageLink } from '../catalogue/index.server.ts';

/** What the server found for a shopper's words. */
export interface FoundBySearch {
  readonly view: Packed<ListingView>;
  readonly parts: readonly ProductCardView[];
  readonly partsTotal: number;
  readonly order: ResultsOrder;
  readonly pages: readonly PageLink[];
  /** The words are a page's own: it goes before the goods. */
  readonly hasOwnPage: boolean;
}
