/** A phone number without its parentheses, spaces and hyphens. @see catalogue spec §5 */
export function phoneDigits(phone: string): string {
  return phone.replace(/[()\s-]/g, '');
}

/** Whether a phone number, without parentheses, spaces and hyphens, is digits only and more than nine of them. @see catalogue spec §5 */
export function isPhone(phone: string): boolean {
  return /^\d{10,}$/.test(phoneDigits(phone));
}

/** A phone number of ten digits as `(###) ###-####`; any other as it was given. @see catalogue spec §5 */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  if (!/^\d{10}$/.test(digits)) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
