import { tokenMarginMs } from '../settings/timeouts.ts';

/** Whether a token still counts as valid: until 120 seconds before it expires. @see platform spec §4 */
export function isTokenValid(expiresAt: Date, now: Date): boolean {
  return now.getTime() < expiresAt.getTime() - tokenMarginMs;
}
