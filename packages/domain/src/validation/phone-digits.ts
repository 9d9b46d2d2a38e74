/** A phone number without its parentheses, spaces and hyphens. @see catalogue spec §5 */
export function phoneDigits(phone: string): string {
  return phone.replace(/[()\s-]/g, '');
}
