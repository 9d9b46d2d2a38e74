import { accountTypes, audienceOf, tradeAccountTypes } from '@basin/domain';
import type { SignUpResult } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { withConfiguredProblems } from '../../shell/forms/configured-fields.server.ts';
import type { FieldName } from '../../shell/forms/fields.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { signIn } from './sign-in.server.ts';
import { withPasswordProblem } from './password-rule.server.ts';
import { reportEvent } from '../../shell/analytics/consent.server.ts';
import { retryKeyOf } from '../../shell/notices/retry-notice.server.ts';
import { tellCustomer } from '../../shell/session/sign-in-message.server.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import type { TextKey } from '../../shell/texts/translate.ts';
import type { AccountFormResult, SignUpChoices } from './account-form-result.ts';

/** Handles an account form. Returns a result only when it fails. */
type AccountForm = (context: Context, form: FormData) => Promise<AccountFormResult | undefined>;

export const accountForms: ReadonlyMap<FormDataEntryValue | null, AccountForm> = new Map<string, AccountForm>([
  ['signIn', signInForm],
  ['signUp', signUpForm],
]);

async function signInForm(context: Context, form: FormData): Promise<AccountFormResult | undefined> {
  const sent = readForm<FieldName>(form, { required: ['email', 'password'] });
  if (!isValid(sent)) return formResult('signIn', sent);
  const { email = '', password = '' } = sent.values;
  const problem = await signIn(context, { email, password });
  return problem && formResult('signIn', sent, problem);
}

async function signUpForm(context: Context, form: FormData): Promise<AccountFormResult | undefined> {
  const typed = await withPasswordProblem(context, readForm<FieldName>(form, signUpFields));
  const sent = await withConfiguredProblems(context, typed);
  const choices = choicesOf(form);
  const failed = (problem?: TextKey) => ({ ...formResult('signUp', sent, problem), choices });
  if (!isValid(sent)) return failed();
  const { email = '', password = '' } = sent.values;
  const problem = await signUp(context, sent.values, choices);
  if (problem !== undefined && problem !== 'signUp.exists') return failed(problem);
  // a sign-up that was sent twice finds the account that it created
  const rejection = await signIn(context, { email, password });
  if (rejection) return failed(problem ?? rejection);
  await announceTradePrices(context, choices);
  return undefined;
}

/** Tells a professional what happens next, unless they signed up again with an account that has trade prices. */
async function announceTradePrices(context: Context, { accountType }: SignUpChoices): Promise<void> {
  const audience = audienceOf(await context.get(sdkContext).session.claims());
  if (tradeAccountTypes.includes(accountType) && audience !== 'professional')
    tellCustomer(context, 'signUp.tradeAsked');
}

const signUpFields = {
  required: ['firstName', 'lastName', 'email', 'password'],
  optional: ['companyName', 'postalCode'],
} as const;

async function signUp(
  context: Context,
  values: SentForm['values'],
  choices: SignUpChoices,
): Promise<TextKey | undefined> {
  const { email = '', password = '', firstName = '', lastName = '', companyName, postalCode } = values;
  try {
    const account = { email, password, firstName, lastName, companyName, postalCode, ...choices };
    const { status } = await accountOf(context).signUp(account);
    if (status === 'signedUp') reportEvent(context, 'signedUp');
    return signUpProblems[status];
  } catch (error) {
    return retryKeyOf(context)(error);
  }
}

const signUpProblems: Readonly<Record<SignUpResult['status'], TextKey | undefined>> = {
  signedUp: undefined,
  emailTaken: 'signUp.exists',
  rejected: 'field.error.password',
};

const choicesOf = (form: FormData): SignUpChoices => ({
  accountType: accountTypes.find((type) => type === form.get('accountType')) ?? 'homeowner',
  wantsNewsletter: form.get('newsletterOptIn') === 'true',
});

/** Returns the submitted values without the password. */
function formResult(
  intent: AccountFormResult['intent'],
  { values, problems }: SentForm,
  problem?: TextKey,
): AccountFormResult {
  const { password: _, ...shown } = values;
  return { intent, values: shown, problems, problem };
}
