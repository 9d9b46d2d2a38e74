import { defaultLanguage, guestPersona, type Locale } from '@basin/domain';
import type {
  CatalogueCalls,
  CustomerCalls,
  IdentityCalls,
  MembershipCalls,
  RecoveryCalls,
  RegistrationCalls,
} from '../../calls.ts';
import type { Logger } from '../../logger.ts';
import type { TokenSession } from '../../session/token-session.ts';
import type { CartOnlyCalls } from '../cart/open-cart.ts';
import type { AccountSetting } from './account-setting.ts';
import { createAddressBook, type AddressBook } from './address-book.ts';
import { createCustomerRecord } from './customer-record.ts';
import { createCustomerCarts, type CustomerCarts } from './customer-cart.ts';
import { createMembership, type Membership } from './membership.ts';
import { createOwnedProducts, type OwnedProducts } from './owned-products.ts';
import { createProfile, type Profile } from './profile.ts';
import { createRecovery, type PasswordRecovery } from './recovery.ts';
import type { SignInProvider } from './sign-in-provider.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

/** The account of a shopper. */
export interface Account
  extends SignIn, PasswordRecovery, Profile, AddressBook, OwnedProducts, Membership, CustomerCarts {}

/** Options of an account: its shopper, shop and provider. */
export interface AccountOptions {
  readonly locale?: Locale | undefined;
  /** The brand; `basin` by default. */
  readonly brand?: string | undefined;
  /** Issues tokens at sign-in; without it, `signIn` throws: `createSignInProvider`. */
  readonly provider?: (() => SignInProvider) | undefined;
  /** The code of the shopper's price group; the guests' by default. */
  readonly persona?: (() => Promise<string> | string) | undefined;
  /** The suffix of the provider's user names after the e-mail address; none by default. */
  readonly usernameExtension?: (() => Promise<string | undefined> | string | undefined) | undefined;
  /** The index collection that contains products; `basin_catalog` by default. */
  readonly collection?: (() => Promise<string> | string) | undefined;
  /** The id of the shopper's search session; undefined for anonymous searches. */
  readonly searchSession?: (() => Promise<string | undefined> | string | undefined) | undefined;
  readonly logger?: Logger | undefined;
  /** Generates a key for a new address; a random one by default. */
  readonly newKey?: (() => string) | undefined;
}

/** The calls that an account uses. */
export interface AccountNounCalls extends CartOnlyCalls {
  readonly customer: CustomerCalls;
  readonly identity: IdentityCalls;
  readonly recovery: RecoveryCalls;
  readonly membership: MembershipCalls;
  readonly registration: RegistrationCalls;
  readonly catalogue: Pick<CatalogueCalls, 'models'>;
  readonly session: TokenSession;
}

/** Creates the account of a shopper on the given calls. @see platform spec §4 and catalogue spec §3, §4, §5, §7, §8 */
export function createAccount(calls: AccountNounCalls, options: AccountOptions = {}): Account {
  const setting = settingFrom(options);
  const record = createCustomerRecord(calls.customer);
  return {
    ...createSignIn(calls, setting),
    ...createRecovery(calls, setting),
    ...createProfile(calls, record, setting),
    ...createAddressBook(calls, record, setting),
    ...createOwnedProducts(calls, setting),
    ...createMembership(calls),
    ...createCustomerCarts(calls.customer),
  };
}

const settingFrom = (options: AccountOptions): AccountSetting => ({
  locale: options.locale ?? defaultLanguage,
  brand: options.brand ?? 'basin',
  persona: options.persona ?? (() => guestPersona),
  usernameExtension: options.usernameExtension ?? (() => undefined),
  collection: options.collection ?? (() => 'basin_catalog'),
  searchSession: options.searchSession ?? (() => undefined),
  provider: options.provider ?? noProvider,
  newKey: options.newKey ?? (() => crypto.randomUUID()),
  logger: options.logger,
  logged: (failure) => (problem) => {
    options.logger?.error(failure, problem);
    return null;
  },
});

const noProvider = (): never => {
  throw new TypeError(
    'account.signIn requires the option provider. Pass provider: () => createSignInProvider(options).',
  );
};
