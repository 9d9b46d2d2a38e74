/** Whether a product may not be sold into a state; case and spaces do not matter. @see catalogue spec §3 */
export function isExcludedFromState(statesExcluded: readonly string[], state: string): boolean {
  const code = state.trim().toUpperCase();
  return statesExcluded.some((excluded) => excluded.trim().toUpperCase() === code);
}
