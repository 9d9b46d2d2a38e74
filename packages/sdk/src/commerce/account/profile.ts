import {
  editableProfileFields,
  profileActions,
  profileLabel,
  splitAddresses,
  type ProfileChanges,
} from '@basin/domain';
import type { CustomerCalls } from '../../calls.ts';
import { isSdkError, type CallError } from '../../client/errors.ts';
import type { FileReply } from '../../contract/call.ts';
import type { CustomerAddress, CustomerUpdateProfileInput } from '../../contract/types.ts';
import type { TokenSession } from '../../session/token-session.ts';
import { postalAddressFrom } from '../postal-address.ts';
import type { AccountSetting } from './account-setting.ts';
import { labelledDraft } from './address-book.ts';
import type { CustomerRecord } from './customer-record.ts';
import { customerFrom, type Customer } from './customer.ts';

/** The profile of the signed-in customer. */
export interface Profile {
  /** The customer; null for a guest. A failure is logged and returns null. */
  readonly profile: () => Promise<Customer | null>;
  /** Changes the fields that the customer's persona can change; a failure is logged and returns null. */
  readonly changeProfile: (changes: ProfileChange) => Promise<Customer | null>;
  /**
   * Sets a new password; the customer is then signed out on all devices and signs in again. The error is null when the
   * response gives no reason.
   */
  readonly changePassword: (passwords: ChangePassword) => Promise<AccountChange<CallError | null>>;
  /** Requests a new e-mail address, to which a link is sent. The current one is used until the link is opened. */
  readonly changeEmail: (change: ChangeEmail) => Promise<AccountChange>;
  /** Sends another link to the requested e-mail address. */
  readonly resendEmailLink: () => Promise<AccountChange>;
  /** Changes the e-mail address with the token of the link, which is valid once, for the signed-in customer. */
  readonly confirmEmail: (token: string) => Promise<AccountChange>;
  /** Cancels the request; its links stop working. */
  readonly cancelEmailChange: () => Promise<AccountChange>;
  /** All stored data of the customer as a JSON file; a failure is logged and returns null. */
  readonly export: () => Promise<FileReply | null>;
  /** Deletes the account with all data about its owner, and ends the session; a failure is logged. */
  readonly delete: () => Promise<void>;
}

/**
 * Changes to the profile. All customers can change their name, trade customers also the rest; other fields are ignored.
 */
export interface ProfileChange {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly companyName?: string | undefined;
  /** A value of the list `businessTypes`. */
  readonly businessType?: string | undefined;
  /** A value of the list `businessSubTypes`. */
  readonly businessSubType?: string | undefined;
  /** The ZIP code of the business address, in the United States. */
  readonly postalCode?: string | undefined;
}

/** The customer's current password and the new one. */
export interface ChangePassword {
  readonly currentPassword: string;
  /** By default at least 11 characters with a lower-case and an upper-case letter, a digit and one of `!@#$%^&*`. */
  readonly newPassword: string;
}

/** The result of a change to the account: success, or the error response. */
export type AccountChange<Failure = CallError> =
  { readonly isDone: true } | { readonly isDone: false; readonly error: Failure };

/** The new e-mail address, and the customer's password. */
export interface ChangeEmail {
  readonly email: string;
  readonly currentPassword: string;
}

interface ProfileCalls {
  readonly customer: Pick<CustomerCalls, 'updateProfile' | 'updateAddresses' | 'changePassword' | 'export' | 'delete'>;
  readonly session: Pick<TokenSession, 'current' | 'renewNext' | 'signOut'>;
}

/** Creates the profile of a customer on the given calls. @see catalogue spec §3, §4, §5, §7, §8 */
export const createProfile = (
  { customer: calls, session }: ProfileCalls,
  record: CustomerRecord,
  { persona, logged }: AccountSetting,
): Profile => ({
  async profile() {
    const { isAuthenticated } = await session.current();
    if (!isAuthenticated) return null;
    return record.fetch().then(customerFrom).catch(logged('The profile could not be fetched'));
  },
  async changeProfile(changes) {
    const change = async () => {
      await record.change(sendChanges(calls, await persona(), changes));
      await session.renewNext();
      return customerFrom(await record.fetch());
    };
    return change().catch(logged('The profile could not be changed'));
  },
  changePassword: ({ currentPassword, newPassword }) =>
    outcomeOf(async () => (await calls.changePassword({ body: { currentPassword, newPassword } })).success),
  changeEmail: (change) => stepOf(calls, record, { action: 'changeEmail', ...change }),
  resendEmailLink: () => stepOf(calls, record, { action: 'resendEmailLink' }),
  async confirmEmail(token) {
    const step = await stepOf(calls, record, { action: 'confirmEmail', token });
    if (step.isDone) await session.renewNext(); // the next token has the new address
    return step;
  },
  cancelEmailChange: () => stepOf(calls, record, { action: 'cancelEmailChange' }),
  export: async () => (await calls.export().catch(logged('The data could not be fetched'))) ?? null,
  async delete() {
    const erase = async () => {
      const { version } = await record.fetch();
      await calls.delete({ query: { version } });
      await session.signOut();
    };
    await erase().catch(logged('The account could not be deleted'));
  },
});

async function outcomeOf(change: () => Promise<boolean>): Promise<AccountChange<CallError | null>> {
  try {
    return (await change()) ? { isDone: true } : { isDone: false, error: null };
  } catch (error) {
    if (isSdkError(error)) return { isDone: false, error };
    throw error;
  }
}

type ProfileAction = CustomerUpdateProfileInput['body']['actions'][number];

/** Sends one step of an e-mail change. */
async function stepOf(
  calls: Pick<CustomerCalls, 'updateProfile'>,
  record: CustomerRecord,
  action: ProfileAction,
): Promise<AccountChange> {
  try {
    await record.change(({ version }) => calls.updateProfile({ body: { version, actions: [action] } }));
    return { isDone: true };
  } catch (error) {
    if (isSdkError(error)) return { isDone: false, error };
    throw error;
  }
}

/** Sends the changed fields; without changes nothing is sent. */
const sendChanges =
  (calls: Pick<CustomerCalls, 'updateProfile' | 'updateAddresses'>, persona: string, changes: ProfileChanges) =>
  async (customer: Awaited<ReturnType<CustomerRecord['fetch']>>) => {
    const { profileAddress } = splitAddresses(customer);
    const actions = profileActions(persona, changes, customer, profileAddress?.id);
    const body = { version: customer.version, actions: actions.map(withWholeAddress(profileAddress)) };
    const changed = actions.length === 0 ? customer : await calls.updateProfile({ body });
    const postalCode = changes.postalCode?.trim();
    const isAdded = !profileAddress && postalCode && editableProfileFields(persona).includes('postalCode');
    return isAdded ? addProfileAddress(calls, changed.version, postalCode) : changed;
  };

/** Adds the business address of a customer who has none yet. */
function addProfileAddress(calls: Pick<CustomerCalls, 'updateAddresses'>, version: number, postalCode: string) {
  const address = labelledDraft({ label: profileLabel, postalCode, country: 'US' });
  return calls.updateAddresses({ body: { version, actions: [{ action: 'addAddress', address }] } });
}

/** Adds the other fields of the address to a change of its postal code: the call replaces the whole address. */
const withWholeAddress = (saved: CustomerAddress | undefined) => (action: ReturnType<typeof profileActions>[number]) =>
  saved && action.action === 'changeAddress'
    ? { ...action, address: labelledDraft({ ...postalAddressFrom(saved), label: saved.label, ...action.address }) }
    : action;
