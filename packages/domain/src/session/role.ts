import { associateOrderType } from '../orders/order.ts';
import { personaFrom, tradePersona } from './persona.ts';

/** The token claims of a signed-in shopper. @see platform spec §3 */
export interface UserClaims {
  /** The e-mail address. */
  readonly sub: string;
  readonly uid: string;
  /** Id of the acting store associate; present only for associates. */
  readonly koc?: string | undefined;
  /** Entries such as `KOUS:TVS`. */
  readonly persona?: string | readonly string[] | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** The role of a shop user. @see platform spec §6 */
export type Role = 'guest' | 'customer' | 'associate';

/** The permissions of each role. @see platform spec §6 */
export const permissions = {
  guest: ['browse', 'useCart', 'holdGuestToken'],
  customer: ['browse', 'useCart', 'editProfile', 'editAddresses', 'keepFavourites', 'seeOrders'],
  associate: ['browse', 'useCart', 'editProfile', 'editAddresses', 'keepFavourites', 'seeOrders', 'tagCartsAndOrders'],
} as const satisfies Record<Role, readonly string[]>;
export type Permission = (typeof permissions)[Role][number];

/** Returns the role for a token's claims; no claims means a guest. @see platform spec §6 */
export function roleOf(claims: Pick<UserClaims, 'koc'> | undefined): Role {
  if (!claims) return 'guest';
  return claims.koc ? 'associate' : 'customer';
}

/** Returns whether a role has a permission. @see platform spec §6 */
export function isPermitted(role: Role, permission: Permission): boolean {
  return (permissions[role] as readonly Permission[]).includes(permission);
}

/** The audience of a page. @see catalogue spec §1 */
export type Audience = 'guest' | 'consumer' | 'professional';

/**
 * Returns the audience for a token's claims: guest without claims, professional with the trade persona, otherwise
 * consumer.
 *
 * @see catalogue spec §1
 */
export function audienceOf(claims: Pick<UserClaims, 'persona'> | undefined): Audience {
  if (!claims) return 'guest';
  return personaFrom(claims.persona) === tradePersona ? 'professional' : 'consumer';
}

/** The tag of an associate's carts and orders. */
export interface AssociateTag {
  readonly orderType: typeof associateOrderType;
  readonly associateId: string;
}

/** Returns the tag of an associate's carts and orders; undefined for everyone else. @see platform spec §6 */
export function associateTag({ koc }: Pick<UserClaims, 'koc'>): AssociateTag | undefined {
  return koc ? { orderType: associateOrderType, associateId: koc } : undefined;
}
