import { PasswordField, TextField } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { fieldRules, type FieldRule } from './fields.ts';
import { useField, type FieldProps } from './use-field.ts';

interface FormFieldProps extends FieldProps {
  /** Offered while one types. */
  readonly suggestions?: readonly string[];
  /** Called with each new value. */
  readonly onValue?: (value: string) => void;
}

/** A line of text of a form, or a password. */
export function FormField({ suggestions, onValue, ...props }: FormFieldProps) {
  const { t } = useLanguage();
  const { type, longest }: FieldRule = fieldRules[props.name];
  const field = {
    ...useField(props),
    maxLength: longest,
    // not onChange: React leaves it out where the value is the one that it hydrated (see replayInput)
    onInput: (event: { readonly currentTarget: { readonly value: string } }) => onValue?.(event.currentTarget.value),
  };
  if (type === 'password')
    return <PasswordField {...field} showLabel={t('password.show')} showText={t('password.show.short')} />;
  const list = suggestions && `${props.name}-suggestions`;
  return (
    <>
      <TextField {...field} type={type} list={list} />
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
