import { usernameFrom } from '@basin/domain';
import { hasStatus, type SdkCalls } from '@basin/sdk';
import { redirect, type RouterContextProvider } from 'react-router';
import { isValid, readForm, type FormFields, type SentForm } from '../../shell/forms/read-form.ts';
import { withPasswordProblem } from './password-rule.server.ts';
import { leaveNotice } from '../../shell/notices/notices.server.ts';
import { languageContext, sdkContext, sessionContext, systemsContext } from '../../shell/request-context.server.ts';
import type { TextKey } from '../../shell/texts/translate.ts';

type Context = Readonly<RouterContextProvider>;

/** What came of a step that leads nowhere else: a form with its problems, or word that mail is on its way. */
export interface StepAnswer {
  readonly form: SentForm;
  readonly problem?: TextKey | undefined;
  readonly isSent?: boolean;
}
type Step = (context: Context, form: FormData, url: URL) => Promise<StepAnswer | Response>;

/** The steps of the way back into an account, by the `intent` of their forms. @see wire reference §77 to §81 */
export const recoverySteps: ReadonlyMap<FormDataEntryValue | null, Step> = new Map<string, Step>([
  ['forgot', (context, form) => requestMail(context, form, 'forgotPassword')],
  ['unlock', (context, form) => requestMail(context, form, 'unlock')],
  ['verify', verifyLink],
  ['answer', answerQuestion],
  ['change', setPassword],
  ['reset', setPassword],
]);

const nothing: SentForm = { values: {}, problems: {} };

/** The answer is the same whether or not there is such an account. */
async function requestMail(context: Context, form: FormData, call: 'forgotPassword' | 'unlock'): Promise<StepAnswer> {
  const sent = readForm(form, { required: ['email'] });
  if (!isValid(sent)) return { form: sent };
  const { general } = await context.get(systemsContext).site.site(context.get(languageContext).locale);
  const username = usernameFrom(sent.values.email ?? '', general.usernameExtension);
  try {
    await context.get(sdkContext).recovery[call]({ body: { username, factorType: 'EMAIL' } });
    return { form: nothing, isSent: true };
  } catch (error) {
    if (hasStatus(error, 429)) return { form: sent, problem: 'error.rateLimit' };
    throw error;
  }
}

/** A link is taken by a press of a button only: whatever opens the links of a mail beforehand does not use it up. */
async function verifyLink(context: Context, form: FormData, url: URL): Promise<StepAnswer | Response> {
  const token = form.get('recoveryToken');
  const recoveryToken = typeof token === 'string' && token !== '' ? token.slice(0, 512) : '-';
  const transaction = await context
    .get(sdkContext)
    .recovery.verifyRecoveryToken({ body: { recoveryToken } })
    .catch(refusedWith('password.link.expired'));
  if (typeof transaction === 'string') return { form: nothing, problem: transaction };
  return goOn(context, transaction, url);
}

async function answerQuestion(context: Context, form: FormData, url: URL): Promise<StepAnswer | Response> {
  const { stateToken } = context.get(sessionContext).get('recovery') ?? {};
  if (stateToken === undefined) return expired(context);
  const sent = readForm(form, { required: ['answer'] });
  if (!isValid(sent)) return { form: sent };
  const transaction = await context
    .get(sdkContext)
    .recovery.answerQuestion({ body: { stateToken, answer: sent.values.answer ?? '' } })
    .catch(refusedWith('password.answer.wrong'));
  if (typeof transaction === 'string') return { form: nothing, problem: transaction };
  return goOn(context, transaction, url);
}

/** With the right that a mail gave, or in the place of a password that has expired. */
async function setPassword(context: Context, form: FormData, url: URL): Promise<StepAnswer | Response> {
  const { stateToken, isExpired = false } = context.get(sessionContext).get('recovery') ?? {};
  if (stateToken === undefined) return expired(context);
  const fields: FormFields = { required: isExpired ? ['currentPassword', 'password'] : ['password'] };
  const sent = await withPasswordProblem(context, readForm(form, fields));
  const { currentPassword: oldPassword = '', password: newPassword = '' } = sent.values;
  const unsaid = { ...sent, values: {} };
  if (!isValid(sent)) return { form: unsaid };
  const { recovery } = context.get(sdkContext);
  const transaction = await (
    isExpired
      ? recovery.changeExpiredPassword({ body: { stateToken, oldPassword, newPassword } })
      : recovery.resetPassword({ body: { stateToken, newPassword } })
  ).catch(refusedWith(isExpired ? 'password.change.refused' : 'password.refused'));
  if (typeof transaction === 'string') return { form: unsaid, problem: transaction };
  return toSignIn(context, 'password.changed', url);
}

type Transaction = Awaited<ReturnType<SdkCalls['recovery']['verifyRecoveryToken']>>;

/** To the next step, or to the sign-in when the account is open again. */
function goOn(context: Context, { status, stateToken, user }: Transaction, url: URL): Response {
  if (stateToken === undefined || status === 'SUCCESS') return toSignIn(context, 'password.unlocked', url);
  context.get(sessionContext).set('recovery', { stateToken, question: user?.recovery_question?.question });
  return redirect(`/${context.get(languageContext).locale}/reset-password`, 303);
}

/** The way back that the address names stays in it. */
function toSignIn(context: Context, key: TextKey, { searchParams }: URL): Response {
  const returnTo = searchParams.get('returnTo');
  context.get(sessionContext).unset('recovery');
  leaveNotice(context, { key, tone: 'success' });
  const query = returnTo === null ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  return redirect(`/${context.get(languageContext).locale}/sign-in${query}`, 303);
}

function expired(context: Context): StepAnswer {
  context.get(sessionContext).unset('recovery');
  return { form: nothing, problem: 'password.link.expired' };
}

/** The text for an error response of the identity provider; whatever else went wrong is thrown. */
const refusedWith =
  (rejection: TextKey) =>
  (error: unknown): TextKey => {
    if (hasStatus(error, 401)) return 'password.link.expired';
    if (hasStatus(error, 403)) return rejection;
    if (hasStatus(error, 429)) return 'error.rateLimit';
    throw error;
  };
