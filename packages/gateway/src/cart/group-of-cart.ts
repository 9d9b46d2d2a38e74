import { personaFrom } from '@basin/domain';
import { customerGroupOf } from '../catalogue/index.ts';
import type { Db } from '../database/database.ts';
import type { Principal } from '../http/principal.ts';
import type { Cart } from './cart.ts';

/** Returns the group whose prices a cart has: its owner's present one, also while an associate changes it. */
export async function findGroupOfCart(
  db: Db,
  { customerId, customerGroup }: Cart,
  principal: Principal,
): Promise<string> {
  if (principal.kind === 'guest' || customerId === principal.customerId) return customerGroupOf(principal);
  const customers = db.selectFrom('customers').select('persona');
  const owner = await customers.where('id', '=', customerId ?? '').executeTakeFirst();
  return owner ? customerGroupOf({ ...principal, persona: personaFrom(owner.persona) }) : customerGroup.obj.key;
}
