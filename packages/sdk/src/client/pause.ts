/** Waits at least the given time. An abort clears the timer, and the promise then never settles. */
export const pause = (delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs + 1); // a timer may fire a millisecond early
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
