import { localeTag } from '@basin/domain';
import { DateField, PasswordField, SelectField, TextAreaField, TextField, type SelectOption } from '@basin/react-ui';
import { useState } from 'react';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { fieldRules, type FieldName, type FieldRule } from './fields.ts';
import { problemOfText, type FieldProblem, type SentForm } from './read-form.ts';

interface FormFieldProps {
  readonly name: FieldName;
  readonly form?: Pick<SentForm, 'values' | 'problems'> | undefined;
  readonly optional?: boolean;
  readonly description?: string;
  /** Where the browser's own word for the field does not fit, as for a new password. */
  readonly autoComplete?: string;
  /** Makes it a choice from a list. */
  readonly options?: readonly SelectOption[];
  /** Offered while one types. */
  readonly suggestions?: readonly string[];
  /** What is wrong with it, where the form around it keeps that. */
  readonly problem?: string | undefined;
  /** Called with each new value. */
  readonly onValue?: (value: string) => void;
}

const messageRows = 7;

/** The problem of a field as it was sent, until the field is changed to a value that has none. */
function useProblem(sent: FieldProblem | undefined, problemIn: (text: string) => FieldProblem | undefined) {
  const [corrected, setCorrected] = useState<{ sent: FieldProblem; now: FieldProblem | undefined }>();
  const check = (text: string) => sent && setCorrected({ sent, now: problemIn(text) });
  return [corrected && corrected.sent === sent ? corrected.now : sent, check] as const;
}

/** A calendar day in words: "Tuesday, March 10, 2026". */
const longDay = (day: string, tag: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

/** A field of a form, as the table of fields says: its label, what it held when it was sent, and what was wrong. */
export function FormField({
  name,
  form,
  optional = false,
  description,
  autoComplete,
  options,
  suggestions,
  onValue,
  ...given
}: FormFieldProps) {
  const { t, locale } = useLanguage();
  const { type, longest, ...rule }: FieldRule = fieldRules[name];
  const label = t(`field.${name}`);
  const [problem, check] = useProblem(form?.problems[name], (text) => problemOfText(name, text, !optional));
  const shared = {
    id: name,
    name,
    label,
    note: optional ? t('field.optional') : undefined,
    description,
    autoComplete: autoComplete ?? rule.autoComplete,
    required: !optional,
    defaultValue: form?.values[name],
    // not onChange: React leaves it out where the value is the one that it hydrated (see replayInput)
    onInput: (event: { readonly currentTarget: { readonly value: string } }) => {
      check(event.currentTarget.value);
      onValue?.(event.currentTarget.value);
    },
    problem: problem && t(problem.key, { field: label, ...problem.values }),
    ...given,
  };
  if (options) return <SelectField {...shared} options={options} placeholder={t('field.choose')} />;
  if (type === 'password')
    return (
      <PasswordField
        {...shared}
        maxLength={longest}
        showLabel={t('password.show')}
        showText={t('password.show.short')}
      />
    );
  if (type === 'date') return <DateField {...shared} valueText={(day) => longDay(day, localeTag(locale))} />;
  if (type === 'lines') return <TextAreaField {...shared} maxLength={longest} rows={messageRows} />;
  const list = suggestions && `${name}-suggestions`;
  return (
    <>
      <TextField {...shared} maxLength={longest} type={type} list={list} />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}
