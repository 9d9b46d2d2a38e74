/** Returns a phone number without its parentheses, spaces and hyphens. @see catalogue spec §5 */
export function phoneDigits(phone: string): string {
  return phone.replace(/[()\s-]/g, '');
}

/**
 * Returns whether a phone number, apart from parentheses, spaces and hyphens, consists of at least ten digits.
 *
 * @see catalogue spec §5
 */
export function isPhone(phone: string): boolean {
  return /^\d{10,}$/.test(phoneDigits(phone));
}

/** Formats a phone number of ten digits as `(###) ###-####`; returns any other unchanged. @see catalogue spec §5 */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  if (!/^\d{10}$/.test(digits)) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
