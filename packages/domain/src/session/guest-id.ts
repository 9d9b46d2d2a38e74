/**
 * The guest identifier to ask a token for: the `commerce_gid` cookie before the stored one; a signed-in shopper has none.
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
