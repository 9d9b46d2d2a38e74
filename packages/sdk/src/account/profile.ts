import {
  addressActions,
  profileActions,
  splitAddresses,
  type ProfileChanges,
  type SplitAddresses,
} from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import { isSdkError, type CallError } from '../client/errors.ts';
import type { CallInput } from '../contract/call.ts';
import type { customerCalls } from '../contract/customer.ts';
import type { Customer } from '../contract/types.ts';
import type { Logger } from '../logger.ts';
import { errorTextOf } from '../state/request-status.ts';
import { createStore, type Store } from '../state/store.ts';

type Address = Customer['addresses'][number];
type AddressActions = CallInput<typeof customerCalls.updateAddresses>['body']['actions'];

/** A customer as an account page shows it. @see catalogue spec §3 */
export interface ProfileState {
  readonly customer: Customer | undefined;
  /** Of the customer as seen last; sent with each change. */
  readonly version: number | undefined;
  /** The address book, and the business address that is kept apart from it. */
  readonly addresses: SplitAddresses<Address>;
}

export interface ProfileOptions {
  readonly persona: string;
  readonly logger: Logger;
  readonly newKey?: (() => string) | undefined;
}

/** The profile of a signed-in customer. What fails is logged and undefined, unless it says otherwise. @see catalogue spec §8 */
export interface Profile extends Store<ProfileState> {
  readonly load: () => Promise<Customer | undefined>;
  /** Changes what the persona may change; the next call then carries a new token. */
  readonly edit: (changes: ProfileChanges) => Promise<Customer | undefined>;
  /** An error response is a text for the shopper. */
  readonly addAddress: (address: AddressBookEntry) => Promise<Customer | { readonly error: string }>;
  readonly changeAddress: (id: string, address: AddressBookEntry) => Promise<Customer | undefined>;
  readonly setDefaultAddress: (id: string) => Promise<Customer | undefined>;
  readonly removeAddress: (id: string) => Promise<Customer | undefined>;
  /** An error response is given as it is. */
  readonly changePassword: (
    passwords: CallInput<typeof customerCalls.changePassword>['body'],
  ) => Promise<{ readonly success: boolean } | CallError>;
  /** Erases the account and ends the session; nothing is given, a failure is logged. */
  readonly deleteAccount: () => Promise<void>;
}

type AddressInput = Extract<AddressActions[number], { action: 'addAddress' }>['address'];

/** An address to store under the customer’s own label; `setPrimary` makes it the default shipping address. */
export type AddressBookEntry = Omit<AddressInput, 'custom' | 'id' | 'key'> & {
  readonly label?: string | undefined;
  readonly setPrimary?: boolean | undefined;
};

interface ProfileCalls {
  readonly customer: AreaClient<typeof customerCalls>;
  readonly session: { renewNext: () => Promise<void>; signOut: () => Promise<void> };
}

/** The profile and the address book of the session's customer. @see catalogue spec §3, §4, §5, §7, §8 */
export function createProfile({ customer: calls, session }: ProfileCalls, options: ProfileOptions): Profile {
  const { persona, logger, newKey = () => crypto.randomUUID() } = options;
  const store = createStore<ProfileState>({ customer: undefined, version: undefined, addresses: { addressBook: [] } });
  const keep = (customer: Customer): Customer => {
    store.set({ customer, version: customer.version, addresses: splitAddresses(customer) });
    return customer;
  };
  const logged = (what: string) => (problem: unknown) => {
    logger.error(what, problem);
    return undefined;
  };
  const fetchMe = async () => keep(await calls.me());
  const version = async () => store.get().version ?? (await fetchMe()).version;
  const changeAddresses = async (actions: AddressActions) =>
    keep(await calls.updateAddresses({ body: { version: await version(), actions } }));

  return {
    ...store,
    load: () => fetchMe().catch(logged('The profile could not be fetched')),
    async edit(changes) {
      const sendEdit = async () => {
        const customer = store.get().customer ?? (await fetchMe());
        const actions = profileActions(persona, changes, customer, store.get().addresses.profileAddressId);
        if (actions.length === 0) return customer;
        keep(await calls.updateProfile({ body: { version: await version(), actions } }));
        await session.renewNext();
        return fetchMe();
      };
      return sendEdit().catch(logged('The profile could not be changed'));
    },
    async addAddress(address) {
      try {
        return await changeAddresses(wireActions(address, newKey()));
      } catch (problem) {
        return { error: errorTextOf(problem) };
      }
    },
    changeAddress: (id, address) =>
      changeAddresses(wireActions({ ...address, id }, newKey())).catch(logged('An address could not be changed')),
    setDefaultAddress: (addressId) =>
      changeAddresses([{ action: 'setDefaultShippingAddress', addressId }]).catch(
        logged('The default address could not be set'),
      ),
    removeAddress: (addressId) =>
      changeAddresses([{ action: 'removeAddress', addressId }]).catch(logged('An address could not be removed')),
    async changePassword(body) {
      try {
        return await calls.changePassword({ body });
      } catch (problem) {
        if (isSdkError(problem)) return problem;
        throw problem;
      }
    },
    async deleteAccount() {
      const erase = async () => {
        await calls.delete({ query: { version: await version() } });
        await session.signOut();
      };
      await erase().catch(logged('The account could not be deleted'));
    },
  };
}

/** The actions that save an address; its label travels as a custom field. */
const wireActions = (
  address: AddressBookEntry & { readonly id?: string | undefined },
  newKey: string,
): AddressActions =>
  addressActions(address, newKey).map((action) => {
    if (!('address' in action)) return action;
    const { label, ...draft } = action.address;
    const custom = { type: { typeId: 'type' as const, key: 'address' }, fields: { label } };
    return { ...action, address: { ...draft, ...(label !== undefined && { custom }) } };
  });
