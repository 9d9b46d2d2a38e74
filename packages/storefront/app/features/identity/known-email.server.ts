import type { ActionFunctionArgs } from 'react-router';
import { isValid, readForm } from '../../shell/forms/read-form.ts';
import { logContext, sessionContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

/** Says whether an e-mail address has an account; one that cannot be looked up, or too often, counts as unknown. */
export async function lookUpEmail({ request, context }: ActionFunctionArgs): Promise<{ readonly isKnown: boolean }> {
  const sent = readForm(await request.formData(), { required: ['email'] });
  if (!isValid(sent)) return { isKnown: false };
  const session = context.get(sessionContext);
  const isNobody = !session.has('tokens');
  try {
    return { isKnown: await accountOf(context).isKnown(sent.values.email ?? '') };
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'an e-mail address could not be looked up');
    return { isKnown: false };
  } finally {
    // the answer may come after that of the form, whose session it would replace by the one that was opened to ask
    if (isNobody) session.unset('tokens');
  }
}
