import type { Context } from '../../shell/context.ts';
import { textOf } from '../../shell/forms/text-of.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { sdkContext } from '../../shell/request-context.server.ts';

const claimsOf = (context: Context) => context.get(sdkContext).session.claims();

/** Returns the id of the signed-in customer, for the `owner` field of a form with the customer's data. */
export const accountOwner = async (context: Context): Promise<string | undefined> => (await claimsOf(context))?.uid;

/**
 * Whether a form was filled in for another account than the one that is signed in now, from another tab. A notice says
 * which one that is, and that nothing was saved.
 */
export async function isForOtherAccount(context: Context, form: FormData): Promise<boolean> {
  const { uid, sub: email = '' } = (await claimsOf(context)) ?? {};
  const owner = textOf(form, 'owner');
  if (owner === '' || owner === uid) return false;
  queueNotice(context, { key: 'account.switched', values: { email }, tone: 'warning' });
  return true;
}
