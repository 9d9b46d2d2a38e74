import { usernameFrom } from '@basin/domain';
import { hasStatus, isSdkError, type Cart } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { findShopperCart, forgetCart } from '../cart/index.server.ts';
import {
  languageContext,
  logContext,
  sdkContext,
  sessionContext,
  systemsContext,
} from '../../shell/request-context.server.ts';
import { cartOf } from '../../shell/sdk/nouns.server.ts';
import { forgetReason } from '../../shell/session/reason-to-sign-in.server.ts';
import type { TextKey } from '../../shell/texts/translate.ts';

type Context = Readonly<RouterContextProvider>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Why someone is not signed in: a text of the dictionary. */
export type SignInProblem = Extract<TextKey, `signIn.${string}` | 'error.rateLimit'>;

/**
 * Signs a shopper in: a primary sign-in, then the code flow, then the carts. Nothing changes when it does not succeed, but
 * an expired password can then be changed.
 *
 * @see platform spec §4 and wire reference §75, §83
 */
export async function signIn(context: Context, { email, password }: Credentials): Promise<SignInProblem | undefined> {
  const { site, identityProvider } = context.get(systemsContext);
  const sdk = context.get(sdkContext);
  const { general } = await site.site(context.get(languageContext).locale);
  const username = usernameFrom(email, general.usernameExtension);
  const transaction = await sdk.identity.signIn({ body: { username, password } }).catch(problemOf);
  if (typeof transaction === 'string') return transaction;
  const { status, sessionToken, stateToken } = transaction;
  if (status === 'PASSWORD_EXPIRED' && stateToken !== undefined)
    context.get(sessionContext).set('recovery', { stateToken, isExpired: true });
  if (status !== 'SUCCESS' || sessionToken === undefined) return problems[status] ?? 'signIn.failed';
  const guestCart = await findShopperCart(context);
  await sdk.session.signIn(await identityProvider.tokensFor(sessionToken));
  forgetReason(context);
  await mergeCarts(context, guestCart);
  forgetCart(context);
  return undefined;
}

const problems: Readonly<Record<string, SignInProblem>> = {
  LOCKED_OUT: 'signIn.lockedOut',
  PASSWORD_EXPIRED: 'signIn.expired',
};

function problemOf(error: unknown): SignInProblem {
  if (hasStatus(error, 401)) return 'signIn.failed';
  if (hasStatus(error, 429)) return 'error.rateLimit';
  throw error;
}

/** A merge that fails costs no sign-in: the guest identifier stays, so that the guest's cart is not lost. */
async function mergeCarts(context: Context, guestCart: Cart | null): Promise<void> {
  try {
    await cartOf(context).mergeGuest(guestCart);
  } catch (error) {
    if (!isSdkError(error)) throw error;
    context.get(logContext).warn({ err: error }, 'the carts were not merged');
  }
}
