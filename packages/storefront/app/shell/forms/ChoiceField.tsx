import { SelectField, type SelectFieldProps, type SelectOption } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { useField, type FieldProps } from './use-field.ts';

interface ChoiceFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
  readonly onValueChange?: SelectFieldProps['onValueChange'];
}

/** A form field with a list of options. */
export function ChoiceField({ options, onValueChange, ...props }: ChoiceFieldProps) {
  const { t } = useLanguage();
  return (
    <SelectField {...useField(props)} options={options} placeholder={t('field.choose')} onValueChange={onValueChange} />
  );
}
