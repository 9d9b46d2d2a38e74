/**
 * Whether a stored token has to be validated before its next use: the shopper is signed in and the revalidation time has passed.
 *
 * @param revalidateAt undefined when the token was never validated
 * @see platform spec §4
 */
export function needsValidation(isAuthenticated: boolean, revalidateAt: Date | undefined, now: Date): boolean {
  return isAuthenticated && (revalidateAt === undefined || now.getTime() >= revalidateAt.getTime());
}
