/** Categories that are seats. @see platform spec §9 */
export const seatTypes = ['Toilet Seats', 'Bidet Seats'] as const;

/** Whether a category is one of seats. @see platform spec §9 */
export function isSeat(category: string): boolean {
  return (seatTypes as readonly string[]).includes(category);
}
