import type { ActionFunctionArgs } from 'react-router';
import { isValid, readForm } from '../../shell/forms/read-form.ts';
import { logContext, sessionContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

/** Says whether an e-mail address has an account. A failed or rate-limited lookup counts as unknown. */
export async function lookUpEmail({ request, context }: ActionFunctionArgs): Promise<{ readonly isKnown: boolean }> {
  const sent = readForm(await request.formData(), { required: ['email'] });
  if (!isValid(sent)) return { isKnown: false };
  const session = context.get(sessionContext);
  const hasNoSession = !session.has('tokens');
  try {
    return { isKnown: await accountOf(context).isKnown(sent.values.email ?? '') };
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'could not look up an e-mail address');
    return { isKnown: false };
  } finally {
    // this response may arrive after the form's and must not replace the form's session with the one opened for the
    // lookup
    if (hasNoSession) session.unset('tokens');
  }
}
