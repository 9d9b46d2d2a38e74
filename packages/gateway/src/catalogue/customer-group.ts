import { customerGroupOf as groupOfPersona, guestPersona } from '@basin/domain';
import { customerGroups } from './product.ts';
import { problem } from '../http/http-problem.ts';
import type { Principal } from '../http/principal.ts';

export interface CustomerGroupReference {
  readonly typeId: 'customer-group';
  readonly id: string;
  readonly obj: { readonly id: string; readonly key: string };
}

/** The customer group of a caller, from the verified token alone: it decides prices. */
export function customerGroupOf(principal: Principal): string {
  return groupOfPersona(principal.kind === 'guest' ? guestPersona : principal.persona, priceUpdate);
}

/** Customer groups by persona, in the form of the price-update setting. */
const priceUpdate = customerGroups.map((group) => `${group}:${group}`).join(';');

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
  throw problem(400, {
    code: 'InvalidField',
    message,
    field: 'customerGroup',
    invalidValue,
    allowedValues: [own.obj.key],
  });
}
