/** Categories that are seats. @see platform spec §9 */
const seatTypes = ['Toilet Seats', 'Bidet Seats'];

/** Whether a category is one of seats. @see platform spec §9 */
export function isSeat(category: string): boolean {
  return seatTypes.includes(category);
}
