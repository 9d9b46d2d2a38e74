import { TextAreaField } from '@basin/react-ui';
import { fieldRules } from './fields.ts';
import { useField, type FieldProps } from './use-field.ts';

/** A multi-line message field. */
export function MessageField(props: Omit<FieldProps, 'name'>) {
  return (
    <TextAreaField {...useField({ ...props, name: 'message' })} maxLength={fieldRules.message.maxLength} rows={7} />
  );
}
