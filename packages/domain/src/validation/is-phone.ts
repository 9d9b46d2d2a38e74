import { phoneDigits } from './phone-digits.ts';

/** Whether a phone number, without parentheses, spaces and hyphens, is digits only and more than nine of them. @see catalogue spec §5 */
export function isPhone(phone: string): boolean {
  return /^\d{10,}$/.test(phoneDigits(phone));
}
