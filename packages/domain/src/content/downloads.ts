/** The entries of a download list that can be fetched: those that contain `http`. @see catalogue spec §5 */
export function downloadable(entries: readonly string[]): string[] {
  return entries.filter((entry) => entry.includes('http'));
}
