import { useEffect, useReducer, useRef } from 'react';

/** Maximum number of fallbacks for a failed picture. */
export const maxSwaps = 2;

interface Showing {
  swaps: number;
  loaded: boolean;
  failed: boolean;
}

/**
 * Returns the source to show: the first one, then the next after each failure, with at most two fallbacks.
 * It also detects failures that happened before scripts ran.
 */
export function useFallback(sources: readonly string[]) {
  const last = Math.min(sources.length - 1, maxSwaps);
  const [showing, dispatch] = useReducer(
    ({ swaps }: Showing, event: 'load' | 'error'): Showing => ({
      swaps: event === 'error' ? Math.min(swaps + 1, last) : swaps,
      loaded: event === 'load',
      failed: event === 'error' && swaps === last,
    }),
    { swaps: 0, loaded: false, failed: false },
  );
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
