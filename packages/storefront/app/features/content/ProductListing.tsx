import { useMemo } from 'react';
import { EmptyListing, Listing, useListingState, unpack } from '../catalogue/index.ts';
import type { PartProps } from './part-props.ts';

/** The products of a category with their filters. */
export function ProductListing({ view: { view: packed }, page }: PartProps<'product-listing'>) {
  const state = useListingState();
  const view = useMemo(() => unpack(packed), [packed]);
  return <Listing title={page.title} state={state} view={view} empty={<EmptyListing state={state} />} />;
}
