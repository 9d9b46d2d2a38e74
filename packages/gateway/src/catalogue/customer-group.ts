import { customerGroupOf as groupOfPersona, guestPersona } from '@basin/domain';
import { customerGroups } from './product.ts';
import { problem } from '../http/http-problem.ts';
import type { Principal } from '../http/principal.ts';

export interface CustomerGroupReference {
  readonly typeId: 'customer-group';
  readonly id: string;
  readonly obj: { readonly id: string; readonly key: string };
}

/** Returns the caller's customer group, which determines prices, from the verified token only. */
export function customerGroupOf(principal: Principal): string {
  return groupOfPersona(principal.kind === 'guest' ? guestPersona : principal.persona, priceUpdate);
}

/** Customer groups by persona, in the format of the price-update setting. */
const priceUpdate = customerGroups.map((group) => `${group}:${group}`).join(';');

export function customerGroupReference(key: string): CustomerGroupReference {
  const id = `customer-group-${key.toLowerCase()}`;
  return { typeId: 'customer-group', id, obj: { id, key } };
}

/**
 * Checks that the requested customer group is the caller's own.
 *
 * @throws {HttpProblem} 400 for any other group
 */
export function expectOwnGroup(
  requested: { id?: string | undefined; key?: string | undefined },
  principal: Principal,
): void {
  const own = customerGroupReference(customerGroupOf(principal));
  if (requested.key === own.obj.key || requested.id === own.id) return;
  const invalidValue = requested.key ?? requested.id;
  const message = `The customer group '${invalidValue ?? ''}' is not the caller's.`;
  throw problem(400, {
    code: 'InvalidField',
    message,
    field: 'customerGroup',
    invalidValue,
    allowedValues: [own.obj.key],
  });
}
