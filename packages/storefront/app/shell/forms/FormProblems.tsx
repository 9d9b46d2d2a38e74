import { ErrorSummary } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../texts/TextsProvider.tsx';
import type { FieldName } from './fields.ts';
import { problemOfText, type FieldProblem, type SentForm } from './read-form.ts';

type Sent = Pick<SentForm, 'problems'>;

/** The problems of a form as it was sent, without those of fields that were corrected since; and a ref into the form. */
function useUncorrected(form: Sent | undefined) {
  const inForm = useRef<HTMLDivElement>(null);
  const [corrected, setCorrected] = useState<{ form: Sent; names: readonly string[] }>();
  useEffect(() => {
    const element = inForm.current?.closest('form');
    if (!form || !element) return undefined;
    const check = ({ target }: Event) => {
      const { name, value, required } = target as HTMLInputElement;
      if (!(name in form.problems) || problemOfText(name as FieldName, value, required)) return;
      setCorrected((before) => ({ form, names: [...(before?.form === form ? before.names : []), name] }));
    };
    element.addEventListener('input', check);
    return () => element.removeEventListener('input', check);
  }, [form]);
  const problems = Object.entries(form?.problems ?? {}) as [FieldName, FieldProblem][];
  const names = corrected && corrected.form === form ? corrected.names : [];
  return [inForm, problems.filter(([field]) => !names.includes(field))] as const;
}

/** What was wrong with a form that was sent, on top of it; a line goes when its field is corrected. */
export function FormProblems({ form }: { readonly form?: Sent | undefined }) {
  const { t } = useLanguage();
  const [inForm, problems] = useUncorrected(form);
  const named = (field: string, problem: string) =>
    problem.startsWith(field) ? problem : t('field.error.named', { field, problem });
  return (
    <ErrorSummary
      ref={inForm}
      title={t('field.error.summary', { count: problems.length })}
      problems={problems.map(([field, { key, values }]) => ({
        field,
        text: named(t(`field.${field}`), t(key, { field: t(`field.${field}`), ...values })),
      }))}
    />
  );
}
