import { phoneDigits } from './phone-digits.ts';

/** A phone number of ten digits as `(###) ###-####`; any other as it was given. @see catalogue spec §5 */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  if (!/^\d{10}$/.test(digits)) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
