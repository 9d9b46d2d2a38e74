import { useEffect, useRef, useState } from 'react';

/** A picture that fails is exchanged at most this often. */
export const MAX_SWAPS = 2;

/**
 * The source to show: the first, then the next one after each failure, at most two exchanges.
 * Also notices a failure that came before scripts did.
 */
export function useFallback(sources: readonly string[]) {
  const [failures, setFailures] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const last = Math.min(sources.length - 1, MAX_SWAPS);
  const fail = () => setFailures((count) => Math.min(count + 1, last));
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete !== true || currentSrc === '') return;
    if (naturalWidth === 0) setFailures((count) => Math.max(count, Math.min(1, last)));
    else setLoaded(true);
  }, [last]);
  return { swaps: failures, src: sources[failures], loaded, image, onError: fail, onLoad: () => setLoaded(true) };
}
