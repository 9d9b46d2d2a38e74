import { Form, type FormProps } from '@basin/react-ui';
import { useMemo, type ReactNode } from 'react';
import { Form as RouterForm } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { fieldRules, type FieldName } from './fields.ts';
import { problemOfText, type FieldProblem, type SentForm } from './read-form.ts';

interface CheckedFormProps {
  /** As it was sent; undefined before. */
  readonly form: Pick<SentForm, 'problems'> | undefined;
  readonly className?: string | undefined;
  /** The fields, each with the problem of its name. */
  readonly children: (problemOf: (name: FieldName) => string | undefined) => ReactNode;
}

/** A form that the browser checks before it is sent, in the words of the server; before scripts load in its own. */
export function CheckedForm({ form, className, children }: CheckedFormProps) {
  const { t } = useLanguage();
  const textOf = useMemo(
    () =>
      (name: FieldName, { key, values }: FieldProblem) =>
        t(key, { field: t(`field.${name}`), ...values }),
    [t],
  );
  const problems = useMemo(
    () =>
      (Object.entries(form?.problems ?? {}) as [FieldName, FieldProblem][]).map(([field, problem]) => ({
        field,
        text: textOf(field, problem),
      })),
    [form, textOf],
  );
  const problemText: FormProps['problemText'] = ({ name, value, required, validationMessage }) => {
    const problem = name in fieldRules ? problemOfText(name as FieldName, value, required) : undefined;
    return problem ? textOf(name as FieldName, problem) : validationMessage;
  };
  return (
    <Form
      render={<RouterForm method="post" preventScrollReset />}
      className={className}
      problems={problems}
      problemText={problemText}
      summaryTitle={(count) => t('field.error.summary', { count })}
    >
      {children}
    </Form>
  );
}
