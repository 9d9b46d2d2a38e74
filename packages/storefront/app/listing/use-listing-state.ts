import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { readListingState } from './listing-state.ts';

/** The listing that the address says. */
export function useListingState() {
  const { search } = useLocation();
  return useMemo(() => readListingState(search), [search]);
}

/** The listing that was asked for last: on its way already, or the one that shows. */
export function useWantedListingState() {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const wanted = location?.pathname === pathname ? location.search : search;
  return useMemo(() => readListingState(wanted), [wanted]);
}
