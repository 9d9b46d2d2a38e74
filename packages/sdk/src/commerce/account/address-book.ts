import { addressActions } from '@basin/domain';
import type { CustomerCalls } from '../../calls.ts';
import type { CustomerUpdateAddressesInput, CustomerUpdateAddressesReply } from '../../contract/types.ts';
import { errorTextOf } from '../../state/request-status.ts';
import { addressDraftFrom, type PostalAddressInput } from '../postal-address.ts';
import type { AccountSetting } from './account-setting.ts';
import type { CustomerRecord } from './customer-record.ts';
import { customerFrom, type Customer } from './customer.ts';

/** The addresses of the signed-in customer. `profile()` lists them. */
export interface AddressBook {
  /** Adds an address; an error response is a text for the shopper. */
  readonly addAddress: (address: AddressToSave) => Promise<ChangedAddresses | AddressRejection>;
  /** Puts an address in the place of one; null when that fails, which is logged. */
  readonly changeAddress: (id: string, address: AddressToSave) => Promise<ChangedAddresses | null>;
  /** Has orders go to an address unless another one is chosen; null when that fails, which is logged. */
  readonly setDefaultAddress: (id: string) => Promise<ChangedAddresses | null>;
  /** Takes an address out of the book; null when that fails, which is logged. */
  readonly removeAddress: (id: string) => Promise<ChangedAddresses | null>;
}

/** An address to save. A `SavedAddress` is one, so that a change says `{ ...saved, city }`. */
export interface AddressToSave extends PostalAddressInput {
  /** The customer's own name for it, such as `Home`; `Profile` makes it the business address. */
  readonly label?: string | null | undefined;
  /** Makes it the default address. One that is the default stays so. */
  readonly isDefault?: boolean | undefined;
}

/** The customer after a change of addresses. */
export interface ChangedAddresses {
  readonly customer: Customer;
  /** False when nothing is delivered to the address. */
  readonly isDeliverable: boolean;
}

/** Why an address was not added. */
export interface AddressRejection {
  /** In words for the shopper. */
  readonly error: string;
}

type Actions = CustomerUpdateAddressesInput['body']['actions'];

interface AddressCalls {
  readonly customer: Pick<CustomerCalls, 'updateAddresses'>;
}

/** The address book of a customer over the calls given. @see catalogue spec §3, §7, §8 */
export function createAddressBook(
  { customer: calls }: AddressCalls,
  record: CustomerRecord,
  { logged, newKey }: AccountSetting,
): AddressBook {
  const change = async (actions: Actions) =>
    changedFrom(await record.change(({ version }) => calls.updateAddresses({ body: { version, actions } })));
  return {
    addAddress: (address) =>
      change(actionsFor(address, newKey())).catch((problem: unknown) => ({ error: errorTextOf(problem) })),
    changeAddress: (id, address) =>
      change(actionsFor({ ...address, id }, newKey())).catch(logged('An address could not be changed')),
    setDefaultAddress: (addressId) =>
      change([{ action: 'setDefaultShippingAddress', addressId }]).catch(
        logged('The default address could not be set'),
      ),
    removeAddress: (addressId) =>
      change([{ action: 'removeAddress', addressId }]).catch(logged('An address could not be removed')),
  };
}

const changedFrom = ({
  isNonDeliverableAddress = false,
  ...customer
}: CustomerUpdateAddressesReply): ChangedAddresses => ({
  customer: customerFrom(customer),
  isDeliverable: !isNonDeliverableAddress,
});

/** The actions that save an address; its label travels as a custom field. */
function actionsFor({ label, ...address }: AddressToSave & { readonly id?: string }, newKey: string): Actions {
  const { id, isDefault: setPrimary = false } = address;
  const custom = label ? { type: { typeId: 'type' as const, key: 'address' }, fields: { label } } : undefined;
  const draft = { ...addressDraftFrom(address), ...(custom && { custom }) };
  return addressActions({ ...draft, setPrimary, id }, newKey);
}
