export { ProductCard } from './ProductCard.tsx';
export { ProductGrid } from './ProductGrid.tsx';
export { ProductName } from './ProductName.tsx';
export { PendingRow } from './PendingRow.tsx';
export { ProductRow } from './ProductRow.tsx';
export { CompareButton } from './compare/CompareButton.tsx';
export { useCompareList } from './compare/compare-list.ts';
export { readCompareText, subscribeToCompareText } from './compare/compare-storage.ts';
export { departureText } from './departure-text.ts';
export { EmptyListing } from './listing/EmptyListing.tsx';
export { Listing } from './listing/Listing.tsx';
export {
  type ListingState,
  filteredSearch,
  isFiltered,
  lastPageSearch,
  readListingState,
} from './listing/listing-state.ts';
export type { ListingView } from './listing/listing-view.ts';
export { type PackedListing, pack, unpack } from './listing/packed.ts';
export { type Offer, usePrice } from './use-price.ts';
export { useListingState } from './listing/use-listing-state.ts';
export type { ProductCardView } from './product-card.ts';
export { usePersonaLabel } from './use-persona-label.ts';
