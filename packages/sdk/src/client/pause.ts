/** Waits, never shorter than asked; an ended signal ends the wait, and leaves no timer behind. */
export const pause = (delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, delayMs + 1); // a timer may come a millisecond early
    signal.addEventListener('abort', done);
  });
