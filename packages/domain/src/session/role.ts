import { personaFrom } from './persona-from.ts';
import { tradePersona } from './persona.ts';
import type { UserClaims } from './user-claims.ts';

/** Who uses the shop. @see platform spec §6 */
export type Role = 'guest' | 'customer' | 'associate';

/** What one may do. @see platform spec §6 */
export const permissions = {
  guest: ['browse', 'useCart', 'holdGuestToken'],
  customer: ['browse', 'useCart', 'editProfile', 'editAddresses', 'keepFavourites', 'seeOrders'],
  associate: ['browse', 'useCart', 'editProfile', 'editAddresses', 'keepFavourites', 'seeOrders', 'tagCartsAndOrders'],
} as const satisfies Record<Role, readonly string[]>;
export type Permission = (typeof permissions)[Role][number];

/** The role that a token gives; no claims means a guest. @see platform spec §6 */
export function roleOf(claims: UserClaims | undefined): Role {
  if (!claims) return 'guest';
  return claims.koc ? 'associate' : 'customer';
}

/** Whether a role may do that. @see platform spec §6 */
export function isPermitted(role: Role, permission: Permission): boolean {
  return (permissions[role] as readonly Permission[]).includes(permission);
}

/** @see catalogue spec §1 */
export type Audience = 'guest' | 'consumer' | 'professional';

/** Whom a page speaks to: a guest, a consumer, or a professional, who is one with the trade persona. @see catalogue spec §1 */
export function audienceOf(claims: UserClaims | undefined): Audience {
  if (!claims) return 'guest';
  return personaFrom(claims.persona) === tradePersona ? 'professional' : 'consumer';
}
