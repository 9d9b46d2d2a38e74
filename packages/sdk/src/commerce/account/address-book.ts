import { addressActions } from '@basin/domain';
import type { CustomerCalls } from '../../calls.ts';
import type {
  CustomerUpdateAddressesInput,
  CustomerUpdateAddressesReply,
  LabelledAddressDraft,
} from '../../contract/types.ts';
import { errorTextOf } from '../../state/request-status.ts';
import { addressDraftFrom, type PostalAddressInput } from '../postal-address.ts';
import type { AccountSetting } from './account-setting.ts';
import type { CustomerRecord } from './customer-record.ts';
import { customerFrom, type Customer } from './customer.ts';

/** The addresses of the signed-in customer. `profile()` lists them. */
export interface AddressBook {
  /** Adds an address; an error response is returned as a text for the shopper. */
  readonly addAddress: (address: AddressToSave) => Promise<ChangedAddresses | AddressRejection>;
  /** Replaces an address; a failure is logged and returns null. */
  readonly changeAddress: (id: string, address: AddressToSave) => Promise<ChangedAddresses | null>;
  /** Makes an address the default for orders; a failure is logged and returns null. */
  readonly setDefaultAddress: (id: string) => Promise<ChangedAddresses | null>;
  /** Removes an address; a failure is logged and returns null. */
  readonly removeAddress: (id: string) => Promise<ChangedAddresses | null>;
}

/** An address to save. A `SavedAddress` is valid input, so a change can pass `{ ...saved, city }`. */
export interface AddressToSave extends PostalAddressInput {
  /** The customer's own name for the address, such as `Home`; `Profile` makes it the business address. */
  readonly label?: string | null | undefined;
  /** Makes it the default address. A default address stays the default. */
  readonly isDefault?: boolean | undefined;
}

/** The customer after a change to the addresses. */
export interface ChangedAddresses {
  readonly customer: Customer;
  /** False when the address is not delivered to. */
  readonly isDeliverable: boolean;
}

/** The reason why an address was not added. */
export interface AddressRejection {
  /** A text for the shopper. */
  readonly error: string;
}

type Actions = CustomerUpdateAddressesInput['body']['actions'];

interface AddressCalls {
  readonly customer: Pick<CustomerCalls, 'updateAddresses'>;
}

/** Creates the address book of a customer on the given calls. @see catalogue spec §3, §7, §8 */
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

/** Returns the actions that save an address. */
function actionsFor(address: AddressToSave & { readonly id?: string }, newKey: string): Actions {
  const { id, isDefault: setPrimary = false } = address;
  return addressActions({ ...labelledDraft(address), setPrimary, id }, newKey);
}

/** Converts an address for a call; its label is sent as a custom field. */
export function labelledDraft({ label, ...address }: AddressToSave): LabelledAddressDraft {
  const custom = label ? { type: { typeId: 'type' as const, key: 'address' }, fields: { label } } : undefined;
  return { ...addressDraftFrom(address), ...(custom && { custom }) };
}
