import { useEffect, useRef, useState } from 'react';

/**
 * Asks a route of the shop about what is being typed, and holds its last answer; there is none while it cannot be asked.
 * A fetcher of the router would do more: an action of one that ends while a page loads ends that navigation too, with the
 * data from before it.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names what its route answers, as to `useFetcher`
export function useAnswer<Answer>(address: string) {
  const [answer, setAnswer] = useState<Answer>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const ask = async (fields: Readonly<Record<string, string>>) => {
    asking.current?.abort();
    asking.current = new AbortController();
    try {
      // in the body: what is typed about a person stands in no URL
      const body = new URLSearchParams(fields);
      const response = await fetch(address, { method: 'POST', body, signal: asking.current.signal });
      if (response.ok) setAnswer((await response.json()) as Answer);
    } catch {
      // an offer, without which the form can be filled in
    }
  };
  return { answer, ask };
}
