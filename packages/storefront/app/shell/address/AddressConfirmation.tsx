import { Button, Notice } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import { useIsSubmitting } from '../forms/use-is-submitting.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import type { CheckedAddress } from './checked-address.server.ts';
import { addressLine, asEntered, chosenAddressField } from './place-of-address.ts';

interface AddressConfirmationProps {
  /** The submitted form; undefined before the first submit. */
  readonly form: CheckedAddress | undefined;
  /** The form's intent, when it has several. */
  readonly intent?: string;
}

/** Asks above a form which address is correct. Each choice submits the form. */
export function AddressConfirmation({ form, intent }: AddressConfirmationProps) {
  const { t } = useLanguage();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), [form]);
  if (form?.isFilled) return <Notice role="status">{t('address.filled')}</Notice>;
  if (!form?.suggestions) return null;
  return (
    <Notice tone="warning" role="status" tabIndex={-1} ref={question} title={t('address.didYouMean')}>
      {/* Enter in a field presses the first button, which must not choose an address */}
      <button type="submit" hidden />
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {form.suggestions.map((place) => (
        <AddressChoice
          key={addressLine(place)}
          value={new URLSearchParams(place).toString()}
          text={addressLine(place)}
        />
      ))}
      <AddressChoice value={asEntered} text={t('address.asEntered')} />
    </Notice>
  );
}

const AddressChoice = ({ value, text }: { readonly value: string; readonly text: string }) => (
  <Button
    type="submit"
    name={chosenAddressField}
    value={value}
    formNoValidate
    wide
    pending={useIsSubmitting({ [chosenAddressField]: value })}
  >
    {text}
  </Button>
);
