import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { readListingState } from './listing-state.ts';

/** The listing that the address says. */
export function useListingState() {
  const { search } = useLocation();
  return useMemo(() => readListingState(search), [search]);
}
