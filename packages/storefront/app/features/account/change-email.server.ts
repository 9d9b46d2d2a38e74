import { hasStatus, type CallError } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { textOf } from '../../shell/forms/text-of.ts';
import { retryKeyOf } from '../../shell/notices/retry-notice.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import type { TextKey } from '../../shell/texts/translate.ts';
import { toSettings } from './to-settings.server.ts';

const fields = { required: ['newEmail', 'ownPassword'] } as const;

/**
 * Requests a new e-mail address, to which a link is sent. Returns an invalid form with its problems and without the
 * password.
 */
export async function changeEmail(context: Context, form: FormData): Promise<SentForm | Response> {
  const sent = readForm(form, fields);
  const { newEmail: email = '', ownPassword: currentPassword = '' } = sent.values;
  const back = (problems: SentForm['problems']): SentForm => ({ values: { newEmail: email }, problems });
  if (!isValid(sent)) return back(sent.problems);
  const change = await accountOf(context).changeEmail({ email, currentPassword });
  return change.isDone ? toSettings(context, sentNotice) : back(problemsOf(context, change.error));
}

function problemsOf(context: Context, error: CallError): SentForm['problems'] {
  if (!hasStatus(error, 400)) return { newEmail: { key: retryKeyOf(context)(error) } };
  if (error.code === 'InvalidCurrentPassword') return { ownPassword: { key: 'email.change.wrong' } };
  return { newEmail: { key: emailProblems[error.code ?? ''] ?? 'field.error.email' } };
}

/** The problems of a valid address by the code of the error response. */
const emailProblems: Readonly<Record<string, TextKey>> = {
  DuplicateField: 'email.change.taken',
  InvalidOperation: 'email.change.own',
};

/** Sends another link to the requested address. */
export async function resendEmailLink(context: Context): Promise<Response> {
  const step = await accountOf(context).resendEmailLink();
  return toSettings(context, step.isDone ? sentNotice : failureOf(context, step.error));
}

/** Changes the address with the token of the link, which is used only when its button is pressed. */
export async function confirmEmail(context: Context, form: FormData): Promise<Response> {
  const token = textOf(form, 'emailToken').slice(0, 512) || '-';
  const step = await accountOf(context).confirmEmail(token);
  return toSettings(context, step.isDone ? { key: 'email.changed', tone: 'success' } : failureOf(context, step.error));
}

export async function cancelEmailChange(context: Context): Promise<Response> {
  const step = await accountOf(context).cancelEmailChange();
  return toSettings(
    context,
    step.isDone ? { key: 'email.change.cancelled', tone: 'success' } : failureOf(context, step.error),
  );
}

const sentNotice: SessionNotice = { key: 'email.change.sent', tone: 'success' };

function failureOf(context: Context, error: CallError): SessionNotice {
  if (!hasStatus(error, 400)) return { key: retryKeyOf(context)(error), tone: 'danger' };
  return { key: error.code === 'DuplicateField' ? 'email.change.taken' : 'email.link.expired', tone: 'danger' };
}
