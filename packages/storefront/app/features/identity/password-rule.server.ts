import { configuredPattern, passwordProblems, PatternError } from '@basin/domain';
import type { Context } from '../../shell/context.ts';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { logContext } from '../../shell/request-context.server.ts';
import { contentOf } from '../../shell/sdk/nouns.server.ts';

/**
 * Checks a password against the configured pattern, and rejects one that contains the account's own name or e-mail
 * address.
 */
export async function withPasswordProblem(context: Context, sent: SentForm): Promise<SentForm> {
  const { password, email = '', firstName = '', lastName = '' } = sent.values;
  if (password === undefined) return sent;
  const { passwordPattern } = await contentOf(context).settings();
  const problems = passwordProblems(password, {
    personal: [email.split('@')[0] ?? '', firstName, lastName],
    pattern: passwordPatternOf(context, passwordPattern),
  });
  return problems.length === 0
    ? sent
    : { ...sent, problems: { ...sent.problems, password: { key: 'field.error.password' } } };
}

/** Without a usable pattern the default rule applies. The identity provider decides in either case. */
function passwordPatternOf(context: Context, source: string | null): RegExp | undefined {
  try {
    return source === null ? undefined : configuredPattern(source);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    context.get(logContext).warn({ err: error }, 'the configured password pattern is invalid and is ignored');
    return undefined;
  }
}
