import { Button, type ButtonProps } from '@basin/react-ui';
import { useIsSubmitting } from './use-is-submitting.ts';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'name' | 'value' | 'pending'> {
  /** Says what the form is for, where a page or an action has several. */
  readonly intent?: string;
  /** Other fields that identify the form, where a page has several with this intent. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Submits its form. It is pending until the response arrives, and another click then submits nothing. */
export function SubmitButton({ intent, fields, ...props }: SubmitButtonProps) {
  const sent = intent === undefined ? {} : { name: 'intent', value: intent };
  const isBusy = useIsSubmitting({ ...(intent !== undefined && { intent }), ...fields });
  return <Button {...sent} {...props} type="submit" pending={isBusy} />;
}
