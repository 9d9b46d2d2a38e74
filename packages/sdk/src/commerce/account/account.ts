import { guestPersona } from '@basin/domain';
import type { CustomerCalls } from '../../calls.ts';
import type { Logger } from '../../logger.ts';
import type { TokenSession } from '../../session/token-session.ts';
import { createAddressBook, type AddressBook } from './address-book.ts';
import { createCustomerRecord } from './customer-record.ts';
import type { AccountSetting } from './account-setting.ts';
import { createProfile, type Profile } from './profile.ts';

/** The account of one shopper. */
export interface Account extends Profile, AddressBook {}

/** Whose account it is, and where failures are logged. */
export interface AccountOptions {
  /** The code of the shopper's price group; the guests' one unless given. */
  readonly persona?: (() => Promise<string> | string) | undefined;
  readonly logger?: Logger | undefined;
  /** Makes a key for a new address; a random one unless given. */
  readonly newKey?: (() => string) | undefined;
}

/** The calls that an account is made of. */
export interface AccountNounCalls {
  readonly customer: CustomerCalls;
  readonly session: TokenSession;
}

/** The account of a shopper over the calls given. @see catalogue spec §3, §4, §5, §7, §8 */
export function createAccount(calls: AccountNounCalls, options: AccountOptions = {}): Account {
  const setting = settingFrom(options);
  const record = createCustomerRecord(calls.customer);
  return { ...createProfile(calls, record, setting), ...createAddressBook(calls, record, setting) };
}

const settingFrom = ({
  logger,
  persona = () => guestPersona,
  newKey = () => crypto.randomUUID(),
}: AccountOptions): AccountSetting => ({
  persona,
  newKey,
  logged: (failure) => (problem) => {
    logger?.error(failure, problem);
    return null;
  },
});
