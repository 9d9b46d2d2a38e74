import { useEffect, useReducer, useRef } from 'react';

/** A picture that fails is exchanged at most this often. */
export const MAX_SWAPS = 2;

interface Showing {
  swaps: number;
  loaded: boolean;
  failed: boolean;
}

/**
 * The source to show: the first, then the next one after each failure, at most two exchanges.
 * Also notices what happened before scripts ran.
 */
export function useFallback(sources: readonly string[]) {
  const last = Math.min(sources.length - 1, MAX_SWAPS);
  const [showing, tell] = useReducer(
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
    if (complete && currentSrc !== '') tell(naturalWidth > 0 ? 'load' : 'error');
  }, []);
  return { ...showing, src: sources[showing.swaps], image, onError: () => tell('error'), onLoad: () => tell('load') };
}
