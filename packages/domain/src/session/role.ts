import { associateOrderType } from '../orders/order.ts';
import { personaFrom, tradePersona } from './persona.ts';

/** What a token says about a signed-in shopper. @see platform spec §3 */
export interface UserClaims {
  /** The e-mail address. */
  readonly sub: string;
  readonly uid: string;
  /** Id of the store associate who acts; present only for associates. */
  readonly koc?: string | undefined;
  /** Entries such as `KOUS:TVS`. */
  readonly persona?: string | readonly string[] | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

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
export function roleOf(claims: Pick<UserClaims, 'koc'> | undefined): Role {
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
export function audienceOf(claims: Pick<UserClaims, 'persona'> | undefined): Audience {
  if (!claims) return 'guest';
  return personaFrom(claims.persona) === tradePersona ? 'professional' : 'consumer';
}

/** How carts and orders of an associate are tagged. */
export interface AssociateTag {
  readonly orderType: typeof associateOrderType;
  readonly associateId: string;
}

/** What an associate's carts and orders are tagged with; undefined for everyone else. @see platform spec §6 */
export function associateTag({ koc }: Pick<UserClaims, 'koc'>): AssociateTag | undefined {
  return koc ? { orderType: associateOrderType, associateId: koc } : undefined;
}
