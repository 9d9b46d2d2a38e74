import { useEffect, useReducer, useRef } from 'react';

/** Maximum number of fallbacks for a failed picture. */
export const maxSwaps = 2;

interface Showing {
  first: string | undefined;
  swaps: number;
  loaded: boolean;
  failed: boolean;
}

/**
 * Returns the source to show: the first one, then the next after each failure, with at most two fallbacks. Another first
 * source is another picture. It also detects failures that happened before scripts ran.
 */
export function useFallback(sources: readonly string[]) {
  const last = Math.min(sources.length - 1, maxSwaps);
  const [first] = sources;
  const begun: Showing = { first, swaps: 0, loaded: false, failed: false };
  const current = (state: Showing) => (state.first === first ? state : begun);
  const [state, dispatch] = useReducer((before: Showing, event: 'load' | 'error'): Showing => {
    const { swaps } = current(before);
    return {
      first,
      swaps: event === 'error' ? Math.min(swaps + 1, last) : swaps,
      loaded: event === 'load',
      failed: event === 'error' && swaps === last,
    };
  }, begun);
  const showing = current(state);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { complete = false, naturalWidth = 0, currentSrc = '' } = image.current ?? {};
    if (complete && currentSrc !== '') dispatch(naturalWidth > 0 ? 'load' : 'error');
  }, []);
  return {
    ...showing,
    src: sources[showing.swaps],
    image,
    onError: () => dispatch('error'),
    onLoad: () => dispatch('load'),
  };
}
