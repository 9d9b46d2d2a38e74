import { localeTag, usernameFrom, type AccountType } from '@basin/domain';
import type { CustomerCalls, IdentityCalls } from '../../calls.ts';
import { hasStatus, isSdkError, nullOn } from '../../client/errors.ts';
import { errorTextOf } from '../../state/request-status.ts';
import type { TokenSession } from '../../session/token-session.ts';
import { mergeGuestCart } from '../cart/merge-guest-cart.ts';
import { findCart, type CartOnlyCalls } from '../cart/open-cart.ts';
import type { AccountSetting } from './account-setting.ts';
import { customerFrom, type Customer } from './customer.ts';

/** Sign-in, sign-up and sign-out. */
export interface SignIn {
  /**
   * Signs a shopper in by password and merges their guest cart into their own. Rejects with a 429 after too many
   * attempts.
   */
  readonly signIn: (credentials: Credentials) => Promise<SignInResult>;
  /** Clears the session, tokens and guest identifier, and closes the provider's session. */
  readonly signOut: () => Promise<void>;
  /** Creates an account without signing in. Rejects with a 429 after too many attempts. */
  readonly signUp: (account: NewAccount) => Promise<SignUpResult>;
  /** Whether an e-mail address has an account. Rejects with a 429 after too many look-ups. */
  readonly isKnown: (email: string) => Promise<boolean>;
}

/** A shopper's e-mail address and password. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The result of a sign-in. @see platform spec §4 */
export type SignInResult =
  | { readonly status: 'signedIn' }
  | { readonly status: 'lockedOut' }
  /** The password is correct but has expired: pass the token to `changeExpiredPassword`. */
  | { readonly status: 'passwordExpired'; readonly token: string }
  /** The e-mail address or password is wrong; `error` is the provider's text. */
  | { readonly status: 'rejected'; readonly error: string };

/** The data of a new account. */
export interface NewAccount extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly accountType: AccountType;
  readonly companyName?: string | undefined;
  /** A value of the list `businessTypes`. */
  readonly businessType?: string | undefined;
  /** A value of the list `businessSubTypes`. */
  readonly businessSubType?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly phone?: string | undefined;
  /** Whether to subscribe to the newsletter. */
  readonly wantsNewsletter?: boolean | undefined;
}

/** The result of a sign-up. */
export type SignUpResult =
  | { readonly status: 'signedUp'; readonly customer: Customer }
  /** The e-mail address already has an account. */
  | { readonly status: 'emailTaken' }
  /** A value is invalid, such as the password; `error` is a text for the shopper. */
  | { readonly status: 'rejected'; readonly error: string };

interface SignInCalls extends CartOnlyCalls {
  readonly identity: Pick<IdentityCalls, 'signIn'>;
  readonly customer: Pick<CustomerCalls, 'signUp' | 'lookup'>;
  readonly session: TokenSession;
}

/**
 * Creates sign-in, sign-up and sign-out on the given calls.
 *
 * @see platform spec §4 and wire reference §34, §38, §75, §83
 */
export function createSignIn(calls: SignInCalls, setting: AccountSetting): SignIn {
  const { identity, customer, session } = calls;
  return {
    async signIn({ email, password }) {
      const username = usernameFrom(email, await setting.usernameExtension());
      const verified = await identity.signIn({ body: { username, password } }).catch(rejectedOn401);
      if ('error' in verified) return verified;
      const { status, sessionToken, stateToken: token } = verified;
      if (status === 'LOCKED_OUT') return { status: 'lockedOut' };
      if (status === 'PASSWORD_EXPIRED' && token !== undefined) return { status: 'passwordExpired', token };
      if (status !== 'SUCCESS' || sessionToken === undefined)
        return { status: 'rejected', error: errorTextOf(undefined) };
      await startSession(calls, setting, sessionToken);
      return { status: 'signedIn' };
    },
    signOut: () => session.signOut(),
    async signUp({ wantsNewsletter: newsletterOptIn = false, ...account }) {
      const body = { ...account, newsletterOptIn, locale: localeTag(setting.locale) };
      try {
        return { status: 'signedUp', customer: customerFrom((await customer.signUp({ body })).customer) };
      } catch (problem) {
        if (!hasStatus(problem, 400)) throw problem;
        return problem.code === 'DuplicateField'
          ? { status: 'emailTaken' }
          : { status: 'rejected', error: errorTextOf(problem) };
      }
    },
    isKnown: async (email) => (await customer.lookup({ body: { email } }).catch(nullOn(404)))?.exists ?? false,
  };
}

/** Obtains tokens for the session and merges the guest's cart. */
async function startSession(calls: SignInCalls, setting: AccountSetting, sessionToken: string): Promise<void> {
  const { session } = calls;
  const { token } = await session.current();
  const guestCart = token === undefined ? null : await findCart(calls);
  await session.signIn(await setting.provider().tokensFor(sessionToken));
  try {
    const { id = '', lineItems: lines = [], savedItems: saved = [] } = guestCart ?? {};
    await mergeGuestCart(calls, {}, guestCart && { id, lines, saved });
  } catch (problem) {
    // does not fail the sign-in: the guest identifier remains, so that the guest's cart is not lost
    if (!isSdkError(problem)) throw problem;
    setting.logger?.warn('The carts were not merged', problem);
  }
}

function rejectedOn401(problem: unknown): Extract<SignInResult, { status: 'rejected' }> {
  if (hasStatus(problem, 401)) return { status: 'rejected', error: errorTextOf(problem) };
  throw problem;
}
