/** The first three results when the flag is set and there are more; else all. @see catalogue spec §9 */
export function limitResults<Result>(results: readonly Result[], isLimited: boolean): readonly Result[] {
  return isLimited ? results.slice(0, 3) : results;
}
