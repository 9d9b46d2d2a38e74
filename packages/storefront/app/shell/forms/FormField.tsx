import { PasswordField, TextField } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { fieldRules, type FieldRule } from './fields.ts';
import { useField, type FieldProps } from './use-field.ts';

interface FormFieldProps extends FieldProps {
  /** Suggested values. */
  readonly suggestions?: readonly string[];
  /** Called with each new value. */
  readonly onValue?: (value: string) => void;
}

/** A single-line text or password field. */
export function FormField({ suggestions, onValue, ...props }: FormFieldProps) {
  const { t } = useLanguage();
  const { type, maxLength }: FieldRule = fieldRules[props.name];
  const field = {
    ...useField(props),
    maxLength,
    // not onChange: React skips it when the value equals the hydrated one (see replayInput)
    onInput: (event: { readonly currentTarget: { readonly value: string } }) => onValue?.(event.currentTarget.value),
  };
  const show = t('password.show.short');
  if (type === 'password') return <PasswordField {...field} showLabel={`${show}, ${field.label}`} showText={show} />;
  const list = suggestions && `${props.name}-suggestions`;
  return (
    <>
      <TextField {...field} type={type} list={list} />
      {suggestions && <SuggestionList id={list} values={suggestions} />}
    </>
  );
}
