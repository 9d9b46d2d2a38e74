import { requireTime } from '../arguments.ts';
/** How long a signed-in shopper's token is trusted before it is validated again. @see platform spec §9 */
export const tokenRevalidateMs = 1_800_000;
/** How long before its expiry a token stops being valid. @see platform spec §9 */
export const tokenMarginMs = 120_000;

/** Scopes requested from the identity provider. @see platform spec §9 */
export const identityScopes = ['session', 'openid', 'offline_access'] as const;

/** Returns whether a token still counts as valid: until 120 seconds before it expires. @see platform spec §4 */
export function isTokenValid(expiresAt: Date, now: Date): boolean {
  return requireTime('now', now) < requireTime('expiresAt', expiresAt) - tokenMarginMs;
}

/**
 * Returns whether a stored token must be validated before its next use: the shopper is signed in and the revalidation
 * time has passed.
 *
 * @param revalidateAt undefined when the token was never validated
 * @see platform spec §4
 */
export function needsValidation(isAuthenticated: boolean, revalidateAt: Date | undefined, now: Date): boolean {
  const isStillTrusted =
    revalidateAt !== undefined && requireTime('now', now) < requireTime('revalidateAt', revalidateAt);
  return isAuthenticated && !isStillTrusted;
}

/**
 * Returns the guest identifier for a token request: the `commerce_gid` cookie, else the stored one; undefined for a
 * signed-in shopper.
 *
 * @see platform spec §4 and docs/domain.md A72
 */
export function guestId(
  cookie: string | undefined,
  anonymousId: string | undefined,
  isAuthenticated = false,
): string | undefined {
  if (isAuthenticated) return undefined;
  return [cookie?.trim(), anonymousId].find(Boolean);
}
