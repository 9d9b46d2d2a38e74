import type { RecoveryStep } from '@basin/sdk';
import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { isValid, readForm, type FormFields, type SentForm } from '../../shell/forms/read-form.ts';
import { textOf } from '../../shell/forms/text-of.ts';
import { withPasswordProblem } from './password-rule.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { retryKeyOf } from '../../shell/notices/retry-notice.server.ts';
import { sessionContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import type { TextKey } from '../../shell/texts/translate.ts';

/** The result of a step that does not redirect: a form with its problems, or a confirmation that an e-mail was sent. */
export interface StepResult {
  readonly form: SentForm;
  readonly problem?: TextKey | undefined;
  readonly isSent?: boolean;
}
type Step = (context: Context, form: FormData, url: URL) => Promise<StepResult | Response>;

/** The account recovery steps by their form's `intent`. @see wire reference §77 to §81 */
export const recoverySteps: ReadonlyMap<FormDataEntryValue | null, Step> = new Map<string, Step>([
  ['forgot', (context, form) => requestMail(context, form, 'forgotPassword')],
  ['unlock', (context, form) => requestMail(context, form, 'unlock')],
  ['verify', verifyLink],
  ['answer', submitRecoveryAnswer],
  ['change', setPassword],
  ['reset', setPassword],
]);

const nothing: SentForm = { values: {}, problems: {} };

/** The response is the same whether or not the account exists. */
async function requestMail(context: Context, form: FormData, call: 'forgotPassword' | 'unlock'): Promise<StepResult> {
  const sent = readForm(form, { required: ['email'] });
  if (!isValid(sent)) return { form: sent };
  try {
    await accountOf(context)[call](sent.values.email ?? '');
    return { form: nothing, isSent: true };
  } catch (error) {
    return { form: sent, problem: retryKeyOf(context)(error) };
  }
}

/** A link is used only when its button is pressed, so mail scanners that open links do not use it up. */
async function verifyLink(context: Context, form: FormData, url: URL): Promise<StepResult | Response> {
  const token = textOf(form, 'recoveryToken').slice(0, 512) || '-';
  return continueRecovery(context, url, accountOf(context).verifyRecovery(token), {
    rejected: 'password.link.expired',
  });
}

async function submitRecoveryAnswer(context: Context, form: FormData, url: URL): Promise<StepResult | Response> {
  const { token } = context.get(sessionContext).get('recovery') ?? {};
  if (token === undefined) return expired(context);
  const sent = readForm(form, { required: ['answer'] });
  if (!isValid(sent)) return { form: sent };
  const { answer = '' } = sent.values;
  return continueRecovery(context, url, accountOf(context).answerRecoveryQuestion({ token, answer }), {
    rejected: 'password.answer.wrong',
  });
}

/** Sets a password with the token of an e-mail, or replaces an expired password. */
async function setPassword(context: Context, form: FormData, url: URL): Promise<StepResult | Response> {
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
  return continueRecovery(context, url, next, {
    rejected: isExpired ? 'password.change.refused' : 'password.refused',
    done: 'password.changed',
  });
}

/** Continues with the next step, or with the sign-in once the account is unlocked. */
async function continueRecovery(
  context: Context,
  url: URL,
  next: Promise<RecoveryStep>,
  { rejected, done = 'password.unlocked' }: { readonly rejected: TextKey; readonly done?: TextKey },
): Promise<StepResult | Response> {
  const reached = await next.catch(retryKeyOf(context));
  if (typeof reached === 'string') return { form: nothing, problem: reached };
  switch (reached.step) {
    case 'done':
      return toSignIn(context, done, url);
    case 'expired':
      return { form: nothing, problem: 'password.link.expired' };
    case 'rejected':
      return { form: nothing, problem: rejected };
    default: {
      const { step: _, ...recovery } = reached;
      context.get(sessionContext).set('recovery', recovery);
      return redirect(pathIn(context, '/reset-password'), 303);
    }
  }
}

/** Redirects to the sign-in page and preserves the return URL. */
function toSignIn(context: Context, key: TextKey, { searchParams }: URL): Response {
  const returnTo = searchParams.get('returnTo');
  context.get(sessionContext).unset('recovery');
  queueNotice(context, { key, tone: 'success' });
  const query = returnTo === null ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  return redirect(pathIn(context, `/sign-in${query}`), 303);
}

function expired(context: Context): StepResult {
  context.get(sessionContext).unset('recovery');
  return { form: nothing, problem: 'password.link.expired' };
}
