import { associateOrderType } from '../orders/order-status.ts';
import type { UserClaims } from './user-claims.ts';

export interface AssociateTag {
  readonly orderType: typeof associateOrderType;
  readonly associateId: string;
}

/** What an associate's carts and orders are tagged with; undefined for everyone else. @see platform spec §6 */
export function associateTag({ koc }: Pick<UserClaims, 'koc'>): AssociateTag | undefined {
  return koc ? { orderType: associateOrderType, associateId: koc } : undefined;
}
