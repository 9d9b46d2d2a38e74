import type { MembershipResult } from '@basin/sdk';
import { redirect, type RouterContextProvider } from 'react-router';
import { isValid, readForm, type FieldProblem, type SentForm } from '../../shell/forms/read-form.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { retryKeyOf } from '../../shell/notices/retry-notice.server.ts';
import { languageContext, shopperContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Whether a customer can enter a friends and family code: trade customers and members have other prices already. */
export const canJoinFriends = (context: Context): boolean => context.get(shopperContext).persona === 'GST';

/** Adds a customer to friends and family. Returns an invalid form with its problems. */
export async function joinFriends(context: Context, form: FormData): Promise<SentForm | Response> {
  const sent = readForm(form, { required: ['friendsCode'] });
  if (!isValid(sent)) return sent;
  const result = await redeemCode(context, sent.values.friendsCode ?? '');
  if ('key' in result) return { ...sent, problems: { friendsCode: result } };
  queueNotice(context, { key: `friends.${result.status}`, tone: 'success' });
  return redirect(`/${context.get(languageContext).locale}/my-account/account-settings`, 303);
}

/** Returns the result, or the problem with the code. */
async function redeemCode(
  context: Context,
  code: string,
): Promise<Exclude<MembershipResult, { status: 'rejected' }> | FieldProblem> {
  try {
    const result = await accountOf(context).joinGroup({ persona: 'FAF', code });
    return result.status === 'rejected' ? { key: 'field.error.invitationCode' } : result;
  } catch (error) {
    return { key: retryKeyOf(context)(error) };
  }
}
