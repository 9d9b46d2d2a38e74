import { Form, type FormProps } from '@basin/react-ui';
import { useMemo, type ReactNode } from 'react';
import { Form as RouterForm } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';
import type { Translate } from '../texts/translate.ts';
import { fieldRules, type FieldName } from './fields.ts';
import { FieldIdPrefix, FormProblems } from './form-problems.ts';
import { problemOfText, type FieldProblem, type SentForm } from './read-form.ts';

interface CheckedFormProps {
  /** The submitted form; undefined before the first submit. */
  readonly form: Pick<SentForm, 'problems'> | undefined;
  /** The form element; by default it posts to this page. */
  readonly render?: FormProps['render'];
  readonly className?: string | undefined;
  /** Precedes the ids of its fields, where another form on the page may have the same fields. */
  readonly idPrefix?: string;
  readonly children: ReactNode;
}

const none: NonNullable<FormProps['problems']> = [];

/** A form with the same validation rules and messages in the browser and, before hydration, on the server. */
export function CheckedForm({
  form,
  render = <RouterForm method="post" />,
  className,
  idPrefix = '',
  children,
}: CheckedFormProps) {
  const { t } = useLanguage();
  const problems = useMemo(() => {
    const found = Object.entries(form?.problems ?? {}) as [FieldName, FieldProblem][];
    return found.length === 0
      ? none
      : found.map(([field, problem]) => ({
          field: idPrefix + field,
          ...problemTexts(t, t(problem.label ?? `field.${field}`), problem),
        }));
  }, [form, idPrefix, t]);
  const rule: FormProps['rule'] = ({ name, value, required, labels }) => {
    const problem = name in fieldRules ? problemOfText(name as FieldName, value, required) : undefined;
    return problem && problemTexts(t, labels?.[0]?.firstChild?.textContent ?? name, problem);
  };
  return (
    <Form
      render={render}
      noValidate
      className={className}
      problems={problems}
      rule={rule}
      summaryTitle={(count) => t('field.error.summary', { count })}
    >
      {(problemOf) => (
        <FieldIdPrefix value={idPrefix}>
          <FormProblems value={problemOf}>{children}</FormProblems>
        </FieldIdPrefix>
      )}
    </Form>
  );
}

/** Returns a field's problem in short for the field, and with the field's label for the summary. */
function problemTexts(t: Translate, field: string, { key, values }: FieldProblem) {
  const short = t(key, { field, ...values });
  return { short, text: short.startsWith(field) ? short : t('field.error.named', { field, problem: short }) };
}
