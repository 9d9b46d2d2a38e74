import { cardYears } from '../settings/periods.ts';

/** The years of the card expiry selector: this one (UTC) and those that follow, sixteen in all. @see platform spec §9 */
export function cardExpiryYears(now: Date): number[] {
  const first = now.getUTCFullYear();
  return Array.from({ length: cardYears }, (_, index) => first + index);
}
