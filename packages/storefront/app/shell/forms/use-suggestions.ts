import { debounceMs } from '@basin/domain';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

/** Loads what a route suggests for a typed text, once the typing pauses. */
export function useSuggestions<Loader>(url: string) {
  const { load, data } = useFetcher<Loader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const suggest = (typed: string) => {
    clearTimeout(timer.current);
    const address = `${url}?${new URLSearchParams({ typed }).toString()}`;
    timer.current = setTimeout(() => void load(address), debounceMs);
  };
  return { data, suggest };
}
