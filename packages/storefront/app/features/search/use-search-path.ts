import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** Returns the function that gives a search for words its path. */
export function useSearchPath() {
  const { path } = useLanguage();
  return (keyword: string) => `${path('/search')}?${new URLSearchParams({ keyword }).toString()}`;
}
