import { associateOrderType } from '../orders/order-status.ts';
import type { UserClaims } from './user-claims.ts';

/** How carts and orders of an associate are tagged. */
export interface AssociateTag {
  readonly orderType: typeof associateOrderType;
  readonly associateId: string;
}

/** What an associate's carts and orders are tagged with; undefined for everyone else. @see platform spec §6 */
export function associateTag({ koc }: Pick<UserClaims, 'koc'>): AssociateTag | undefined {
  return koc ? { orderType: associateOrderType, associateId: koc } : undefined;
}
