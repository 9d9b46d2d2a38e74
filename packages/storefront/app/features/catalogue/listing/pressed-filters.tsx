import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { listingSearch, readListingState } from './listing-state.ts';

interface PressedFilters {
  /** The query string of the filters: of the last press, or of the URL once the page has followed it. */
  readonly search: string;
  /** Whether the page has yet to follow the last press. */
  readonly isWaiting: boolean;
  readonly press: (search: string) => void;
}

const PressedFiltersContext = createContext<PressedFilters>({ search: '', isWaiting: false, press: () => undefined });

/** Lets the results of a listing show at once that a filter was pressed, before the navigation starts. */
export function PressedFiltersProvider({ children }: { readonly children: ReactNode }) {
  const { search: shown, key } = useLocation();
  const [pressed, setPressed] = useState({ key, search: shown });
  const search = pressed.key === key ? pressed.search : shown;
  const value = useMemo(
    () => ({
      search,
      isWaiting: filtersOf(search) !== filtersOf(shown),
      press: (next: string) => setPressed({ key, search: next }),
    }),
    [key, search, shown],
  );
  return <PressedFiltersContext value={value}>{children}</PressedFiltersContext>;
}

export const usePressedFilters = () => use(PressedFiltersContext);

/** Returns the query string of a listing on its first page. */
export const filtersOf = (search: string) => listingSearch(readListingState(search), {});
