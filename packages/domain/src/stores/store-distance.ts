/** How far stores are searched. @see platform spec §9 and docs/domain.md A27 */
export const storeDistanceKm = { minimum: 64, maximum: 1000 } as const;

/** The distance to search next: the maximum after the minimum found nothing, then no other. @see catalogue spec §9 */
export function widenedDistance(distanceKm: number, found: number): number | undefined {
  return found === 0 && distanceKm < storeDistanceKm.maximum ? storeDistanceKm.maximum : undefined;
}

/** A distance that the store search takes: between the minimum and the maximum. @see platform spec §9 */
export function storeDistance(distanceKm: number): number {
  return Math.min(Math.max(distanceKm, storeDistanceKm.minimum), storeDistanceKm.maximum);
}

/** Kilometres as miles, to one decimal. */
export function milesFrom(distanceKm: number): number {
  return Math.round((distanceKm / 1.609344) * 10) / 10;
}
