import { TextAreaField } from '@basin/react-ui';
import { fieldRules } from './fields.ts';
import { useField, type FieldProps } from './use-field.ts';

/** What someone writes to the shop. */
export function MessageField(props: Omit<FieldProps, 'name'>) {
  return <TextAreaField {...useField({ ...props, name: 'message' })} maxLength={fieldRules.message.longest} rows={7} />;
}
