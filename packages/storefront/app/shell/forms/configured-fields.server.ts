import { matchesField, PatternError } from '@basin/domain';
import type { Context } from '../context.ts';
import { logContext } from '../request-context.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import type { FieldName } from './fields.ts';
import type { FieldProblem, SentForm } from './read-form.ts';

/** Adds a problem for each value that does not match its field's pattern in the settings. */
export async function withConfiguredProblems<Name extends FieldName>(
  context: Context,
  { values, problems }: SentForm<Name>,
): Promise<SentForm<Name>> {
  const { fieldPatterns } = await contentOf(context).settings();
  const found: Partial<Record<Name, FieldProblem>> = {};
  for (const name of Object.keys(values) as Name[])
    if (!matchesPattern(context, name, values[name] ?? '', fieldPatterns)) found[name] = { key: 'field.error.pattern' };
  return { values, problems: { ...found, ...problems } };
}

/** An invalid pattern is logged and accepts any value, because shoppers cannot fix it. */
function matchesPattern(
  context: Context,
  name: string,
  value: string,
  patterns: Readonly<Record<string, string>>,
): boolean {
  try {
    return matchesField(name, value, patterns);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    context
      .get(logContext)
      .warn({ err: error, field: name }, 'the configured pattern of a field is invalid and is ignored');
    return true;
  }
}
