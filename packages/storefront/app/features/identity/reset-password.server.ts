import { data, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { sessionContext } from '../../shell/request-context.server.ts';
import { confirmSession } from '../../shell/session/confirm-session.server.ts';
import type { ShopSession } from '../../shell/session/shop-session.ts';
import { recoverySteps } from './recovery-steps.server.ts';

/** The next form: request an e-mail, confirm a link, answer a question, or set a new password. */
export type Stage = 'forgot' | 'unlock' | 'verify' | 'answer' | 'change' | 'reset';

export function loadResetPassword({ context, url }: LoaderFunctionArgs) {
  const recoveryToken = url.searchParams.get('recoveryToken') ?? '';
  const recovery = context.get(sessionContext).get('recovery');
  const mail: Stage = url.searchParams.get('for') === 'unlock' ? 'unlock' : 'forgot';
  const stage = recoveryToken ? 'verify' : recovery ? stageOf(recovery) : mail;
  const returnTo = url.searchParams.get('returnTo') ?? '';
  return { stage, recoveryToken, returnTo, question: recovery?.question };
}

function stageOf({ isExpired, question }: NonNullable<ShopSession['recovery']>): Stage {
  if (isExpired) return 'change';
  return question === undefined ? 'reset' : 'answer';
}

export async function handleRecoveryForm({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData();
  const step = recoverySteps.get(form.get('intent'));
  if (!step) throw data(null, 400);
  await confirmSession(context);
  return step(context, form, url);
}
