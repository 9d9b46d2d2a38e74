/** Whether a displayed price is nothing: the number 0 or the text `0.00`. @see catalogue spec §5 */
export function isZeroPrice(price: number | string): boolean {
  return price === 0 || price === '0.00';
}
