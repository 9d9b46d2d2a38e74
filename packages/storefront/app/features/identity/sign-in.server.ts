import type { Credentials, SignInResult } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { queueMergeNotices, linesToMerge } from '../cart/index.server.ts';
import { reportEvent } from '../../shell/analytics/consent.server.ts';
import { storeCustomerData } from '../../shell/analytics/known-shopper.server.ts';
import { retryKeyOf, type RetryKey } from '../../shell/notices/retry-notice.server.ts';
import { sessionContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { clearSignInMessage } from '../../shell/session/sign-in-message.server.ts';
import type { TextKey } from '../../shell/texts/translate.ts';

/** The message key for a failed sign-in. */
export type SignInProblem = Extract<TextKey, `signIn.${string}`> | RetryKey;

/**
 * Signs a shopper in. A failure changes nothing, except that an expired password can then be changed. @see platform
 * spec §4
 */
export async function signIn(context: Context, credentials: Credentials): Promise<SignInProblem | undefined> {
  const chosen = await linesToMerge(context);
  const result = await accountOf(context).signIn(credentials).catch(retryKeyOf(context));
  if (typeof result === 'string') return result;
  if (result.status === 'passwordExpired')
    context.get(sessionContext).set('recovery', { token: result.token, isExpired: true });
  if (result.status !== 'signedIn') return problems[result.status];
  clearSignInMessage(context);
  await queueMergeNotices(context, chosen);
  await storeCustomerData(context, credentials.email);
  reportEvent(context, 'signedIn');
  return undefined;
}

const problems: Readonly<Record<Exclude<SignInResult['status'], 'signedIn'>, SignInProblem>> = {
  lockedOut: 'signIn.lockedOut',
  passwordExpired: 'signIn.expired',
  rejected: 'signIn.failed',
};
