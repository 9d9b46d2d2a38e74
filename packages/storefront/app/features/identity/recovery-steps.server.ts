import { hasStatus, type RecoveryStep } from '@basin/sdk';
import { redirect, type RouterContextProvider } from 'react-router';
import { isValid, readForm, type FormFields, type SentForm } from '../../shell/forms/read-form.ts';
import { withPasswordProblem } from './password-rule.server.ts';
import { leaveNotice } from '../../shell/notices/notices.server.ts';
import { languageContext, sessionContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
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
  try {
    await accountOf(context)[call](sent.values.email ?? '');
    return { form: nothing, isSent: true };
  } catch (error) {
    if (hasStatus(error, 429)) return { form: sent, problem: 'error.rateLimit' };
    throw error;
  }
}

/** A link is taken by a press of a button only: whatever opens the links of a mail beforehand does not use it up. */
async function verifyLink(context: Context, form: FormData, url: URL): Promise<StepAnswer | Response> {
  const given = form.get('recoveryToken');
  const token = typeof given === 'string' && given !== '' ? given.slice(0, 512) : '-';
  return goOn(context, url, accountOf(context).verifyRecovery(token), { rejected: 'password.link.expired' });
}

async function answerQuestion(context: Context, form: FormData, url: URL): Promise<StepAnswer | Response> {
  const { token } = context.get(sessionContext).get('recovery') ?? {};
  if (token === undefined) return expired(context);
  const sent = readForm(form, { required: ['answer'] });
  if (!isValid(sent)) return { form: sent };
  const { answer = '' } = sent.values;
  return goOn(context, url, accountOf(context).answerRecoveryQuestion({ token, answer }), {
    rejected: 'password.answer.wrong',
  });
}

/** With the right that a mail gave, or in the place of a password that has expired. */
async function setPassword(context: Context, form: FormData, url: URL): Promise<StepAnswer | Response> {
  const { token, isExpired = false } = context.get(sessionContext).get('recovery') ?? {};
  if (token === undefined) return expired(context);
  const fields: FormFields = { required: isExpired ? ['currentPassword', 'password'] : ['password'] };
  const sent = await withPasswordProblem(context, readForm(form, fields));
  const { currentPassword = '', password: newPassword = '' } = sent.values;
  if (!isValid(sent)) return { form: { ...sent, values: {} } };
  const account = accountOf(context);
  const next = isExpired
    ? account.changeExpiredPassword({ token, currentPassword, newPassword })
    : account.resetPassword({ token, newPassword });
  return goOn(context, url, next, {
    rejected: isExpired ? 'password.change.refused' : 'password.refused',
    done: 'password.changed',
  });
}

/** To the next step, or to the sign-in when the account is open again. */
async function goOn(
  context: Context,
  url: URL,
  next: Promise<RecoveryStep>,
  { rejected, done = 'password.unlocked' }: { readonly rejected: TextKey; readonly done?: TextKey },
): Promise<StepAnswer | Response> {
  const reached = await next.catch(rateLimited);
  switch (reached.step) {
    case 'done':
      return toSignIn(context, done, url);
    case 'expired':
      return { form: nothing, problem: 'password.link.expired' };
    case 'rejected':
      return { form: nothing, problem: rejected };
    case 'rateLimited':
      return { form: nothing, problem: 'error.rateLimit' };
    default: {
      const { step: _, ...recovery } = reached;
      context.get(sessionContext).set('recovery', recovery);
      return redirect(`/${context.get(languageContext).locale}/reset-password`, 303);
    }
  }
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

function rateLimited(error: unknown): { readonly step: 'rateLimited' } {
  if (hasStatus(error, 429)) return { step: 'rateLimited' };
  throw error;
}
