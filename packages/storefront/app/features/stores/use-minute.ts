import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const checkMs = 10_000;

/** Returns the current minute, and renders again when it ends. Undefined on the server and during hydration. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minuteMs),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute * minuteMs);
}

function subscribe(check: () => void): () => void {
  const timer = setInterval(check, checkMs);
  return () => clearInterval(timer);
}
