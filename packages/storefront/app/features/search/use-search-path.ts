import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** Returns a function that builds the path of a search. */
export function useSearchPath() {
  const { path } = useLanguage();
  return (keyword: string) => `${path('/search')}?${new URLSearchParams({ keyword }).toString()}`;
}
