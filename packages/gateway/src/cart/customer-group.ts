import { guestPersona } from '@basin/domain';
import { customerGroups } from '../catalogue/product.ts';
import { refusal } from '../http-problem.ts';
import type { Principal } from '../principal.ts';
import type { CustomerGroupReference } from './cart.ts';

/** The customer group of a caller, from the verified token alone: it decides prices. */
export function customerGroupOf(principal: Principal): string {
  if (principal.kind === 'guest') return guestPersona;
  return customerGroups.find((group) => group === principal.persona) ?? guestPersona;
}

export function customerGroupReference(key: string): CustomerGroupReference {
  const id = `customer-group-${key.toLowerCase()}`;
  return { typeId: 'customer-group', id, obj: { id, key } };
}

/**
 * Takes the customer group that a caller asks for when it is theirs.
 *
 * @throws {HttpProblem} 400 for any other
 */
export function expectOwnGroup(
  asked: { id?: string | undefined; key?: string | undefined },
  principal: Principal,
): void {
  const own = customerGroupReference(customerGroupOf(principal));
  if (asked.key === own.obj.key || asked.id === own.id) return;
  const invalidValue = asked.key ?? asked.id;
  const message = `The customer group '${invalidValue ?? ''}' is not that of the caller.`;
  throw refusal(400, {
    code: 'InvalidField',
    message,
    field: 'customerGroup',
    invalidValue,
    allowedValues: [own.obj.key],
  });
}
