import { isPostalCode, profileLabel } from '@basin/domain';
import type { CallInput, customerCalls } from '@basin/sdk/contract';
import { HttpProblem, invalidOperation, problem } from '../http/http-problem.ts';
import type { CustomerAddress, CustomerDocument } from './customer.ts';

/** A change of an address book. @see wire reference §33 */
export type AddressAction = CallInput<typeof customerCalls.updateAddresses>['body']['actions'][number];
export type AddressDraft = Extract<AddressAction, { action: 'addAddress' }>['address'];

const maxAddresses = 100;

/**
 * Applies an action to an address book.
 *
 * @param newId generates the id of a new address
 * @throws {HttpProblem} 400: `{ error }` for an address that cannot be added, otherwise the commerce envelope
 */
export function applyAddressAction(
  document: CustomerDocument,
  action: AddressAction,
  newId: () => string,
): CustomerDocument {
  switch (action.action) {
    case 'addAddress':
      return add(document, action.address, newId());
    case 'changeAddress':
      return change(document, action.addressId, action.address);
    case 'setDefaultShippingAddress':
      return { ...document, defaultShippingAddressId: idOf(document, action) };
    case 'removeAddress':
      return remove(document, action.addressId);
  }
}

function add(document: CustomerDocument, draft: AddressDraft, id: string): CustomerDocument {
  const address = addressFrom(draft, id);
  const isSecondProfile =
    address.label === profileLabel && document.addresses.some(({ label }) => label === profileLabel);
  if (!isPostalCode(draft.postalCode, draft.country)) throw notAdded('The postal code is not valid in the country.');
  if (isSecondProfile) throw notAdded('The address book already has a profile address.');
  if (document.addresses.length >= maxAddresses)
    throw notAdded(`An address book holds at most ${maxAddresses} addresses.`);
  const isFirst = address.label !== profileLabel && document.addresses.every(({ label }) => label === profileLabel);
  return {
    ...document,
    addresses: [...document.addresses, address],
    defaultShippingAddressId: document.defaultShippingAddressId ?? (isFirst ? id : undefined),
  };
}

function change(document: CustomerDocument, id: string, draft: AddressDraft): CustomerDocument {
  const { label } = find(document, id);
  if (!isPostalCode(draft.postalCode, draft.country)) throw wrongPostalCode(draft.postalCode);
  const changed = { ...addressFrom(draft, id), label: draft.custom?.fields.label ?? label };
  if (
    changed.label === profileLabel &&
    document.addresses.some((other) => other.id !== id && other.label === profileLabel)
  )
    throw invalidOperation('The address book already has a profile address.');
  return { ...document, addresses: document.addresses.map((address) => (address.id === id ? changed : address)) };
}

function remove(document: CustomerDocument, id: string): CustomerDocument {
  if (find(document, id).label === profileLabel) throw invalidOperation('The profile address cannot be removed.');
  const addresses = document.addresses.filter((address) => address.id !== id);
  if (document.defaultShippingAddressId !== id) return { ...document, addresses };
  return { ...document, addresses, defaultShippingAddressId: undefined };
}

function idOf(
  document: CustomerDocument,
  { addressId, addressKey }: { addressId?: string | undefined; addressKey?: string | undefined },
) {
  if (addressKey !== undefined)
    return document.addresses.find(({ key }) => key === addressKey)?.id ?? missing(addressKey);
  return addressId === undefined ? undefined : find(document, addressId).id;
}

const find = ({ addresses }: CustomerDocument, id: string): CustomerAddress =>
  addresses.find((address) => address.id === id) ?? missing(id);

function addressFrom({ custom, ...draft }: AddressDraft, id: string): CustomerAddress {
  return { ...draft, id, label: custom?.fields.label };
}

function missing(id: string): never {
  throw problem(400, {
    code: 'InvalidOperation',
    message: `The customer does not contain an address with the ID or key '${id}'.`,
  });
}

const notAdded = (error: string) => new HttpProblem(400, { error });

const wrongPostalCode = (invalidValue: string) =>
  problem(400, {
    code: 'InvalidField',
    message: 'The postal code is not valid in the country.',
    field: 'address.postalCode',
    invalidValue,
  });
