import { matchesField, PatternError } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import { logContext } from '../request-context.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import type { FieldName } from './fields.ts';
import type { FieldProblem, SentForm } from './read-form.ts';

type Context = Readonly<RouterContextProvider>;

/** A form with a problem for each value that does not match the pattern that the settings have for its field. */
export async function withConfiguredProblems<Name extends FieldName>(
  context: Context,
  { values, problems }: SentForm<Name>,
): Promise<SentForm<Name>> {
  const { fieldPatterns } = await contentOf(context).settings();
  const found: Partial<Record<Name, FieldProblem>> = {};
  for (const name of Object.keys(values) as Name[])
    if (!fits(context, name, values[name] ?? '', fieldPatterns)) found[name] = { key: 'field.error.pattern' };
  return { values, problems: { ...found, ...problems } };
}

/** A pattern that cannot be used is logged and takes anything: no shopper can mend it. */
function fits(context: Context, name: string, value: string, patterns: Readonly<Record<string, string>>): boolean {
  try {
    return matchesField(name, value, patterns);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    context.get(logContext).warn({ err: error, field: name }, 'the configured pattern of a field is not used');
    return true;
  }
}
