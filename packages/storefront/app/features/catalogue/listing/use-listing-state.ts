import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { readListingState } from './listing-state.ts';

/** Returns the listing state of the current URL. */
export function useListingState() {
  const { search } = useLocation();
  return useMemo(() => readListingState(search), [search]);
}
