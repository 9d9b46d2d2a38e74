import { isCompanyEmail, tradePersona } from '@basin/domain';
import type { MembershipResult } from '@basin/sdk';
import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { isValid, readForm, type FieldProblem, type SentForm } from '../../shell/forms/read-form.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { retryKeyOf } from '../../shell/notices/retry-notice.server.ts';
import { shopperContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { optionList } from '../../shell/settings/option-list.server.ts';
import { isForOtherAccount } from './account-owner.server.ts';
import { settingsPath, toSettings } from './to-settings.server.ts';

/**
 * Whether a customer can become an associate: the settings list companies, and the customer is neither an associate yet
 * nor a trade customer, whose prices would stay.
 */
export const canBecomeAssociate = async (context: Context): Promise<boolean> =>
  !['CAS', tradePersona].includes(context.get(shopperContext).persona) &&
  (await optionList(context, 'companyDomains')).length > 0;

/** Whether a customer can enter a friends and family code: trade customers and members have other prices already. */
export const canJoinFriends = (context: Context): boolean => context.get(shopperContext).persona === 'GST';

const companyFields = { required: ['email', 'invitationCode'], optional: ['employeeId'] } as const;

/**
 * Adds a customer to their company as an associate. Returns an invalid form with its problems. A form of another account
 * leads back to the settings, because its dialog covers the notice.
 */
export async function joinCompany(context: Context, form: FormData): Promise<SentForm | Response> {
  const sent = readForm(form, companyFields);
  const { email = '', invitationCode: code = '', employeeId } = sent.values;
  const companies = await optionList(context, 'companyDomains');
  const company = companies.find(({ value: domain }) => isCompanyEmail(email, [domain]))?.label;
  if (!sent.problems.email && company === undefined)
    return { ...sent, problems: { ...sent.problems, email: { key: 'field.error.companyEmail' } } };
  if (!isValid(sent)) return sent;
  if (await isForOtherAccount(context, form)) return redirect(pathIn(context, settingsPath), 303);
  const result = await resultOf(context, accountOf(context).joinCompany({ email, code, employeeId, company }));
  if ('key' in result) return { ...sent, problems: { invitationCode: result } };
  return toSettings(context, { key: `associate.${result.status}`, tone: 'success' });
}

/** Adds a customer to friends and family. Returns a form that is invalid, with its problems, or is of another account. */
export async function joinFriends(context: Context, form: FormData): Promise<SentForm | Response> {
  const sent = readForm(form, { required: ['friendsCode'] });
  if (!isValid(sent) || (await isForOtherAccount(context, form))) return sent;
  const { friendsCode: code = '' } = sent.values;
  const result = await resultOf(context, accountOf(context).joinGroup({ persona: 'FAF', code }));
  if ('key' in result) return { ...sent, problems: { friendsCode: result } };
  return toSettings(context, { key: `friends.${result.status}`, tone: 'success' });
}

/** Returns the result, or the problem with the code. */
async function resultOf(
  context: Context,
  joining: Promise<MembershipResult>,
): Promise<Exclude<MembershipResult, { status: 'rejected' }> | FieldProblem> {
  try {
    const result = await joining;
    return result.status === 'rejected' ? { key: 'field.error.invitationCode' } : result;
  } catch (error) {
    return { key: retryKeyOf(context)(error) };
  }
}
