import { ErrorSummary } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import type { FieldName } from './fields.ts';
import type { FieldProblem, SentForm } from './read-form.ts';

/** What was wrong with a form that was sent, on top of it. */
export function FormProblems({ form }: { readonly form?: Pick<SentForm, 'problems'> | undefined }) {
  const { t } = useLanguage();
  const problems = Object.entries(form?.problems ?? {}) as [FieldName, FieldProblem][];
  return (
    <ErrorSummary
      title={t('field.error.summary', { count: problems.length })}
      problems={problems.map(([field, { key, values }]) => ({
        field,
        text: t(key, { field: t(`field.${field}`), ...values }),
      }))}
    />
  );
}
