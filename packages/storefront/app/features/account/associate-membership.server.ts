import { isCompanyEmail } from '@basin/domain';
import type { MembershipResult } from '@basin/sdk';
import { redirect, type RouterContextProvider } from 'react-router';
import { isValid, readForm, type FieldProblem, type SentForm } from '../../shell/forms/read-form.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { retryKeyOf } from '../../shell/notices/retry-notice.server.ts';
import { languageContext, shopperContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { optionList } from '../../shell/settings/option-list.server.ts';

type Context = Readonly<RouterContextProvider>;

const fields = { required: ['email', 'invitationCode'], optional: ['employeeId'] } as const;

/** Whether a customer can become an associate: the settings list companies and the customer is not an associate yet. */
export const canBecomeAssociate = async (context: Context): Promise<boolean> =>
  context.get(shopperContext).persona !== 'CAS' && (await optionList(context, 'companyDomains')).length > 0;

/** Adds a customer to their company as an associate. Returns an invalid form with its problems. */
export async function joinCompany(context: Context, form: FormData): Promise<SentForm | Response> {
  const sent = readForm(form, fields);
  const { email = '', invitationCode: code = '', employeeId } = sent.values;
  const companies = await optionList(context, 'companyDomains');
  const company = companies.find(({ value: domain }) => isCompanyEmail(email, [domain]))?.label;
  if (!sent.problems.email && company === undefined)
    return { ...sent, problems: { ...sent.problems, email: { key: 'field.error.companyEmail' } } };
  if (!isValid(sent)) return sent;
  const result = await addToCompany(context, { email, code, employeeId, company });
  if ('key' in result) return { ...sent, problems: { invitationCode: result } };
  queueNotice(context, { key: `associate.${result.status}`, tone: 'success' });
  return redirect(`/${context.get(languageContext).locale}/my-account/account-settings`, 303);
}

type Entry = Parameters<ReturnType<typeof accountOf>['joinCompany']>[0];

/** Returns the result, or the problem with the invitation code. */
async function addToCompany(
  context: Context,
  entry: Entry,
): Promise<Exclude<MembershipResult, { status: 'rejected' }> | FieldProblem> {
  try {
    const result = await accountOf(context).joinCompany(entry);
    return result.status === 'rejected' ? { key: 'field.error.invitationCode' } : result;
  } catch (error) {
    return { key: retryKeyOf(context)(error) };
  }
}
