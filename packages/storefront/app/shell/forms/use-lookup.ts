import { useEffect, useRef, useState } from 'react';

/**
 * Queries a route of the shop while the shopper types, and returns the latest result, or undefined before the first one. A router fetcher has a side effect: when its action ends during a navigation, it ends that
 * navigation with stale data.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names the type, as with `useFetcher`
export function useLookup<Result>(url: string) {
  const [result, setResult] = useState<Result>();
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);
  const lookUp = async (fields: Readonly<Record<string, string>>) => {
    pending.current?.abort();
    pending.current = new AbortController();
    try {
      // in the body, because what is typed about a person must not appear in a URL
      const body = new URLSearchParams(fields);
      const response = await fetch(url, { method: 'POST', body, signal: pending.current.signal });
      if (response.ok) setResult((await response.json()) as Result);
    } catch {
      // optional: the form works without it
    }
  };
  return { result, lookUp };
}
