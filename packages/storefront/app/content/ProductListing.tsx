import { useMemo } from 'react';
import { EmptyListing } from '../listing/EmptyListing.tsx';
import { Listing } from '../listing/Listing.tsx';
import { useListingState } from '../listing/use-listing-state.ts';
import type { PartProps } from './ContentPage.tsx';
import { unpack } from './packed.ts';

/** The products of a category, with their filters. */
export function ProductListing({ view: { view: packed }, page }: PartProps<'product-listing'>) {
  const state = useListingState();
  const view = useMemo(() => unpack(packed), [packed]);
  return <Listing title={page.title} state={state} view={view} empty={<EmptyListing />} />;
}
