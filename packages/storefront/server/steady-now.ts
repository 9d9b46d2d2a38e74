/** Returns the time in epoch milliseconds from a clock that runs on evenly when the machine's clock is set back or forward. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
