import { audienceOf, destinationAfterLogin } from '@basin/domain';
import type { Context } from '../../shell/context.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { tellCustomer } from '../../shell/session/sign-in-message.server.ts';
import { safeReturnTo } from '../../shell/security/safe-return.ts';
import { isGated } from '../../shell/security/page-guard.server.ts';

/**
 * Returns where a shopper goes after signing in: back, or home from a gated page that is for trade customers only, with
 * a notice there that says so. @see platform spec §4
 */
export async function destinationOf(context: Context, signInUrl: URL): Promise<string> {
  const target = safeReturnTo(signInUrl.searchParams.get('returnTo'), pathIn(context, '/my-account'));
  const isRestricted = await isGated(context, new URL(target, signInUrl).pathname);
  const claims = await context.get(sdkContext).session.claims();
  const destination = destinationAfterLogin(target, isRestricted, audienceOf(claims), pathIn(context, '/'));
  if (destination !== target) tellCustomer(context, 'signIn.tradeOnly');
  return destination;
}
