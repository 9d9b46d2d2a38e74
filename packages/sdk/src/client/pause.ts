/** Waits, never shorter than asked. Once the signal ends it leaves no timer behind, and nobody is to wait for it. */
export const pause = (delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs + 1); // a timer may come a millisecond early
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
