/** Whether a moment is no longer ago than that; a time to come is a clock that was set back, and not within. */
export function isWithin(moment: Date | undefined, now: Date, lifeMs: number): boolean {
  if (!moment) return false;
  const ageMs = now.getTime() - moment.getTime();
  return ageMs >= 0 && ageMs < lifeMs;
}
